import CellSimText
import Foundation

/// The vertical metrics of San Francisco, as fractions of the point size.
enum SanFranciscoMetrics {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = -494.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048
}

extension UIFont {
    /// Whether the metrics of San Francisco apply, which is the case for system fonts if no files of the system font are registered.
    private var hasSystemMetrics: Bool { specification.namedFont == nil && !RegisteredFonts.hasSystemFont }

    /// The point size of the font.
    public var pointSize: CGFloat { specification.size }

    /// Whether the font is the system font rather than a named font.
    package var isSystemFont: Bool { specification.namedFont == nil }

    /// The distance from the baseline up to the top of the line, in points.
    public var ascender: CGFloat { hasSystemMetrics ? pointSize * SanFranciscoMetrics.ascender : textFont.ascender }

    /// The distance from the baseline to the bottom of the line, in points. It is negative.
    public var descender: CGFloat {
        hasSystemMetrics ? pointSize * SanFranciscoMetrics.descender : textFont.descender
    }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat {
        hasSystemMetrics ? pointSize * SanFranciscoMetrics.capHeight : textFont.capHeight
    }

    /// The height of the letter x, in points.
    public var xHeight: CGFloat { hasSystemMetrics ? pointSize * SanFranciscoMetrics.xHeight : textFont.xHeight }

    /// The height of a line in points, which is not rounded: the ascender minus the descender, plus the line gap of the typeface.
    public var lineHeight: CGFloat {
        if hasSystemMetrics { return ascender - descender }
        return LineHeight.removingRoundingNoise(
            ascender - descender + (specification.namedFont == nil ? 0 : max(textFont.leading, 0)))
    }

    /// The spacing between lines in addition to `lineHeight`, in points. It is 0 for system fonts. For fonts of a text style, it is the
    /// difference from the style's line height and can be negative.
    public var leading: CGFloat {
        if specification.namedFont != nil { return textFont.leading }
        return specification.textStyleLineHeight > 0 ? specification.textStyleLineHeight - lineHeight : 0
    }

    /// The PostScript name of the font. For system fonts, it is a name such as `.SFUI-Semibold` or `.SFUI-RegularItalic`.
    public var fontName: String {
        if let named = specification.namedFont { return named.name }
        let weight = specification.weight.name
        let style = specification.isItalic ? weight + "Italic" : weight
        let family = specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(style)"
    }

    /// The family name of the font. For system fonts, it is a name such as `.AppleSystemUIFont`.
    public var familyName: String {
        if let named = specification.namedFont { return named.family }
        return specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    /// The descriptor of the font, for creating fonts with other sizes or traits.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }
}
