import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that displays a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    /// Creates a view of size zero that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        applyConfiguration()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        applyConfiguration()
    }

    /// The configuration that the view displays.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let listConfiguration = newValue as? UIListContentConfiguration else { return }
            content = listConfiguration
            applyConfiguration()
        }
    }

    private func applyConfiguration() {
        configureLabel(textLabel, content.text, content.attributedText, content.textProperties)
        configureLabel(
            secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        imageView.image = content.image
        let imageProperties = content.imageProperties
        imageView.tintColor =
            imageProperties.tintColorTransformer == nil
            ? imageProperties.tintColor : imageProperties.resolvedTintColor(for: tintColor)
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        imageView.isHidden = content.image == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func configureLabel(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.setTextKeepingStyle(attributedText: attributed)
        } else {
            label.text = text.map(properties.applyTransform)
        }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Layout

    /// The frames of the image and the labels, and the total height, in points.
    private struct PartFrames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let parent = superview {
            let outer = NSDirectionalEdgeInsets(
                parent.configuredContentMargins, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        return margins
    }

    private var imageSize: CGSize {
        guard let size = imageView.displayedImage?.size else { return .zero }
        let maximumSize = content.imageProperties.maximumSize
        let factor = min(
            maximumSize.width > 0 ? min(maximumSize.width / size.width, 1) : 1,
            maximumSize.height > 0 ? min(maximumSize.height / size.height, 1) : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func makePartFrames(width: CGFloat) -> PartFrames {
        var result = PartFrames()
        let margins = margins
        let image = imageSize
        let reserved = content.imageProperties.reservedLayoutSize
        let imageColumnWidth =
            image == .zero ? 0 : max(reserved.width == .greatestFiniteMagnitude ? 28 : reserved.width, image.width)
        let start = margins.leading + (imageColumnWidth > 0 ? imageColumnWidth + content.imageToTextPadding : 0)
        let available = max(width - start - margins.trailing, 0)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let (textSize, secondarySize) = (size(textLabel, available), size(secondaryLabel, available))
        let hasBothTexts = textSize != .zero && secondarySize != .zero
        let gap = content.textToSecondaryTextHorizontalPadding
        let isSideBySide =
            hasBothTexts && content.prefersSideBySideTextAndSecondaryText
            && textSize.width + gap + secondarySize.width <= available
        let textBlockHeight =
            isSideBySide
            ? max(textSize.height, secondarySize.height)
            : textSize.height + secondarySize.height + (hasBothTexts ? content.textToSecondaryTextVerticalPadding : 0)
        result.height = max(content.minimumHeight, margins.top + max(textBlockHeight, image.height) + margins.bottom)
        if isSideBySide {
            result.text = CGRect(
                x: start, y: (textBlockHeight - textSize.height) / 2, width: textSize.width, height: textSize.height)
            result.secondary = CGRect(
                x: start + available - secondarySize.width, y: (textBlockHeight - secondarySize.height) / 2,
                width: secondarySize.width,
                height: secondarySize.height)
        } else {
            result.text = CGRect(x: start, y: 0, width: available, height: textSize.height)
            result.secondary = CGRect(
                x: start, y: textBlockHeight - secondarySize.height, width: available, height: secondarySize.height)
        }
        let grid = pixelGrid
        let height = max(bounds.height, result.height)
        // The content is centred between the margins, which may differ.
        let shift = margins.top - margins.bottom
        let top = grid.rounded((height + shift - textBlockHeight) / 2)
        result.text.origin.y += top
        result.secondary.origin.y += top
        let y = grid.rounded((height + shift - image.height) / 2)
        result.image = CGRect(
            origin: CGPoint(x: margins.leading + (imageColumnWidth - image.width) / 2, y: y), size: image)
        return result
    }

    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        subviews.map { ("", $0, true) }
    }

    /// Positions the image and the labels in the view's bounds, mirrored in right-to-left interfaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let partFrames = makePartFrames(width: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in [
            (textLabel, partFrames.text), (secondaryLabel, partFrames.secondary), (imageView, partFrames.image),
        ] {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The content's height at the current width; there is no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: bounds.width > 0 ? makePartFrames(width: bounds.width).height : UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: makePartFrames(width: size.width).height)
    }

    /// Returns the target's width and the content's height at this width, regardless of the priorities.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
