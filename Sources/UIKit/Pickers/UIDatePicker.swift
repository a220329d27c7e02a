import Foundation

/// Chooses a date or a time. The date is always the one that was set: never that of the day.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

    /// 2001-01-01 00:00 UTC until it is set: a difference from UIKit, which begins with the present.
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
    open var minuteInterval = 1
    /// Seconds.
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var timeZone: TimeZone?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        datePickerMode =
            nib.enumeration(
                "datePickerMode", ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
            ?? .dateAndTime
        preferredDatePickerStyle =
            nib.enumeration("style", ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic]) ?? .wheels
        minuteInterval = nib.int("minuteInterval") ?? 1
        if let given = nib.element("date") { date = Self.date(nib.coder(for: given)) ?? date }
        if let given = nib.element("minimumDate") { minimumDate = Self.date(nib.coder(for: given)) }
        if let given = nib.element("maximumDate") { maximumDate = Self.date(nib.coder(for: given)) }
        if let identifier = nib.element("locale").flatMap({ nib.coder(for: $0).string("localeIdentifier") }) { locale = Locale(identifier: identifier) }
        if let seconds = nib.double("countDownDuration") { countDownDuration = seconds }
        nib.ignore("useCurrentDate")
    }

    private static func date(_ nib: NibCoder) -> Date? {
        nib.double("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    public var datePickerStyle: Style {
        preferredDatePickerStyle == .automatic ? (datePickerMode == .countDownTimer ? .wheels : .compact) : preferredDatePickerStyle
    }

    /// Points: wheels 320 × 216, compact one line, inline a month's sheet.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: CGSize(width: 320, height: 216)
        case .compact: CGSize(width: compactWidths.reduce(0, +) + CGFloat(compactWidths.count - 1) * 5, height: 34)
        case .inline: CGSize(width: 320, height: datePickerMode == .time ? 53 : 343)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var shownCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .gmt
        return calendar
    }

    private var parts: DateComponents { shownCalendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date) }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    private var dateText: String { "\(Self.months[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1), \(parts.year ?? 2001)" }
    private var timeText: String {
        let hour = parts.hour ?? 0
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(parts.minute ?? 0)) \(hour < 12 ? "AM" : "PM")"
    }
    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    private var compactTexts: [String] {
        switch datePickerMode {
        case .time, .countDownTimer: [timeText]
        case .date, .yearAndMonth: [dateText]
        case .dateAndTime: [dateText, timeText]
        }
    }
    private var compactWidths: [CGFloat] {
        compactTexts.map { DisplayRecorder.textSize($0, font: .systemFont(ofSize: 17), scale: traitCollection.effectiveDisplayScale).width + 22 }
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        switch datePickerStyle {
        case .compact: recordCompact(&recorder)
        case .inline where datePickerMode != .time: recordMonth(&recorder)
        default: WheelLook.record(rows: wheelRows, in: bounds, &recorder)
        }
    }

    private func recordCompact(_ recorder: inout DisplayRecorder) {
        var x: CGFloat = bounds.minX
        for (text, width) in zip(compactTexts, compactWidths) {
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            recorder.fill(rect, radius: 6, color: .tertiarySystemFill)
            recorder.text(text, font: .systemFont(ofSize: 17), color: .label, in: rect)
            x += width + 5
        }
    }

    private var wheelRows: [[String]] {
        let offsets = Array(-2...2)
        func wheel(_ component: Calendar.Component, _ text: (DateComponents) -> String) -> [String] {
            offsets.map { offset in
                guard let moved = shownCalendar.date(byAdding: component, value: offset, to: date) else { return "" }
                return text(shownCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: moved))
            }
        }
        let month = wheel(.month) { Self.longMonths[(($0.month ?? 1) - 1) % 12] }
        let day = wheel(.day) { "\($0.day ?? 1)" }
        let year = wheel(.year) { "\($0.year ?? 2001)" }
        let hour = wheel(.hour) { "\((($0.hour ?? 0) + 11) % 12 + 1)" }
        let minute = wheel(.minute) { Self.twoDigits($0.minute ?? 0) }
        switch datePickerMode {
        case .date: return [month, day, year]
        case .yearAndMonth: return [month, year]
        case .time: return [hour, minute]
        case .countDownTimer: return [wheel(.hour) { "\($0.hour ?? 0)" }, minute]
        case .dateAndTime: return [wheel(.day) { "\(Self.months[(($0.month ?? 1) - 1) % 12]) \($0.day ?? 1)" }, hour, minute]
        }
    }

    private func recordMonth(_ recorder: inout DisplayRecorder) {
        let title = "\(Self.longMonths[((parts.month ?? 1) - 1) % 12]) \(parts.year ?? 2001)"
        let top = CGRect(x: bounds.minX + 16, y: bounds.minY + 8, width: bounds.width - 32, height: 30)
        recorder.text(title, font: .systemFont(ofSize: 17, weight: .semibold), color: .label, in: top, alignment: .left)
        let pitch = (bounds.width - 24) / 7
        for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let rect = CGRect(x: bounds.minX + 12 + CGFloat(column) * pitch, y: bounds.minY + 44, width: pitch, height: 20)
            recorder.text(name, font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel, in: rect)
        }
        var first = shownCalendar.dateComponents([.year, .month], from: date)
        first.day = 1
        guard let start = shownCalendar.date(from: first), let days = shownCalendar.range(of: .day, in: .month, for: start) else { return }
        let offset = shownCalendar.component(.weekday, from: start) - 1
        for day in days {
            let cell = day - 1 + offset
            let rect = CGRect(
                x: bounds.minX + 12 + CGFloat(cell % 7) * pitch, y: bounds.minY + 68 + CGFloat(cell / 7) * 44, width: pitch, height: 44)
            let isChosen = day == parts.day
            if isChosen {
                let circle = CGRect(x: rect.midX - 22, y: rect.minY, width: 44, height: 44)
                recorder.fill(circle, radius: 22, color: tintColor.withAlphaComponent(0.18))
            }
            recorder.text("\(day)", font: .systemFont(ofSize: 20), color: isChosen ? tintColor : .label, in: rect)
        }
    }
}
