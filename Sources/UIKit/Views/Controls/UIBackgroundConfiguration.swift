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
    /// The colour of the border; nil for no border.
    public var strokeColor: UIColor?
    /// The width of the border in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the background to the border around it, in points.
    public var strokeOutset: CGFloat = 0
    /// The image in front of the colour, within the insets. Buttons draw it; cells don't.
    public var image: UIImage?
    /// The content mode that scales `image` to the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// Creates a background in the owner's colour, without insets, rounded corners and border.
    public init() {}

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
