import CellSimGraphics
import Foundation

/// Drawing of date pickers in the styles `compact` and `inline`.
extension UIDatePicker {
    private static let font = UIFont.systemFont(ofSize: 17)
    private static let gap: CGFloat = 5
    /// The margins of the text in a field, in points.
    private static let pillMargins = CGSize(width: 12, height: 7)
    /// The minimum size of the text in a narrow field, relative to its usual size.
    private static let minimumScaleFactor: CGFloat = 0.5
    private static let monthHeight: CGFloat = 343
    private static let timeHeight: CGFloat = 45
    /// The height of a row of days.
    private static let rowHeight: CGFloat = 44

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var textColor: UIColor { isEnabled ? .label : .tertiaryLabel }

    // MARK: Compact

    var compactTexts: [String] { compactTexts(isShort: false) }

    /// Returns the texts of the fields.
    /// - Parameter isShort: Whether dates have their short format, such as "24.03.2024" instead of "24 мар. 2024 г.".
    private func compactTexts(isShort: Bool) -> [String] {
        let date = isShort ? shortDateText : dateText
        switch datePickerMode {
        case .time, .countDownTimer: return [timeText]
        case .date, .yearAndMonth: return [date]
        case .dateAndTime: return [date, timeText]
        }
    }

    private func pillSize(_ text: String, _ font: UIFont = font) -> CGSize {
        let size = DisplayRecorder.textSize(text, font: font, scale: traitCollection.effectiveDisplayScale)
        return CGSize(
            width: size.width + 2 * Self.pillMargins.width, height: size.height + 2 * Self.pillMargins.height)
    }

    private func compactWidth(_ texts: [String]) -> CGFloat {
        texts.map { pillSize($0).width }.reduce(0, +) + CGFloat(texts.count - 1) * Self.gap
    }

    /// The size in the style `compact`, in points.
    var compactSize: CGSize {
        CGSize(width: compactWidth(compactTexts), height: compactTexts.map { pillSize($0).height }.max() ?? 0)
    }

    /// The texts and the font that fit into the bounds. If the texts are too wide, dates have their short format; if that is too wide,
    /// too, the font is smaller.
    private var fittingTexts: (texts: [String], font: UIFont) {
        let texts = compactTexts
        // Layout rounds widths to pixels.
        let width = bounds.width + 0.5
        if compactWidth(texts) <= width { return (texts, Self.font) }
        let shortTexts = compactTexts(isShort: true)
        let shortWidth = compactWidth(shortTexts)
        if shortWidth <= width { return (shortTexts, Self.font) }
        let spaces = CGFloat(texts.count) * 2 * Self.pillMargins.width + CGFloat(texts.count - 1) * Self.gap
        let factor = max((bounds.width - spaces) / max(shortWidth - spaces, 1), Self.minimumScaleFactor)
        return (shortTexts, Self.font.withSize(Self.font.pointSize * factor))
    }

    /// Draws the fields at the trailing edge.
    func recordCompact(into recorder: inout DisplayRecorder) {
        let (texts, font) = fittingTexts
        let widths = texts.map { pillSize($0, font).width }
        var x = max(bounds.width - widths.reduce(0, +) - CGFloat(texts.count - 1) * Self.gap, 0)
        for (index, text) in texts.enumerated() {
            let width = min(widths[index], max(bounds.width - x, 0))
            let left = isMirrored ? bounds.maxX - x - width : bounds.minX + x
            let rect = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
            let color = content.backgroundColor(ofField: index) ?? .tertiarySystemFill
            recordPill(text, font, in: rect, color, content.backgroundAlpha(ofField: index), into: &recorder)
            x += width + Self.gap
        }
    }

    private func recordPill(
        _ text: String, _ font: UIFont = font, in rect: CGRect, _ fill: UIColor = .tertiarySystemFill,
        _ alpha: CGFloat = 1,
        into recorder: inout DisplayRecorder
    ) {
        var color = recorder.rgba(fill)
        color.alpha = UInt8(CGFloat(color.alpha) * min(max(alpha, 0), 1))
        if alpha > 0 { recorder.fill(Path.continuousRect(rect, radii: CornerRadii(8)), color: color) }
        recorder.drawText(text, font: font, color: textColor, in: rect)
    }

    // MARK: Inline

    private var showsMonth: Bool { datePickerMode != .time && datePickerMode != .countDownTimer }
    private var showsTime: Bool { datePickerMode != .date && datePickerMode != .yearAndMonth }

    /// The height in the style `inline`, in points.
    var inlineHeight: CGFloat {
        if !showsMonth { return Self.timeHeight + 8 }
        return Self.monthHeight + (showsTime ? Self.timeHeight : 0)
    }

