import Foundation

/// The appearance of the background of a button or cell.
public struct UIBackgroundConfiguration: Hashable {
    /// The background colour; nil for the owner's colour, `.clear` for no background.
    public var backgroundColor: UIColor?
    /// The corner radius in points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? 0 }
        set { ownCornerRadius = newValue }
    }
    /// The corner radius that was set, in points; nil for the default.
    package private(set) var ownCornerRadius: CGFloat?
    /// The insets from the owner's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A transformer of the background's colour, or nil for the unchanged colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { identifiedColorTransformer?.transformer }
        set { identifiedColorTransformer = newValue.map { IdentifiedTransformer(transformer: $0) } }
    }
    private var identifiedColorTransformer: IdentifiedTransformer?
    /// A visual effect behind the content, or nil for none.
    public var visualEffect: UIVisualEffect?
    /// A view in front of the colour and the image. It fills the background, is clipped to its rounded corners, and receives no touches.
    public var customView: UIView?
    /// The colour of the border; nil for the owner's tint colour.
    public var strokeColor: UIColor?
    /// A transformer of the border's colour, or nil for the unchanged colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { identifiedStrokeTransformer?.transformer }
        set { identifiedStrokeTransformer = newValue.map { IdentifiedTransformer(transformer: $0) } }
    }
    private var identifiedStrokeTransformer: IdentifiedTransformer?
    /// The width of the border in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the background to the border around it, in points.
    public var strokeOutset: CGFloat = 0
    /// The image in front of the colour, within the insets.
    public var image: UIImage?
    /// The content mode that scales `image` to the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// Creates a background in the owner's colour, without insets, rounded corners and border.
    public init() {}

    /// Returns the background's colour after its transformer.
    /// - Parameter tintColor: The colour if `backgroundColor` is nil.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the border's colour after its transformer.
    /// - Parameter tintColor: The colour if `strokeColor` is nil.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }

    /// Returns the background of a cell in a sidebar, which is not filled.
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = color
        return background
    }

    /// Returns a background that draws nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}

extension UIBackgroundConfiguration {
    /// Decodes a XIB's `<backgroundConfiguration>` element.
    @MainActor package init(interfaceBuilder nib: NibCoder) {
        backgroundColor = nib.color("backgroundColor")
        ownCornerRadius = nib.cgFloat("cornerRadius")
        if let insets = nib.directionalInsets("backgroundInsets") { backgroundInsets = insets }
        strokeColor = nib.color("strokeColor")
        strokeWidth = nib.cgFloat("strokeWidth") ?? 0
        strokeOutset = nib.cgFloat("strokeOutset") ?? 0
        image = nib.image("image")
        imageContentMode = nib.enumeration("imageContentMode", UIView.contentModes) ?? .scaleToFill
    }
}
