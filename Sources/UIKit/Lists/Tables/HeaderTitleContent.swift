import CellSimGraphics
import Foundation

/// The built-in labels of a table's headers and footers, and their layout.
@MainActor package final class HeaderTitleContent {
    package var textLabel: UILabel?
    package var detailLabel: UILabel?

    var hasText: Bool { !(textLabel?.text ?? "").isEmpty }

    private func textSpan(_ view: UITableViewHeaderFooterView, _ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        let margin = CellMetrics.sideMargin(forWidth: view.table?.bounds.width ?? width)
        return (margin, max(width - 2 * margin, 0))
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        textLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
    }

    /// Returns the height required by the title, in points.
    func height(in view: UITableViewHeaderFooterView, width total: CGFloat) -> CGFloat {
        let text = textHeight(textSpan(view, total).width)
        if view.table?.style == .plain || view.table == nil { return max(text + 7.5, SectionMetrics.plainTitleHeight) }
        if view.isFooter { return SectionMetrics.footerTopInset + text + SectionMetrics.footerTopInset }
        let minimumHeight =
            view.section == 0 ? SectionMetrics.groupedFirstTitledHeight : SectionMetrics.groupedTitledHeight
        return max(text + SectionMetrics.titleBottomInset + 15, minimumHeight)
    }

    func layout(in view: UITableViewHeaderFooterView) {
        guard let textLabel else { return }
        let span = textSpan(view, view.contentView.bounds.width)
        let text = textHeight(span.width)
        let top: CGFloat
        if view.table?.style == .plain || view.table == nil {
            top = view.pixelGrid.rounded((view.bounds.height - text) / 2)
        } else {
            top =
                view.isFooter
                ? SectionMetrics.footerTopInset : view.bounds.height - SectionMetrics.titleBottomInset - text
        }
        let frame = CGRect(x: span.start, y: top, width: span.width, height: text)
        if textLabel.frame != frame { textLabel.frame = frame }
        detailLabel?.frame = .zero
    }
}

extension UITableViewHeaderFooterView {
    var builtInContent: HeaderTitleContent {
        if let titleContent { return titleContent }
        let content = HeaderTitleContent()
        titleContent = content
        return content
    }

    func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        contentView.addSubview(label)
        return label
    }

    /// The font and colour of titles: a headline in plain tables (grey body text in footers), small grey text in grouped tables.
    private var titleStyle: (font: UIFont, color: UIColor) {
        let isPlain = table?.style == .plain
        let style: UIFont.TextStyle =
            isPlain ? (isFooter ? .body : .headline) : hasHeadlineStyle ? .headline : .footnote
        return (
            // Outside a table, the view keeps the traits with which it was created.
            .preferredFont(forTextStyle: style, compatibleWith: (table ?? self).traitCollection),
            isPlain && !isFooter && !SystemTexts.arePlainHeadersSeparated.current ? .label : .secondaryLabel
        )
    }

    private var hasHeadlineStyle: Bool {
        SystemTexts.areGroupTitlesHeadlines.current && table?.style == .insetGrouped && !isFooter
    }

    /// Displays a title in the table's style. Header titles of grouped tables are uppercase.
    func showTitle(_ title: String?) {
        guard let label = textLabel else { return }
        label.setStandardFont(titleStyle.font)
        label.textColor = titleStyle.color
        let keepsCase = table?.style == .plain || isFooter || hasHeadlineStyle
        label.text = keepsCase ? title : title?.uppercased(with: Locale(identifier: "en_US_POSIX"))
        setNeedsLayout()
    }

    /// Applies the table's style to the built-in labels, except fonts and colours that the app has set.
    func updateTitleStyle() {
        guard let titleContent else { return }
        let defaultLabel = UILabel(frame: .zero)
        for label in [titleContent.textLabel, titleContent.detailLabel].compactMap({ $0 }) {
            if label.font == defaultLabel.font { label.setStandardFont(titleStyle.font) }
            if label.textColor == defaultLabel.textColor { label.textColor = titleStyle.color }
        }
    }
}
