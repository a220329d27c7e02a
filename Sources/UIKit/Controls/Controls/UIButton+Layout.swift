import CellSimGraphics
import Foundation

/// Layout of buttons without a configuration.
extension UIButton {
    /// The size of the title in whole points. An empty title has the height of one line, except on info and add
    /// buttons.
    private var titleSize: CGSize {
        let types: [ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd]
        guard let titleView, hasTitle || !types.contains(buttonType) else { return .zero }
        let text = titleView.intrinsicContentSize
        // The font is not that of an attributed title.
        let isAttributed = hasTitle && titleView.content.attributedText != nil
        let height = isAttributed ? text.height : max(text.height, titleView.font.lineHeight)
        return PixelGrid.wholePoints.roundedUp(CGSize(width: text.width, height: height))
    }

    private var hasTitle: Bool { titleView?.content.hasText ?? false }

    private var imageSize: CGSize { displayedImage?.resolved(for: traitCollection).size ?? .zero }

    /// The combined size of the title and the image. A title without an image gets padding if there are no insets.
    var plainIntrinsicSize: CGSize {
        if buttonType == .close { return ControlMetrics.Button.closeSize }
        let (title, picture) = (titleSize, imageSize)
        let hasImage = displayedImage != nil
        let background = content.value(state, \.backgroundImage)?.size ?? .zero
        let insets = contentEdgeInsets
        var size: CGSize
        if !hasTitle && !hasImage && insets == .zero && background != .zero {
            size = background
        } else {
            // The height of a title line applies even if the button has only an image.
            size = CGSize(
                width: (hasTitle ? title.width : 0) + picture.width + insets.left + insets.right,
                height: max(title.height, picture.height) + insets.top + insets.bottom)
            if !hasImage && insets == .zero {
                size.height += ControlMetrics.Button.titlePadding
                size.width = max(size.width, ControlMetrics.Button.minimumWidth)
            }
        }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    func layoutPlainContent() {
        let content = contentRect(forBounds: bounds)
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        // Hidden parts have an empty frame, even if they were visible before.
        if let imageViewIfLoaded, !isPositionedByAutoLayout(imageViewIfLoaded) {
            imageViewIfLoaded.frame = imageViewIfLoaded.isHidden ? .zero : imageRect(forContentRect: content)
        }
        if let titleView, !isPositionedByAutoLayout(titleView) {
            titleView.frame = titleView.isHidden ? .zero : titleRect(forContentRect: content)
        }
    }

    /// The size of the drawn title, rounded to pixels.
    private var drawnTitleSize: CGSize { hasTitle ? titleView?.intrinsicContentSize ?? .zero : .zero }

    func plainImageRect(in rect: CGRect) -> CGRect {
        let picture = imageSize
        let available = rect.inset(by: imageEdgeInsets)
        var size = CGSize(
            width: min(picture.width, max(available.width, 0)), height: min(picture.height, max(available.height, 0)))
        // As much of the title as the button has space for.
        let title = min(drawnTitleSize.width, max(rect.width - size.width, 0))
        if contentVerticalAlignment == .fill { size.height = available.height }
        if effectiveContentHorizontalAlignment == .fill { size.width = max(available.width - title, 0) }
        let leadingOffset = mirrorsContent ? title : 0
        return alignedFrame(size, at: leadingOffset, of: size.width + title, in: available)
    }

    func plainTitleRect(in rect: CGRect) -> CGRect {
        let picture = imageSize.width
        let available = rect.inset(by: titleEdgeInsets)
        let title = drawnTitleSize
        let width = min(title.width, max(available.width - picture, 0))
        var size = CGSize(width: width, height: min(title.height, max(available.height, 0)))
        // The label centres its text.
        if contentVerticalAlignment == .fill { size.height = max(available.height, 0) }
        // A multi-line title overflows a button that is too low for it.
        if let titleView, titleView.numberOfLines != 1, hasTitle, width > 0 {
            size = titleView.sizeThatFits(CGSize(width: width, height: 0))
        }
        if effectiveContentHorizontalAlignment == .fill { size.width = max(available.width - picture, 0) }
        let leadingOffset = mirrorsContent ? 0 : picture
        return alignedFrame(size, at: leadingOffset, of: picture + size.width, in: available)
    }

    /// Whether the image follows the title, as in right-to-left interfaces.
    private var mirrorsContent: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame of a part inside a block of the width `total`. The block is aligned in `available`, and the part
    /// starts `leadingOffset` points after the block's start.
    private func alignedFrame(_ size: CGSize, at leadingOffset: CGFloat, of total: CGFloat, in available: CGRect)
        -> CGRect
    {
        let free = available.width - total
        let x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: x = available.minX
        case .right, .trailing: x = available.minX + free
        case .center: x = available.minX + pixelGrid.roundedDown(free / 2)
        }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = available.minY
        case .bottom: y = available.maxY - size.height
        case .center: y = available.minY + pixelGrid.roundedDown((available.height - size.height) / 2)
        }
        return CGRect(x: x + leadingOffset, y: y, width: size.width, height: size.height)
    }

    /// Returns the distance from the button's top or bottom edge to the title's baseline, for layout.
    func titleBaseline(first: Bool) -> CGFloat? {
        guard let titleView, hasTitle else { return nil }
        // The distance is computed for a button with its intrinsic height.
        let height = intrinsicContentSize.height
        let insets = configuration.map { configuredInsets($0) } ?? contentEdgeInsets
        let size = titleView.intrinsicContentSize
        let free = height - insets.top - insets.bottom - size.height
        let above = insets.top + pixelGrid.rounded(free / 2)
        if first { return above + titleView.baselineFromTop }
        return height - above - size.height + titleView.baselineFromBottom
    }
}
