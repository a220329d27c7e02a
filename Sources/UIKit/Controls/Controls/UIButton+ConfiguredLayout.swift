import CellSimGraphics
import Foundation

/// Layout and drawing of buttons with a configuration.
extension UIButton {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func configuredInsets(_ configuration: Configuration) -> UIEdgeInsets {
        UIEdgeInsets(configuration.contentInsets, rightToLeft: isMirrored)
    }

    /// Applies the titles and the image of a configuration to the views.
    func applyConfiguration(_ configuration: Configuration) {
        let tint = tintColor ?? .tintColor
        var color = configuration.foreground(tint: tint)
        if state.contains(.disabled) {
            color = .tertiaryLabel
        } else if state.contains(.highlighted) {
            color = color.withAlphaComponent(0.75)
        }
        refreshTitle(configuration, color)
        refreshSubtitle(configuration, color)
        // Symbols scale with the title's text style. Without a title, they have the large scale.
        let isImageOnly = !(titleView?.content.hasText ?? false) && configuration.subtitle == nil
        let preferred =
            configuration.preferredSymbolConfigurationForImage ?? configuration.titleFont.map {
                UIImage.SymbolConfiguration(font: $0)
            }
            ?? UIImage.SymbolConfiguration(textStyle: configuration.titleStyle, scale: isImageOnly ? .large : .medium)
        let image = configuredImage(configuration)?.withPreferredConfiguration(preferred)
        if image != nil { loadImageView() }
        imageViewIfLoaded?.image = image
        imageViewIfLoaded?.isHidden = image == nil || configuration.showsActivityIndicator
        imageViewIfLoaded?.tintColor = configuration.imageColorTransformer?(color) ?? color
        backgroundView?.isHidden = true
        refreshActivityIndicator(configuration, color)
    }

    /// Returns the image for the state. Images that an app set for states such as `selected` replace the configuration's image.
    private func configuredImage(_ configuration: Configuration) -> UIImage? {
        let stateImage = state == .normal ? nil : content.ownValue(state, \.image)
        return stateImage ?? configuration.image ?? content.value(state, \.image)
    }

    private func refreshTitle(_ configuration: Configuration, _ color: UIColor) {
        guard let titleView else { return }
        var font =
            configuration.titleFont
            ?? .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
        if role == .primary, configuration.titleFont == nil { font = font.withWeight(.semibold) }
        titleView.font = font
        titleView.numberOfLines = 0
        titleView.adjustsFontForContentSizeCategory = true
        titleView.lineBreakMode = .byWordWrapping
        titleView.textAlignment = configuration.titleAlignment == .center ? .center : .natural
        if let attributed = configuration.styledTitle ?? (configuration.title == nil ? currentAttributedTitle : nil) {
            titleView.setTextKeepingStyle(attributedText: fontsForTextSize(attributed))
        } else if let transformer = configuration.titleTextAttributesTransformer,
            let title = configuration.title ?? currentTitle
        {
            let attributed = transformer.text(title, font: titleView.font, color: color)
            titleView.setTextKeepingStyle(attributedText: fontsForTextSize(attributed))
        } else {
            titleView.text = configuration.title ?? currentTitle
            titleView.textColor = color
        }
        titleView.isHidden = !titleView.content.hasText
        if !titleView.isHidden { addTitleLabelIfNeeded() }
    }

    /// Shows an activity indicator in place of the image if the configuration demands it.
    private func refreshActivityIndicator(_ configuration: Configuration, _ color: UIColor) {
        guard configuration.showsActivityIndicator else {
            activityIndicator?.isHidden = true
            return
        }
        let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator == nil {
            activityIndicator = indicator
            addSubview(indicator)
        }
        indicator.startAnimating()
        indicator.isHidden = false
        indicator.isUserInteractionEnabled = false
        indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    }

    private func refreshSubtitle(_ configuration: Configuration, _ color: UIColor) {
        guard let text = configuration.subtitle else {
            subtitleView?.isHidden = true
            return
        }
        let label = subtitleView ?? UILabel(frame: .zero)
        if subtitleView == nil {
            subtitleView = label
            addSubview(label)
        }
        label.font =
            configuration.subtitleFont ?? .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        (label.numberOfLines, label.isHidden, label.text, label.textColor) = (0, false, text, color)
        label.adjustsFontForContentSizeCategory = true
        if let styled = configuration.styledSubtitle {
            label.attributedText = fontsForTextSize(styled)
        } else if let transformer = configuration.subtitleTextAttributesTransformer {
            label.attributedText = fontsForTextSize(transformer.text(text, font: label.font, color: color))
        }
    }

