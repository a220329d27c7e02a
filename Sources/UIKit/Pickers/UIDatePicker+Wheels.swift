import Foundation

extension UIDatePicker {
    /// The columns of the wheels for the mode, from left to right.
    var wheels: [PickerWheels.Wheel] {
        typealias Wheel = PickerWheels.Wheel
        let hour = Wheel(rows: rows(.hour, Self.hour), width: 60)
        let minute = Wheel(rows: rows(.minute, step: minuteInterval, Self.minute), width: 60)
        switch datePickerMode {
        case .date:
            return [
                Wheel(rows: rows(.month, Self.month), width: 134, alignment: .left),
                Wheel(rows: rows(.day) { "\($0.day ?? 1)" }, width: 54, alignment: .right),
                Wheel(rows: rows(.year) { "\($0.year ?? 2001)" }, width: 90, alignment: .right),
            ]
        case .yearAndMonth:
            return [
                Wheel(rows: rows(.month, Self.month), width: 134, alignment: .left),
                Wheel(rows: rows(.year) { "\($0.year ?? 2001)" }, width: 90, alignment: .right),
            ]
        case .time: return [hour, minute, halves]
        case .dateAndTime:
            let day = rows(.day) { "\(Self.weekday($0)) \(Self.shortMonth($0)) \($0.day ?? 1)" }
            return [Wheel(rows: day, width: 130, alignment: .right), hour, minute, halves].map { wheel in
                var wheel = wheel
                if wheel.width == 60 { wheel.width = 52 }
                return wheel
            }
        case .countDownTimer:
            let minutes = max(Int(saturating: countDownDuration / 60), 1)
            return [
                Wheel(
                    rows: numbers(around: minutes / 60, below: 24), alignment: .right,
                    unit: minutes / 60 == 1 ? "hour" : "hours"),
                Wheel(rows: numbers(around: minutes % 60, below: 60), alignment: .right, unit: "min"),
            ]
        }
    }

    /// Before and after noon: two rows, no more.
    private var halves: PickerWheels.Wheel {
        let isMorning = Self.halfOfDay(parts(of: shownDate)) == "AM"
        let rows = PickerWheels.offsets.map { offset in
            offset == 0 ? (isMorning ? "AM" : "PM") : offset == (isMorning ? 1 : -1) ? (isMorning ? "PM" : "AM") : ""
        }
        return PickerWheels.Wheel(rows: rows, width: 60)
    }

    private func rows(_ component: Calendar.Component, step: Int = 1, _ text: (DateComponents) -> String) -> [String] {
        let calendar = shownCalendar
        return PickerWheels.offsets.map { offset in
            guard let moved = calendar.date(byAdding: component, value: offset * min(max(step, 1), 60), to: shownDate)
            else { return "" }
            return text(parts(of: moved))
        }
    }

    private func numbers(around value: Int, below limit: Int) -> [String] {
        PickerWheels.offsets.map { "\(((value + $0) % limit + limit) % limit)" }
    }
}
