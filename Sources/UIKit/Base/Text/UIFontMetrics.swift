import CellSimGraphics
import Foundation

/// Scales fonts and lengths with the user's text size, in proportion to a text style's line height.
public final class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics for a text style; an unknown style scales like body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font scaled for the current text size. Labels that adjust their fonts follow later changes. Raises
    /// `NSInvalidArgumentException` for a font that already scales, or that belongs to a text style.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: nil, traits: .current) }

    /// Returns the font scaled for the text size of these traits or, if nil, of the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection ?? .current)
    }

    /// Returns the font scaled for the current text size, limited to a maximum size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: .current)
    }

    /// Returns the font scaled for the text size of these traits, limited to a maximum size in points; 0 for no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: traitCollection ?? .current)
    }

    /// Returns the length scaled for the current text size, rounded to a pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the value multiplied by the ratio of the style's line heights, rounded to a pixel of the traits' scale
    /// (to 1/3 point without a scale).
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : 3
        return PixelGrid(scale: scale).rounded(value * ratio(traits))
    }

    private func ratio(_ traits: UITraitCollection) -> CGFloat {
        DynamicType.entry(style, traits.preferredContentSizeCategory).leading / DynamicType.entry(style, .large).leading
    }

    func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection) -> UIFont {
        guard font.specification.textStyleLineHeight == 0, font.specification.scalingBase == nil else {
            UIKitException.raiseOrRecord(
                UIKitException.invalidArgument,
                "Font \(font.fontName) \(font.pointSize) already scales with the user's text size")
            return font
        }
        var specification = font.specification
        // Rounds to whole points, as observed on iOS 26: for body text at the largest accessibility size, 8 points
        // become 23.
        let size = (font.pointSize * ratio(traits)).rounded()
        specification.size = maximum.flatMap { $0 > 0 ? min(size, $0) : nil } ?? size
        specification.scalingBase = UIFont.ScaledBase(size: font.pointSize, style: style, maximum: maximum)
        return UIFont(specification)
    }
}
