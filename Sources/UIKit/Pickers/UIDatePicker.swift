import CellSimInterfaceBuilder
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

    private static func date(_ nib: NibCoder) -> Date? {
        nib.double("timeIntervalSinceReferenceDate", in: IBLimits.dates).map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

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
