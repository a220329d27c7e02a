import Foundation

/// The appearance of a bar's background and of the line at its edge. Bars copy it.
///
/// The background effect is drawn as a flat colour, because blurs of bars are not simulated. Only whether it is nil
/// matters.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The colour above the background effect, or nil.
    open var backgroundColor: UIColor?
    /// The blur effect of the background, or nil.
    open var backgroundEffect: UIBlurEffect?
    /// The image above the colour, which is stretched to the size of the bar.
    open var backgroundImage: UIImage?
    /// The colour of the line at the edge of the bar; nil or clear for no line.
    open var shadowColor: UIColor?
    /// An image that replaces the line. A template image is drawn in `shadowColor`.
    open var shadowImage: UIImage?

    /// Creates an appearance with the default background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the values of another one, which may be for a different type of bar.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyValues(barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
        if let nib = coder as? NibCoder { decode(from: nib) }
    }

    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any { copyOfSameClass }

    /// Sets the system's default background effect and line.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = Self.defaultShadowColor
    }

    /// Sets the system's opaque background colour and line.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        (backgroundEffect, shadowColor) = (nil, nil)
    }

    /// Copies the values of another appearance. Subclasses also copy their own.
    func copyValues(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect, backgroundImage) = (
            other.backgroundColor, other.backgroundEffect, other.backgroundImage
        )
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    func decode(from nib: NibCoder) {
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if nib.isNil("backgroundEffect") { backgroundEffect = nil }
        if nib.isNil("shadowColor") { shadowColor = nil }
        if let color = nib.color("shadowColor") { shadowColor = color }
        if let image = nib.image("backgroundImage") { backgroundImage = image }
        if let image = nib.image("shadowImage") { shadowImage = image }
    }

    /// A copy with a transparent background, for a bar at the scroll edge without an explicit appearance.
    var withoutBackground: Self {
        let copy = copyOfSameClass
        copy.configureWithTransparentBackground()
        return copy
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
    /// The font and colour of the title. The bar's defaults are used for missing attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and colour of a large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    public var titlePositionAdjustment = UIOffset.zero
    /// The appearance of plain buttons.
    public var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of buttons with the style `.done`.
    public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button.
    public var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    override func copyValues(_ other: UIBarAppearance) {
        super.copyValues(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        backButtonAppearance = other.backButtonAppearance
    }

    override func decode(from nib: NibCoder) {
        super.decode(from: nib)
        if let attributes = nib.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = nib.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
    }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title next to the image. Stored without effect: items are stacked.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title next to the image in compact heights. Stored without effect: items are
    /// stacked.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func copyValues(_ other: UIBarAppearance) {
        super.copyValues(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor public final class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    public var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    override func copyValues(_ other: UIBarAppearance) {
        super.copyValues(other)
        if let other = other as? UIToolbarAppearance { buttonAppearance = other.buttonAppearance }
    }
}

extension UIBarAppearance {
    /// The default colour of the line at the edge of a bar.
    package static let defaultShadowColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
