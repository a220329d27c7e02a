import CellSimInterfaceBuilder
import Foundation

/// Chooses a date or a time. The date is always the one that was set: never that of the day.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// A time of day: hours of twelve, minutes, AM or PM.
        case time
        /// A day: month, day and year.
        case date
        /// A day and a time of day.
        case dateAndTime
        /// A length of time, from `countDownDuration`; only wheels show it, other looks tell the time of `date`.
        case countDownTimer
        /// A month of a year; only wheels leave out the day.
        case yearAndMonth
    }

    /// How the picker looks.
    public enum Style: Int, Sendable {
        /// Wheels for a length of time, else `compact`.
        case automatic
        /// Wheels, 320 × 216 points.
        case wheels
        /// A grey field each for the date and the time, 34 points high; taps open nothing here.
        case compact
        /// A month's sheet with a line for the time, 320 points wide.
        case inline
    }

    /// 2001-01-01 00:00 UTC until it is set: a difference from UIKit, which begins with the present. A date before
    /// `minimumDate` becomes that, one after `maximumDate` becomes that.
    open var date = Date(timeIntervalSinceReferenceDate: 0) {
        didSet {
            if date != withinRange(date) { date = withinRange(date) }
            setNeedsDisplay()
        }
    }
    /// The earliest date, nil for any. Without effect where it is after `maximumDate`, and for countdowns.
    open var minimumDate: Date? { didSet { date = withinRange(date) } }
    /// The latest date, nil for any. Without effect where it is before `minimumDate`, and for countdowns.
    open var maximumDate: Date? { didSet { date = withinRange(date) } }
    /// What is chosen, which decides on columns and size.
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// The look that is wanted; a document that says nothing means wheels.
    open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The distance of the wheel's minutes, 1 to 60; others are taken for the nearer end. Chosen minutes are not
    /// rounded.
    open var minuteInterval = 1
    /// Seconds.
    open var countDownDuration: TimeInterval = 0
    /// The language and region whose words and order of day, month and year are shown; those of the interface for nil.
    open var locale: Locale? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Kept; nothing reads it: days are those of the Gregorian calendar.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet { noteKept("UIDatePicker.calendar", calendar != Calendar(identifier: .gregorian)) }
    }
    /// Where the date is told; nil for Greenwich, unlike UIKit, which takes the device's.
    open var timeZone: TimeZone?

    /// A picker of that frame (points in its superview) for date and time.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        datePickerMode =
            nib.enumeration(
                "datePickerMode",
                ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
            ?? .dateAndTime
        preferredDatePickerStyle =
            nib.enumeration(
                "style", ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic])
            ?? .wheels
        minuteInterval = nib.count("minuteInterval", in: 0...60) ?? 1
        if let given = nib.element("date") { date = Self.date(nib.coder(for: given)) ?? date }
        if let given = nib.element("minimumDate") { minimumDate = Self.date(nib.coder(for: given)) }
        if let given = nib.element("maximumDate") { maximumDate = Self.date(nib.coder(for: given)) }
        if let identifier = nib.element("locale").flatMap({ nib.coder(for: $0).string("localeIdentifier") }) {
            locale = Locale(identifier: identifier)
        }
        if let seconds = nib.double("countDownDuration", in: IBLimits.countdowns) { countDownDuration = seconds }
        nib.ignore("useCurrentDate")
    }

    /// The date that is taken for one that is given.
    private func withinRange(_ date: Date) -> Date {
        if datePickerMode == .countDownTimer { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    private static func date(_ nib: NibCoder) -> Date? {
        nib.double("timeIntervalSinceReferenceDate", in: IBLimits.dates).map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
    }

    /// Sets `date`, to limits or not; `animated` makes no difference.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The look that is shown: never `automatic`.
    public var datePickerStyle: Style {
        preferredDatePickerStyle == .automatic
            ? (datePickerMode == .countDownTimer ? .wheels : .compact) : preferredDatePickerStyle
    }

    /// Points: wheels 320 × 216, compact one line, inline a month's sheet.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: CGSize(width: 320, height: 216)
        case .compact: compactSize
        case .inline: CGSize(width: 320, height: inlineHeight)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func recordContent(into recorder: inout DisplayRecorder) {
        switch datePickerStyle {
        case .compact: recordCompact(into: &recorder)
        case .inline: recordInline(into: &recorder)
        default:
            PickerWheels.record(
                wheels, in: bounds, fontSize: datePickerMode == .countDownTimer ? 21 : 23, into: &recorder)
        }
    }
}