    /// Returns the text of a title or subtitle with fonts for the button's text size. Configured buttons scale fonts of text styles,
    /// even if the app doesn't set `adjustsFontForContentSizeCategory` (iOS 26.1: error views of `essential-feed-case-study`).
    private func fontsForTextSize(_ text: NSAttributedString) -> NSAttributedString {
        text.adaptingFonts(to: traitCollection) ?? text
    }

    private func size(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !label.isHidden else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    /// Returns the combined size of the title and the subtitle, and the size of each.
    private func titleSizes(_ configuration: Configuration, width: CGFloat) -> (
        all: CGSize, title: CGSize, subtitle: CGSize
    ) {
        let title = size(titleView, width: width)
        let subtitle = size(subtitleView, width: width)
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        return (
            CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height), title,
            subtitle
        )
    }

    /// The size of the image, or of the activity indicator in its place.
    private func configuredImageSize() -> CGSize {
        if let activityIndicator, !activityIndicator.isHidden { return activityIndicator.intrinsicContentSize }
        guard let imageViewIfLoaded, !imageViewIfLoaded.isHidden else { return .zero }
        return imageViewIfLoaded.displayedImage?.resolved(for: traitCollection).size ?? .zero
    }

    private func isImageStacked(_ configuration: Configuration) -> Bool {
        [.top, .bottom].contains(configuration.imagePlacement)
    }

    /// Returns the height of an image next to a title. Without a title, symbols have the height of the title's line, or
    /// more if they have their own symbol configuration.
    private func height(of image: CGSize, _ configuration: Configuration) -> CGFloat {
        guard let titleView, titleView.isHidden, subtitleView?.isHidden ?? true,
            imageViewIfLoaded?.image?.isSymbolImage ?? false
        else { return image.height }
        let line = pixelGrid.roundedUp(titleView.font.lineHeight)
        let sourceImage = configuredImage(configuration)
        let hasOwnSize =
            configuration.preferredSymbolConfigurationForImage != nil || sourceImage?.symbolConfiguration != nil
        return hasOwnSize ? max(line, image.height) : line
    }

