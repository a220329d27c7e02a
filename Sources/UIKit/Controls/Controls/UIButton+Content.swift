import Foundation

/// The titles, colours and images of a button for its current state.
extension UIButton {
    func setPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func makeTitleView(font: UIFont) {
        let label = UILabel(frame: .zero)
        label.font = font
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        label.layoutState.isButtonTitleLabel = true
        titleView = label
    }

    /// Adds the title label as a subview. Called for the first title or on first access.
    func addTitleLabelIfNeeded() {
        if let titleView, titleView.superview == nil { addSubview(titleView) }
    }

    func loadImageView() {
        guard imageViewIfLoaded == nil else { return }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        (view.clipsToBounds, view.isOpaque) = (true, false)
        imageViewIfLoaded = view
        insertSubview(view, at: titleView.flatMap { label in subviews.firstIndex { $0 === label } } ?? subviews.count)
    }

    func makeBackgroundView() {
        guard backgroundView == nil else { return }
        let view = UIImageView(frame: bounds)
        view.contentMode = .scaleToFill
        backgroundView = view
        insertSubview(view, at: 0)
    }

    /// Sets the image of button types that have a standard symbol.
    func setStandardImage() {
        let name: String
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        // The close button is grey in any tint colour.
        case .close: name = "xmark"
        default: return
        }
        let isClose = buttonType == .close
        let configuration =
            isClose
            ? UIImage.SymbolConfiguration(pointSize: 12, weight: .bold) : UIImage.SymbolConfiguration(scale: .large)
        var image = UIImage(systemName: name, withConfiguration: configuration)
        if !isClose { image = image?.withSymbolSize(ControlMetrics.Button.circledSymbolSize, at: configuration) }
        setImage(isClose ? image?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal) : image, for: .normal)
    }

    func updateContent(_ state: State, _ change: (inout ButtonStateContent) -> Void) {
        content.update(state, change)
        contentDidChange()
    }

    package func contentDidChange() {
        refreshContent()
        invalidateIntrinsicContentSize()
        titlePositionDidChange()
        setNeedsLayout()
    }

    /// Returns the title colour for a state: the custom colour, or otherwise the tint colour for system buttons and white for others.
    func resolvedTitleColor(_ state: State) -> UIColor {
        if let color = content.ownValue(state, \.titleColor) { return color }
        if state == .selected, drawsSelectionBackground { return .systemBackground }
        guard isSystem else { return content.ownValue(.normal, \.titleColor) ?? .white }
        if state.contains(.disabled) {
            return content.ownValue(.normal, \.titleColor)?.withAlphaComponent(0.35) ?? .tertiaryLabel
        }
        let color = content.ownValue(.normal, \.titleColor) ?? tintColor ?? .tintColor
        return state.contains(.highlighted) ? color.withAlphaComponent(0.2) : color
    }

    /// Whether a selected system button draws a background in the tint colour behind its title. True unless the app sets a
    /// title or colour for the selected state.
    var drawsSelectionBackground: Bool {
        isSystem && state.contains(.selected) && content.ownValue(.selected, \.titleColor) == nil
            && content.ownValue(.selected, \.title) == nil
            && content.ownValue(.selected, \.attributedTitle) == nil
    }

    /// Applies the content of the current state to the label and the image views.
    func refreshContent() {
        let wasRefreshing = isRefreshingContent
        isRefreshingContent = true
        defer { isRefreshingContent = wasRefreshing }
        if let configuration {
            applyConfiguration(configuration)
            return
        }
        refreshTitle()
        refreshImages()
    }

    private func refreshTitle() {
        guard let titleView else { return }
        let attributed = content.value(state, \.attributedTitle)
        let plain = content.value(state, \.title)
        if let attributed, content.ownValue(state, \.title) == nil || state == .normal {
            if titleView.attributedText != attributed { titleView.setTextKeepingStyle(attributedText: attributed) }
        } else if titleView.content.plainText != plain || titleView.content.attributedText != nil {
            titleView.text = plain
        }
        let color = resolvedTitleColor(state)
        if titleView.content.attributedText == nil, titleView.textColor != color { titleView.textColor = color }
        titleView.shadowColor = content.value(state, \.titleShadowColor)
        titleView.isHidden = !titleView.content.hasText
        if !titleView.isHidden { addTitleLabelIfNeeded() }
    }

    private func refreshImages() {
        let image = displayedImage
        if image != nil { loadImageView() }
        if let imageViewIfLoaded {
            if imageViewIfLoaded.image != image { imageViewIfLoaded.image = image }
            imageViewIfLoaded.isHidden = image == nil
            imageViewIfLoaded.alpha = imageAlpha
        }
        let background = content.value(state, \.backgroundImage)
        if background != nil { makeBackgroundView() }
        if let backgroundView {
            if backgroundView.image != background { backgroundView.image = background }
            backgroundView.isHidden = background == nil
            backgroundView.alpha = backgroundAlpha
        }
    }

    /// The opacity of the image. System buttons always fade it; other buttons only in states without their own image.
    private var imageAlpha: CGFloat {
        if isSystem { return state.contains(.disabled) ? 0.35 : state.contains(.highlighted) ? 0.2 : 1 }
        guard content.ownValue(state, \.image) == nil else { return 1 }
        if state.contains(.disabled) && adjustsImageWhenDisabled { return 0.5 }
        return state.contains(.highlighted) && adjustsImageWhenHighlighted ? 0.5 : 1
    }

    /// The opacity of the background image: custom buttons fade it like the image if they are disabled and the state has no background of
    /// its own (a reference of iOS 18, github.com/faberNovel/ADUtils).
    private var backgroundAlpha: CGFloat {
        let isFaded = !isSystem && adjustsImageWhenDisabled && state.contains(.disabled)
        return isFaded && content.ownValue(state, \.backgroundImage) == nil ? 0.5 : 1
    }

    /// The image for the current state. System buttons fill it with the tint colour if its rendering mode is automatic.
    var displayedImage: UIImage? {
        guard var image = content.value(state, \.image) else { return nil }
        if let preferred = content.value(state, \.symbolConfiguration) {
            image = image.withPreferredConfiguration(preferred)
        } else if isSystem, image.isSymbolImage, image.symbolConfiguration == nil,
            !(titleView?.content.hasText ?? false)
        {
            // A system button without a title shows symbols at the large scale. Measured: 25.667 points instead of 20.
            image = image.withPreferredConfiguration(UIImage.SymbolConfiguration(scale: .large))
        }
        return isSystem && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
}
