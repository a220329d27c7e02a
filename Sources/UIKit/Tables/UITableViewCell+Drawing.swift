import Foundation

extension UITableViewCell {
    var effectiveSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        if let inset = row.table?.ownSeparatorInset { return inset }
        return UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0)
    }

    /// Where the line begins by itself: with the text.
    private var separatorStart: CGFloat {
        let content = contentFrame(in: bounds.size)
        let indent = content.minX > 0 && effectiveUserInterfaceLayoutDirection != .rightToLeft ? content.minX : 0
        return indent + (styleContent?.textStart(in: self) ?? CellMetrics.sideMargin(forWidth: bounds.width))
    }

    /// The background that nobody set: the table's.
    private var defaultBackground: UIColor {
        switch row.table?.style {
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        default: .systemBackground
        }
    }

    private var cornerRadii: CornerRadii {
        let (top, bottom): (CGFloat, CGFloat) = (row.roundsTop ? 10 : 0, row.roundsBottom ? 10 : 0)
        return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    }

    func recordBackground(into recorder: inout DisplayRecorder) {
        if let configured = backgroundConfiguration {
            record(configured, into: &recorder)
        } else if backgroundColor == nil, backgroundView == nil {
            recorder.fill(bounds, radii: cornerRadii, color: recorder.rgba(defaultBackground))
        }
        if showsSelection, shownSelectedBackground == nil {
            recorder.fill(bounds, radii: cornerRadii, color: recorder.rgba(.systemGray4))
        }
    }

    private func record(_ background: UIBackgroundConfiguration, into recorder: inout DisplayRecorder) {
        let insets = UIEdgeInsets(background.backgroundInsets, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let rect = bounds.inset(by: insets)
        let radii = background.cornerRadius > 0 ? CornerRadii(background.cornerRadius) : cornerRadii
        recorder.fill(rect, radii: radii, color: recorder.rgba(background.backgroundColor ?? defaultBackground))
        if let stroke = background.strokeColor, background.strokeWidth > 0 {
            recorder.border(rect, radii: radii, width: background.strokeWidth, color: recorder.rgba(stroke))
        }
    }

    /// Whether the next row of the section looks pressed or chosen: its background covers the line above it too.
    private var isAboveSelection: Bool {
        guard let table = row.table, let place = row.place, let index = table.visibleIndex(of: RowPlace(place.section, place.row + 1))
        else { return false }
        return table.visible[index].cell.showsSelection
    }

    func recordSeparator(into recorder: inout DisplayRecorder) {
        let color = row.table?.separatorColor ?? .separator
        func edge(_ y: CGFloat) { recorder.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), color: color) }
        if row.edgesSection.above { edge(bounds.minY) }
        if row.edgesSection.below { edge(bounds.maxY - pixel) }
        guard row.hasSeparator, !showsSelection, !isAboveSelection else { return }
        var inset = effectiveSeparatorInset
        inset.right = max(inset.right, indexSpace)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&inset.left, &inset.right) }
        let line = CGRect(
            x: bounds.minX + inset.left, y: bounds.maxY - pixel, width: max(bounds.width - inset.left - inset.right, 0), height: pixel)
        recorder.fill(line, color: color)
    }
}
