import Foundation

/// Draws the cell's background and separators.
extension UITableViewCell {
    var effectiveSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        if let inset = rowState.table?.ownSeparatorInset { return inset }
        return UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: SystemMargins.separatorEndInset.current)
    }

    /// The default left inset of the separator, at the start of the text.
    private var separatorStart: CGFloat {
        leadingInset + (styleContent?.textStart(in: self) ?? sideMargin(forWidth: bounds.width))
    }

    /// The default background colour, which depends on the table's style.
    private var defaultBackground: UIColor {
        switch rowState.table?.style {
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        default: .systemBackground
        }
    }

    var roundedCorners: CornerRadii {
        let (top, bottom): (CGFloat, CGFloat) = (
            rowState.roundsTopCorners ? SystemRadii.insetGroup.current : 0,
            rowState.roundsBottomCorners ? SystemRadii.insetGroup.current : 0
        )
        return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    }

    func recordBackground(into recorder: inout DisplayRecorder) {
        if let configured = backgroundConfiguration {
            recordBackground(configured, fallback: defaultBackground, radii: roundedCorners, into: &recorder)
        } else if backgroundColor == nil, backgroundView == nil {
            recorder.fill(bounds, radii: roundedCorners, color: recorder.rgba(defaultBackground))
        }
        if showsSelection, shownSelectedBackground == nil {
            recorder.fill(bounds, radii: roundedCorners, color: recorder.rgba(.systemGray4))
        }
    }

    /// Whether the next row of the section is highlighted or selected, so that its background covers the separator.
    private var isAboveSelection: Bool {
        guard let table = rowState.table, let position = rowState.position,
            let index = table.visibleIndex(of: RowPosition(position.section, position.row + 1))
        else { return false }
        return table.visibleRows[index].cell.showsSelection
    }

    /// Whether a separator is above the row, because the row is below the header of a section in a plain table. Evaluated when the row is
    /// drawn: before, the height of the header can be an estimate.
    private var isBelowPlainHeader: Bool {
        guard SystemTexts.arePlainHeadersSeparated.current, let table = rowState.table, table.style == .plain,
            table.separatorStyle != .none, let position = rowState.position, position.row == 0,
            let sections = table.geometry?.sections, sections.indices.contains(position.section)
        else { return false }
        return sections[position.section].header > 0
    }

    func recordSeparator(into recorder: inout DisplayRecorder) {
        let color = rowState.table?.separatorColor ?? .separator
        func recordEdge(_ y: CGFloat) {
            recorder.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), color: color)
        }
        if rowState.hasSectionEdges.above { recordEdge(bounds.minY) }
        if rowState.hasSectionEdges.below { recordEdge(bounds.maxY - pixel) }
        guard !showsSelection else { return }
        var inset = effectiveSeparatorInset
        inset.right = max(inset.right, sectionIndexInset)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&inset.left, &inset.right) }
        func recordSeparator(_ y: CGFloat) {
            let width = max(bounds.width - inset.left - inset.right, 0)
            recorder.fill(CGRect(x: bounds.minX + inset.left, y: y, width: width, height: pixel), color: color)
        }
        if isBelowPlainHeader { recordSeparator(bounds.minY) }
        if rowState.hasSeparator, !isAboveSelection { recordSeparator(bounds.maxY - pixel) }
    }
}

extension UIView {
    /// Records a background configuration behind the other content.
    /// - Parameters:
    ///   - background: The configuration; `nil` uses the fallback colour.
    ///   - fallback: The colour if the configuration is `nil` or has no colour.
    ///   - radii: The corner radii if the configuration has none.
    ///   - recorder: The recorder that receives the drawing.
    func recordBackground(
        _ background: UIBackgroundConfiguration?, fallback: UIColor, radii: CornerRadii,
        into recorder: inout DisplayRecorder
    ) {
        let rect = background.map(backgroundRect) ?? bounds
        let radii = background.map { $0.cornerRadius > 0 ? CornerRadii($0.cornerRadius) : radii } ?? radii
        let color = recorder.rgba(background?.resolvedBackgroundColor(for: fallback) ?? fallback)
        if color.alpha > 0 { recorder.fill(rect, radii: radii, color: color) }
        if let background { recordImageAndStroke(background, rect, radii, into: &recorder) }
    }
}
