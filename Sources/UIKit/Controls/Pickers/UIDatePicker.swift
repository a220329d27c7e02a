import CellSimInterfaceBuilder
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control for picking a date or a time. It shows only the date that the app sets, never the current date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The mode of a date picker, which determines the kind of value to pick.
    public enum Mode: Int, Sendable {
        /// A time of day: hours from 1 to 12, minutes, AM or PM.
        case time
        /// A day: month, day and year.
        case date
        /// A day and a time of day.
        case dateAndTime
        /// A duration, stored in `countDownDuration`. Only wheels show it; other styles show the time of `date`.
        case countDownTimer
        /// A month and a year. Only wheels omit the day.
        case yearAndMonth
    }

    /// The style of the picker.
    public enum Style: Int, Sendable {
        /// Wheels for a duration; otherwise `compact`.
        case automatic
        /// Wheels, 320 × 216 points.
        case wheels
        /// Grey fields for the date and the time at the trailing edge, 14 points higher than their text. In a narrow picker, dates have their
        /// short format. In CellSim, taps have no effect.
        case compact
        /// A month calendar with a row for the time, 320 points wide.
        case inline
    }

    /// The date, limited to `minimumDate` and `maximumDate`. Difference from UIKit: initially 2001-01-01 00:00 UTC, or the date in the
    /// environment variable `CELLSIM_DATE`, not the current date.
    open var date = InitialPickerDate.value {
        didSet {
            if date != clamped(date) { date = clamped(date) }
            setNeedsDisplay()
        }
    }
    /// The colour of the wheels' titles, which apps set with the private key `textColor`; nil for the label colour.
    var rowColor: UIColor? { didSet { content.setNeedsDisplay() } }
    /// The earliest date; nil for no limit. Without effect if it is after `maximumDate`, and for durations.
    open var minimumDate: Date? { didSet { date = clamped(date) } }
    /// The latest date; nil for no limit. Without effect if it is before `minimumDate`, and for durations.
    open var maximumDate: Date? { didSet { date = clamped(date) } }
    /// The kind of value to pick, which determines the columns and the size.
    open var datePickerMode = Mode.dateAndTime { didSet { fieldsDidChange() } }
    /// The preferred style. In documents without this attribute, it is `wheels`.
    open var preferredDatePickerStyle = Style.automatic { didSet { fieldsDidChange() } }
    /// The interval between the minutes on the wheel, clamped to 1–60. The current minute is not rounded to it.
    open var minuteInterval = 1
    /// The duration in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The locale for the text and the order of day, month and year; nil for the locale of the interface.
    open var locale: Locale? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The calendar. Stored without effect: the picker uses the Gregorian calendar.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet { reportNoOp("UIDatePicker.calendar", calendar != Calendar(identifier: .gregorian)) }
    }
    /// The time zone of the date; nil for UTC. UIKit uses the device's time zone instead.
    open var timeZone: TimeZone?

    /// Creates a picker for date and time, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
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
        if let element = nib.element("date") { date = Self.date(nib.coder(for: element)) ?? date }
        if let element = nib.element("minimumDate") { minimumDate = Self.date(nib.coder(for: element)) }
        if let element = nib.element("maximumDate") { maximumDate = Self.date(nib.coder(for: element)) }
        if let identifier = nib.element("locale").flatMap({ nib.coder(for: $0).string("localeIdentifier") }) {
            locale = Locale(identifier: identifier)
        }
        if let seconds = nib.double("countDownDuration", in: IBLimits.countdowns) { countDownDuration = seconds }
        nib.ignore("useCurrentDate")
        fieldsDidChange()
    }

    /// The view that draws the picker.
    let content = DatePickerContent(frame: .zero)

    private func addContent() {
        content.frame = bounds
        addSubview(content)
        content.setFields(compactTexts.count)
    }

    private func fieldsDidChange() {
        content.setFields(datePickerStyle == .compact ? compactTexts.count : 0)
        invalidateIntrinsicContentSize()
    }

    /// Returns the date, clamped to the picker's range.
    private func clamped(_ date: Date) -> Date {
        if datePickerMode == .countDownTimer { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    private static func date(_ nib: NibCoder) -> Date? {
        nib.double("timeIntervalSinceReferenceDate", in: IBLimits.dates).map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
    }

    /// Sets `date`, within its limits; `animated` has no effect.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The current style, which is never `automatic`.
    public var datePickerStyle: Style {
        preferredDatePickerStyle == .automatic
            ? (datePickerMode == .countDownTimer ? .wheels : .compact) : preferredDatePickerStyle
    }

    /// The size in points: 320 × 216 for wheels, one line for `compact`, a month calendar for `inline`.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: CGSize(width: 320, height: 216)
        case .compact: compactSize
        case .inline: CGSize(width: 320, height: inlineHeight)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the picker in its content view.
    func record(into recorder: inout DisplayRecorder) {
        switch datePickerStyle {
        case .compact: recordCompact(into: &recorder)
        case .inline: recordInline(into: &recorder)
        default:
            PickerWheels.recordSelection(in: bounds, into: &recorder)
            PickerWheels.record(
                wheels, in: bounds, fontSize: datePickerMode == .countDownTimer ? 21 : 23, color: rowColor,
                into: &recorder)
        }
    }
}