    /// Returns the size of title, image and insets in a button with a maximum width, in points; 0 for no maximum.
    func configuredSize(_ configuration: Configuration, fittingWidth width: CGFloat = 0) -> CGSize {
        refreshContent()
        let insets = configuration.contentInsets
        let image = configuredImageSize()
        var available: CGFloat = 0
        if width > 0 {
            let imageWidth =
                isImageStacked(configuration) || image.width == 0 ? 0 : image.width + configuration.imagePadding
            available = max(width - insets.leading - insets.trailing - imageWidth, 1)
        }
        let block = titleSizes(configuration, width: available).all
        let gap = block.width > 0 && image.width > 0 ? configuration.imagePadding : 0
        let size =
            isImageStacked(configuration)
            ? CGSize(width: max(block.width, image.width), height: block.height + gap + image.height)
            : CGSize(
                width: block.width + gap + image.width, height: max(block.height, height(of: image, configuration)))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    func layout(_ configuration: Configuration) {
        let available = bounds.inset(by: configuredInsets(configuration))
        let image = configuredImageSize()
        let isStacked = isImageStacked(configuration)
        let availableForTitle = isStacked ? available.width : available.width - image.width - configuration.imagePadding
        let titles = titleSizes(configuration, width: max(availableForTitle, 1))
        let gap = titles.all.width > 0 && image.width > 0 ? configuration.imagePadding : 0
        let total =
            isStacked
            ? CGSize(width: max(titles.all.width, image.width), height: titles.all.height + gap + image.height)
            : CGSize(width: titles.all.width + gap + image.width, height: max(titles.all.height, image.height))
        let contentFrame = alignedRect(total, in: available)
        let isImageFirst = [.leading, .top].contains(configuration.imagePlacement)
        var block = CGRect(origin: contentFrame.origin, size: titles.all)
        var picture = CGRect(origin: contentFrame.origin, size: image)
        if isStacked {
            if isImageFirst {
                block.origin.y = contentFrame.maxY - block.height
            } else {
                picture.origin.y = contentFrame.maxY - picture.height
            }
            block.origin.x = pixelGrid.roundedDown(contentFrame.midX - block.width / 2)
            picture.origin.x = pixelGrid.roundedDown(contentFrame.midX - picture.width / 2)
        } else {
            if isImageFirst != isMirrored {
                block.origin.x = contentFrame.maxX - block.width
            } else {
                picture.origin.x = contentFrame.maxX - picture.width
            }
            block.origin.y = pixelGrid.roundedDown(contentFrame.midY - block.height / 2)
            picture.origin.y = pixelGrid.roundedDown(contentFrame.midY - picture.height / 2)
        }
        if let imageViewIfLoaded, !isPositionedByAutoLayout(imageViewIfLoaded) { imageViewIfLoaded.frame = picture }
        activityIndicator?.frame = picture
        layOutBackground(
            configuration.background,
            radius: configuration.cornerRadius(height: backgroundRect(configuration.background).height))
        layOutTitles(titles.title, titles.subtitle, in: block, configuration)
    }

    private func layOutTitles(_ title: CGSize, _ subtitle: CGSize, in block: CGRect, _ configuration: Configuration) {
        func x(_ width: CGFloat) -> CGFloat {
            switch configuration.titleAlignment {
            case .automatic, .leading: isMirrored ? block.maxX - width : block.minX
            case .trailing: isMirrored ? block.minX : block.maxX - width
            case .center: pixelGrid.roundedDown(block.midX - width / 2)
            }
        }
        if let titleView, !isPositionedByAutoLayout(titleView) {
            titleView.frame = CGRect(x: x(title.width), y: block.minY, width: title.width, height: title.height)
        }
        subtitleView?.frame = CGRect(
            x: x(subtitle.width), y: block.maxY - subtitle.height, width: subtitle.width, height: subtitle.height)
    }

    private func alignedRect(_ size: CGSize, in available: CGRect) -> CGRect {
        var origin = CGPoint(
            x: pixelGrid.roundedDown(available.midX - size.width / 2),
            y: pixelGrid.roundedDown(available.midY - size.height / 2))
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: origin.x = available.minX
        case .right, .trailing: origin.x = available.maxX - size.width
        case .center: break
        }
        switch contentVerticalAlignment {
        case .top, .fill: origin.y = available.minY
        case .bottom: origin.y = available.maxY - size.height
        case .center: break
        }
        return CGRect(origin: origin, size: size)
    }

    private func recordGlass(
        _ configuration: Configuration, _ rect: CGRect, _ radii: CornerRadii, into recorder: inout DisplayRecorder
    ) {
        let style = configuration.style
        let tint = configuration.baseBackgroundColor ?? (style.isProminent ? tintColor ?? .tintColor : nil)
        let color = state.contains(.disabled) ? nil : tint
        let isFilled = style == .prominentGlass
        recorder.drawGlass(
            rect, radii: radii, fill: isFilled ? color : nil, isClear: style.isClear, tint: isFilled ? nil : color)
    }

    func recordBackground(_ configuration: Configuration, into recorder: inout DisplayRecorder) {
        let rect = backgroundRect(configuration.background)
        let radii = CornerRadii(configuration.cornerRadius(height: rect.height)).limited(to: rect.size)
        if configuration.style.isGlass, configuration.background.backgroundColor == nil {
            recordGlass(configuration, rect, radii, into: &recorder)
        }
        if var color = configuration.fill(tint: tintColor ?? .tintColor, isSelected: state.contains(.selected)) {
            if state.contains(.disabled) {
                color = .tertiarySystemFill
            } else if state.contains(.highlighted) {
                color = color.withAlphaComponent(color.value(for: recorder.traits).alpha * 0.75)
            }
            color = configuration.background.backgroundColorTransformer?(color) ?? color
            recorder.fill(rect, radii: radii, color: recorder.rgba(color))
        }
        recordImageAndStroke(configuration.background, rect, radii, into: &recorder)
    }
}
