import Foundation

/// The look of a button's or cell's background.
public struct UIBackgroundConfiguration: Hashable {
    /// Nil leaves the colour to the owner; `clear` draws none.
    public var backgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points, inwards from the owner's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around the background; nil for no line.
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// In points, outwards.
    public var strokeOutset: CGFloat = 0
    /// Drawn over the colour and within the insets, by buttons; cells leave it out.
    public var image: UIImage?
    /// How `image` is fitted into the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A background without insets, corners or line, whose colour is the owner's.
    public init() {}

    /// A cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }

    /// A cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }

    /// The header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// The header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = color
        return background
    }

    /// Draws nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}

extension UIBackgroundConfiguration {
    /// The background that a XIB's `<backgroundConfiguration>` describes.
    @MainActor init(interfaceBuilder nib: NibCoder) {
        backgroundColor = nib.color("backgroundColor")
        cornerRadius = nib.cgFloat("cornerRadius") ?? 0
        if let insets = nib.directionalInsets("backgroundInsets") { backgroundInsets = insets }
        strokeColor = nib.color("strokeColor")
        strokeWidth = nib.cgFloat("strokeWidth") ?? 0
        strokeOutset = nib.cgFloat("strokeOutset") ?? 0
        image = nib.image("image")
        imageContentMode = nib.enumeration("imageContentMode", UIView.contentModes) ?? .scaleToFill
    }
}
