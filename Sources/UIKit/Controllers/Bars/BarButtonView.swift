import Foundation
@_spi(UIKitModules) import UIKitViews

/// The view of a bar button item in a bar. It shows a title, an image or a custom view.
final class BarButtonView: UIView {
    let item: UIBarButtonItem
    let isBack: Bool
    /// The start of a back button's text, after the arrow.
    private static let backTitleStart: CGFloat = 21

    /// The title's font and colour for items that don't specify them.
    private let defaultTextAttributes: [NSAttributedString.Key: Any]

    init(_ item: UIBarButtonItem, isBack: Bool = false, words: [NSAttributedString.Key: Any] = [:]) {
        (self.item, self.isBack, self.defaultTextAttributes) = (item, isBack, words)
        super.init(frame: .zero)
        isOpaque = false
        AppearanceProxies.shared.apply(to: item)
        if let custom = item.customView { addSubview(custom) }
    }

    required init?(coder: NSCoder) { return nil }

    private var image: UIImage? {
        (item.image ?? item.symbolName.flatMap { UIImage(systemName: $0) })?.barImage(for: traitCollection)
    }

    /// Whether the item shows an image instead of a title or a custom view.
    var showsImage: Bool { item.customView == nil && image != nil }

    private var font: UIFont {
        let itemFont = item.isEnabled ? nil : item.titleTextAttributes(for: .disabled)?[.font]
        return (itemFont ?? item.titleTextAttributes(for: .normal)?[.font] ?? defaultTextAttributes[.font]) as? UIFont
            ?? .systemFont(
                ofSize: 17,
                weight: (item.style == .done ? SystemBars.doneButtonWeight : SystemBars.buttonWeight).current)
    }

    private func titleColor(in recorder: DisplayRecorder) -> UIColor {
        let itemColor =
            item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)?[.foregroundColor] as? UIColor
        let textColor = itemColor ?? defaultTextAttributes[.foregroundColor] as? UIColor
        return textColor ?? (item.isEnabled ? defaultColor(in: recorder) : .tertiaryLabel)
    }

    /// The default colour of text and images.
    private func defaultColor(in recorder: DisplayRecorder) -> UIColor {
        if isProminent { return .white }
        let isTinted =
            SystemBars.buttonsUseTintColor.current || recorder.usesLayerRendering && !SystemBars.rendersTitles.current
        return item.tintColor ?? (isTinted ? tintColor : superview?.ownTintColor ?? .label)
    }

    /// Whether the custom view keeps a frame that the host assigned.
    private var keepsCustomFrame: Bool { item.customView?.layoutState.adjustments?.preservesAssignedFrames ?? false }

    /// Returns the size of the custom view, or of the text or image, in points.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let custom = item.customView {
            if keepsCustomFrame { return custom.bounds.size }
            let fittingSize = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fittingSize.width > 0 && fittingSize.height > 0 ? fittingSize : custom.bounds.size
        }
        if item.width > 0 { return CGSize(width: item.width, height: 44) }
        if hasGlassBackground {
            let words = image == nil && !isBack ? item.displayedTitle : nil
            return CGSize(
                width: glassBackgroundWidth(words: words.map { textSize($0, font).width }, height: size.height),
                height: 44)
        }
        var width: CGFloat = 0
        if let image {
            width = max(image.size.width + item.imageInsets.left + item.imageInsets.right, 0)
        } else if let title = item.displayedTitle {
            width = textSize(title, font).width
        }
        return CGSize(width: width + (isBack ? Self.backTitleStart : 0), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !keepsCustomFrame { item.customView?.frame = bounds }
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        guard item.customView == nil else { return }
        var rect = bounds
        if isBack {
            let color = recorder.rgba(titleColor(in: recorder))
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            // On glass, the arrow is centred and has no title.
            let isArrowOnly = hasGlassBackground && SystemBars.backButtonHidesTitle.current
            let shift = isArrowOnly ? (bounds.width - 8.5) / 2 - 2.5 : 0
            let (back, tip) =
                isMirrored ? (bounds.width - 11 - shift, bounds.width - 2.5 - shift) : (11 + shift, 2.5 + shift)
            var chevron = Path()
            chevron.move(to: CGPoint(x: back, y: bounds.midY - 8.5))
            chevron.addLine(to: CGPoint(x: tip, y: bounds.midY))
            chevron.addLine(to: CGPoint(x: back, y: bounds.midY + 8.5))
            recorder.stroke(chevron, Stroke(width: 2.5, cap: .round, join: .round), color: color)
            if isArrowOnly { return }
            rect = CGRect(
                x: isMirrored ? 0 : Self.backTitleStart, y: 0, width: bounds.width - Self.backTitleStart,
                height: bounds.height)
        }
        if let image {
            let color = item.isEnabled ? defaultColor(in: recorder) : .tertiaryLabel
            let (size, insets) = (image.size, item.imageInsets)
            let imageRect = CGRect(
                x: rect.midX + (insets.left - insets.right - size.width) / 2,
                y: rect.midY + (insets.top - insets.bottom - size.height) / 2, width: size.width, height: size.height)
            image.record(
                into: &recorder, in: imageRect, tint: color,
                rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        } else if let title = item.displayedTitle {
            recorder.drawText(title, font: font, color: titleColor(in: recorder), in: rect)
        }
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { item.customView == nil }
        set {}
    }
    override var accessibilityLabel: String? {
        get { item.accessibilityLabel ?? item.displayedTitle ?? item.systemItem?.accessibilityName }
        set {}
    }
    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { item.isEnabled ? .button : [.button, .notEnabled] }
        set {}
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard item.isEnabled, let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
            return
        }
        if isBack {
            (superview as? UINavigationBar)?.handleBackButtonTap()
        } else {
            item.perform(from: self, for: event)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func textSize(_ text: String, _ font: UIFont) -> CGSize {
        DisplayRecorder.textSize(text, font: font, scale: traitCollection.effectiveDisplayScale)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The accessibility label of a system item that shows a symbol.
    fileprivate var accessibilityName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .close: "Close"
        default: nil
        }
    }
}
