import CellSimGraphics
import Foundation

/// The built-in labels and image view of a table cell, and their layout.
@MainActor package final class CellStyleContent {
    let style: UITableViewCell.CellStyle
    package var textLabel: UILabel?
    package var detailLabel: UILabel?
    package var imageView: UIImageView?

    init(style: UITableViewCell.CellStyle) { self.style = style }

    /// Whether a label or the image view has content. If so, they determine the row's height.
    var hasContent: Bool { hasText(textLabel) || hasText(detailLabel) || imageView?.image != nil }

    /// Returns whether a view is one of the built-in labels or the image view.
    func contains(_ view: UIView) -> Bool { view === textLabel || view === detailLabel || view === imageView }

    private func hasText(_ label: UILabel?) -> Bool { !(label?.text ?? "").isEmpty }

    // MARK: Sizing

    /// Returns the height required by the labels and the image at the content view's current width, in points.
    func height(in cell: UITableViewCell) -> CGFloat {
        let minimumHeight = CellMetrics.rowHeight - (cell.rowState.hasSeparatorSpace ? cell.pixel : 0)
        let frames = self.labelFrames(in: cell)
        let text = fittingSize(textLabel, frames.text.width).height
        let detail = fittingSize(detailLabel, frames.detail.width).height
        let stacked =
            style == .subtitle && text > 0 && detail > 0 ? text + Self.subtitleGap + detail : max(text, detail)
        return max(minimumHeight, stacked + 2 * Self.verticalInset, (imageView?.image?.size.height ?? 0))
    }

    private static let subtitleGap: CGFloat = 3
    private static let verticalInset: CGFloat = 11
    private static let value2Column: CGFloat = 91
    private static let horizontalGap: CGFloat = 6

    private func fittingSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, hasText(label) else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    // MARK: Layout

    /// Returns the distance from the content view's leading edge to the text, in points.
    func textStart(in cell: UITableViewCell) -> CGFloat {
        let margin = cell.sideMargin(forWidth: cell.bounds.width)
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        guard let image = imageView?.image else { return margin + indent }
        return margin + indent + image.size.width + margin
    }

    private func labelFrames(in cell: UITableViewCell) -> (text: CGRect, detail: CGRect) {
        let bounds = cell.contentView.bounds
        let margin = cell.sideMargin(forWidth: cell.bounds.width)
        let hasAccessory = cell.shownAccessoryView != nil || cell.shownAccessoryType != .none
        let start = textStart(in: cell)
        let end = bounds.width - (hasAccessory ? CellMetrics.accessoryGap : margin)
        let fullRect = CGRect(x: start, y: 0, width: max(end - start, 0), height: bounds.height)
        switch style {
        case .default, .subtitle: return (fullRect, fullRect)
        case .value2:
            let detail = start + Self.value2Column + Self.horizontalGap
            return (
                CGRect(x: start, y: 0, width: Self.value2Column, height: bounds.height),
                CGRect(x: detail, y: 0, width: max(end - detail, 0), height: bounds.height)
            )
        case .value1:
            let text = min(fittingSize(textLabel, fullRect.width).width, fullRect.width)
            let remainingWidth = max(fullRect.width - text - Self.horizontalGap, 0)
            let detail = min(fittingSize(detailLabel, remainingWidth).width, remainingWidth)
            return (
                CGRect(x: start, y: 0, width: text, height: bounds.height),
                CGRect(x: end - detail, y: 0, width: detail, height: bounds.height)
            )
        }
    }

    func layout(in cell: UITableViewCell) {
        guard textLabel != nil || detailLabel != nil || imageView != nil else { return }
        layoutImage(in: cell)
        let frames = self.labelFrames(in: cell)
        if style == .default {
            setFrame(textLabel, frames.text, cell)
            return
        }
        let text = fittingSize(textLabel, frames.text.width)
        let detail = fittingSize(detailLabel, frames.detail.width)
        let height = cell.contentView.bounds.height
        // Labels are placed at whole points.
        func centredY(_ size: CGFloat) -> CGFloat { PixelGrid.wholePoints.rounded((height - size) / 2) }
        if style == .subtitle, detail.height > 0 {
            let fitsGap = height >= text.height + Self.subtitleGap + detail.height + 12
            let gap = fitsGap ? Self.subtitleGap : 0
            let top = centredY(text.height + gap + detail.height)
            setFrame(
                textLabel, CGRect(x: frames.text.minX, y: top, width: frames.text.width, height: text.height), cell)
            setFrame(
                detailLabel,
                CGRect(
                    x: frames.text.minX, y: top + text.height + gap, width: frames.detail.width, height: detail.height
                ), cell)
        } else {
            setFrame(
                textLabel,
                CGRect(x: frames.text.minX, y: centredY(text.height), width: frames.text.width, height: text.height),
                cell)
            setFrame(
                detailLabel,
                CGRect(
                    x: frames.detail.minX, y: centredY(detail.height), width: frames.detail.width,
                    height: detail.height), cell)
        }
    }

    private func layoutImage(in cell: UITableViewCell) {
        guard let imageView, let image = imageView.image else { return }
        let margin = cell.sideMargin(forWidth: cell.bounds.width)
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        let height = min(image.size.height, cell.contentView.bounds.height)
        let y = cell.pixelGrid.rounded((cell.contentView.bounds.height - height) / 2)
        setFrame(imageView, CGRect(x: margin + indent, y: y, width: image.size.width, height: height), cell)
    }

    private func setFrame(_ view: UIView?, _ frame: CGRect, _ cell: UITableViewCell) {
        guard let view else { return }
        var frame = frame
        if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = cell.contentView.bounds.width - frame.maxX
        }
        if view.frame != frame { view.frame = frame }
    }
}

extension UITableViewCell {
    var builtInContent: CellStyleContent {
        if let styleContent { return styleContent }
        let content = CellStyleContent(style: style)
        styleContent = content
        return content
    }

    func addContentSubview<View: UIView>(_ view: View) -> View {
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    func makeTextLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        let textStyle: UIFont.TextStyle = style == .value2 ? .footnote : .body
        label.setStandardFont(.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection))
        if style == .value2 {
            label.textAlignment = .right
            label.textColor = tintColor
        }
        return label
    }

    func makeDetailLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        let textStyle: UIFont.TextStyle = style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body
        label.setStandardFont(.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection))
        if style == .value1 { label.textColor = .secondaryLabel }
        return label
    }

    func decodeStyleViews(from nib: NibCoder) {
        let text = nib.reference("textLabel") as? UILabel
        let detail = nib.reference("detailTextLabel") as? UILabel
        let image = nib.reference("imageView") as? UIImageView
        guard text != nil || detail != nil || image != nil else { return }
        let content = CellStyleContent(style: style)
        (content.textLabel, content.detailLabel, content.imageView) = (text, detail, image)
        styleContent = content
    }
}

extension UILabel: CellHighlightable {}
extension UIImageView: CellHighlightable {}
