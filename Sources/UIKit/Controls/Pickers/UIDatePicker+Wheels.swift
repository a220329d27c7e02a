import Foundation

/// The wheels of a date picker in the style `wheels`.
extension UIDatePicker {
    /// The wheels for the picker's mode, from left to right.
    var wheels: [PickerWheels.Wheel] {
        typealias Wheel = PickerWheels.Wheel
        let (dateFormats, calendar) = (formats, displayCalendar)
        let hour = Wheel(rows: rows(.hour) { dateFormats.hour($0, calendar) }, width: 60)
        let minute = Wheel(rows: rows(.minute, step: minuteInterval) { dateFormats.minute($0, calendar) }, width: 60)
        let time = dateFormats.usesDayPeriods ? [hour, minute, dayPeriodWheel] : [hour, minute]
        switch datePickerMode {
        case .date: return dateWheels(dateFormats.componentOrder)
        case .yearAndMonth: return dateWheels(dateFormats.componentOrder.filter { $0 != "d" })
        case .time: return time
        case .dateAndTime:
            let day = rows(.day) { dateFormats.dayOfWeek($0, calendar) }
            return ([Wheel(rows: day, width: 130, alignment: .right)] + time).map { wheel in
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

    /// Returns the wheels of a date in component order, mirrored in right-to-left interfaces.
    private func dateWheels(_ order: [Character]) -> [PickerWheels.Wheel] {
        var wheels = order.map(dateWheel)
        // Month names are left-aligned, numbers right-aligned.
        for index in wheels.indices.dropFirst() where wheels[index].alignment == .left { wheels[index].inset = 14 }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? wheels.reversed() : wheels
    }

    /// Returns the wheel of a date component: `d` for the day, `M` for the month, otherwise the year.
    private func dateWheel(_ component: Character) -> PickerWheels.Wheel {
        let (dateFormats, calendar) = (formats, displayCalendar)
        return switch component {
        case "d": PickerWheels.Wheel(rows: rows(.day) { dateFormats.day($0, calendar) }, width: 54, alignment: .right)
        case "M":
            PickerWheels.Wheel(rows: rows(.month) { dateFormats.month($0, calendar) }, width: 134, alignment: .left)
        default: PickerWheels.Wheel(rows: rows(.year) { dateFormats.year($0, calendar) }, width: 90, alignment: .right)
        }
    }

    /// The wheel for AM and PM. It has only two rows.
    private var dayPeriodWheel: PickerWheels.Wheel {
        let isMorning = formats.isMorning(clampedDate, displayCalendar)
        let (before, after) = (formats.dayPeriodSymbols[0], formats.dayPeriodSymbols[1])
        let rows = PickerWheels.offsets.map { offset in
            offset == 0
                ? (isMorning ? before : after) : offset == (isMorning ? 1 : -1) ? (isMorning ? after : before) : ""
        }
        return PickerWheels.Wheel(rows: rows, width: 60)
    }

    private func rows(_ component: Calendar.Component, step: Int = 1, _ text: (Date) -> String) -> [String] {
        let calendar = displayCalendar
        return PickerWheels.offsets.map { offset in
            calendar.date(byAdding: component, value: offset * min(max(step, 1), 60), to: clampedDate).map(text) ?? ""
        }
    }

    private func numbers(around value: Int, below limit: Int) -> [String] {
        PickerWheels.offsets.map { "\(((value + $0) % limit + limit) % limit)" }
    }
}