    func recordInline(into recorder: inout DisplayRecorder) {
        if showsMonth { recordMonth(into: &recorder) }
        guard showsTime else { return }
        let middle = showsMonth ? bounds.minY + Self.monthHeight + Self.timeHeight / 2 - 4 : bounds.midY
        let size = pillSize(timeText)
        let pill = CGRect(
            x: isMirrored ? bounds.minX + 16 : bounds.maxX - 16 - size.width, y: middle - size.height / 2,
            width: size.width, height: size.height)
        recordPill(timeText, in: pill, into: &recorder)
        let labelRect = CGRect(x: bounds.minX + 16, y: pill.minY, width: bounds.width - 32, height: pill.height)
        recorder.drawText(
            "Time", font: Self.font, color: textColor, in: labelRect, alignment: isMirrored ? .right : .left)
    }

    private func recordMonth(into recorder: inout DisplayRecorder) {
        recordMonthTitle(into: &recorder)
        let pitch = (bounds.width - 24) / 7
        func column(_ index: Int) -> CGFloat {
            bounds.minX + 12 + CGFloat(isMirrored ? 6 - index : index) * pitch
        }
        let firstDay = formats.firstWeekday - 1
        for index in 0..<7 {
            let name = formats.weekdayNames[(index + firstDay) % 7]
            let rect = CGRect(x: column(index), y: bounds.minY + 44, width: pitch, height: 20)
            recorder.drawText(
                name.uppercased(), font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel, in: rect)
        }
        let calendar = displayCalendar
        var first = calendar.dateComponents([.year, .month], from: date)
        first.day = 1
        guard let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) else {
            return
        }
        let offset = (calendar.component(.weekday, from: start) - 1 - firstDay + 7) % 7
        let selectedDay = calendar.component(.day, from: date)
        for day in days {
            let cell = day - 1 + offset
            let rect = CGRect(
                x: column(cell % 7), y: bounds.minY + 68 + CGFloat(cell / 7) * Self.rowHeight, width: pitch,
                height: Self.rowHeight)
            let dayDate = calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
            recordDay(formats.day(dayDate, calendar), isChosen: day == selectedDay, in: rect, into: &recorder)
        }
    }

    private func recordDay(_ day: String, isChosen: Bool, in rect: CGRect, into recorder: inout DisplayRecorder) {
        let tint = tintColor ?? .tintColor
        if isChosen {
            let circle = CGRect(x: rect.midX - 22, y: rect.minY, width: 44, height: 44)
            recorder.fill(circle, radius: 22, color: tint.withAlphaComponent(0.18))
        }
        let font = UIFont.systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
        recorder.drawText(day, font: font, color: isChosen ? tint : textColor, in: rect)
    }

    /// Draws the month's name and chevrons: one that switches to wheels, and two for the previous and next month.
    private func recordMonthTitle(into recorder: inout DisplayRecorder) {
        let title = formats.monthAndYear(date, displayCalendar)
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let width = DisplayRecorder.textSize(title, font: font, scale: recorder.traits.effectiveDisplayScale).width
        let tint = recorder.rgba(tintColor ?? .tintColor)
        let row = CGRect(x: bounds.minX + 16, y: bounds.minY + 8, width: bounds.width - 32, height: 30)
        recorder.drawText(title, font: font, color: textColor, in: row, alignment: isMirrored ? .right : .left)
        func chevron(pointsForward: Bool, at distance: CGFloat, _ size: CGSize, _ lineWidth: CGFloat) {
            let x = isMirrored ? row.maxX - distance - size.width : row.minX + distance
            let chevronRect = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            let pointsRight = pointsForward != isMirrored
            let (back, tip) = pointsRight ? (chevronRect.minX, chevronRect.maxX) : (chevronRect.maxX, chevronRect.minX)
            var path = Path()
            path.move(to: CGPoint(x: back, y: chevronRect.minY))
            path.addLine(to: CGPoint(x: tip, y: chevronRect.midY))
            path.addLine(to: CGPoint(x: back, y: chevronRect.maxY))
            recorder.stroke(path, Stroke(width: lineWidth, cap: .round, join: .round), color: tint)
        }
        chevron(pointsForward: true, at: width + 6, CGSize(width: 4.5, height: 9), 2)
        let arrow = CGSize(width: 8, height: 15)
        chevron(pointsForward: true, at: row.width - arrow.width - 2, arrow, 2.2)
        chevron(pointsForward: false, at: row.width - arrow.width - 44, arrow, 2.2)
    }
}
