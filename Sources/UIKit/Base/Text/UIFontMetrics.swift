import CellSimGraphics
import Foundation

/// An object that scales fonts and lengths with the user's text size, in proportion to the line height of a text style.
public final class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics for a text style. For an unknown style, they are those of body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font scaled for the current text size. Labels that adjust their fonts also adapt it to later changes. Raises
    /// `NSInvalidArgumentException` for a font that is already scaled, unless it was made of a descriptor with a size.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: nil, traits: .current) }

    /// Returns the font scaled for the text size of traits, or of the current traits if they are `nil`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection ?? .current)
    }

    /// Returns the font scaled for the current text size, up to a maximum size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: .current)
    }

    /// Returns the font scaled for the text size of traits, up to a maximum size in points. A maximum of 0 means unlimited.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: traitCollection ?? .current)
    }

    /// Returns a value scaled for the current text size, rounded to whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a value scaled in proportion to the style's line height, rounded to whole pixels of the traits' display scale, or to 1/3
    /// point if it is unspecified.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : 3
        return PixelGrid(scale: scale).rounded(value * ratio(traits))
    }

    private func ratio(_ traits: UITraitCollection) -> CGFloat {
        DynamicType.metrics(style, traits.preferredContentSizeCategory).leading
            / DynamicType.metrics(style, .large).leading
    }

    func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection) -> UIFont {
        let lineHeight = font.specification.textStyleLineHeight
        guard font.hasExplicitSize || font.specification.scalingBase == nil else {
            UIKitException.raiseOrRecord(
                UIKitException.invalidArgument,
                "Font \(font.fontName) \(font.pointSize) already scales with the user's text size")
            return font
        }
        var specification = font.specification
        // The size is rounded to whole points, as observed on iOS 26: for body text at the largest accessibility size, 8 points become
        // 23.
        let size = (font.pointSize * ratio(traits)).rounded()
        specification.size = maximum.flatMap { $0 > 0 ? min(size, $0) : nil } ?? size
        // A font of a text style keeps the style's line spacing, in proportion to its size.
        if lineHeight > 0 { specification.textStyleLineHeight = lineHeight * specification.size / font.pointSize }
        specification.scalingBase = UIFont.ScaledBase(
            size: font.pointSize, lineHeight: lineHeight, style: style, maximum: maximum)
        return UIFont(specification)
    }
}
