import CellSimText
import Foundation

/// San Francisco's vertical metrics, as fractions of the point size.
enum SanFranciscoMetrics {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = -494.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048
}

extension UIFont {
    /// Whether San Francisco's known metrics apply: for a system font, if no files of the system font are registered.
    private var hasSystemMetrics: Bool { specification.namedFont == nil && !RegisteredFonts.hasSystemFont }

    /// The size in points.
    public var pointSize: CGFloat { specification.size }

    /// Whether this is a system font, without its own file or family.
    package var isSystemFont: Bool { specification.namedFont == nil }

    /// The distance from the baseline to the line's top, in points.
    public var ascender: CGFloat { hasSystemMetrics ? pointSize * SanFranciscoMetrics.ascender : textFont.ascender }

    /// The distance from the baseline to the line's bottom, in points; negative.
    public var descender: CGFloat {
        hasSystemMetrics ? pointSize * SanFranciscoMetrics.descender : textFont.descender
    }

    /// The height of capital letters in points.
    public var capHeight: CGFloat {
        hasSystemMetrics ? pointSize * SanFranciscoMetrics.capHeight : textFont.capHeight
    }

    /// The height of the letter x in points.
    public var xHeight: CGFloat { hasSystemMetrics ? pointSize * SanFranciscoMetrics.xHeight : textFont.xHeight }

    /// The height of a line in points, not rounded: ascender minus descender, plus the typeface's line gap.
    public var lineHeight: CGFloat {
        if hasSystemMetrics { return ascender - descender }
        return LineHeight.removingRoundingNoise(
            ascender - descender + (specification.namedFont == nil ? 0 : max(textFont.leading, 0)))
    }

    /// The space between `lineHeight` and the next line, in points: 0 for system fonts. For fonts of a text style, it
    /// is the difference from the style's line height, which can be negative.
    public var leading: CGFloat {
        if specification.namedFont != nil { return textFont.leading }
        return specification.textStyleLineHeight > 0 ? specification.textStyleLineHeight - lineHeight : 0
    }

    /// The PostScript name, for example `.SFUI-Semibold` or `.SFUI-RegularItalic` for system fonts.
    public var fontName: String {
        if let named = specification.namedFont { return named.name }
        let weight = specification.weight.name
        let style = specification.isItalic ? weight + "Italic" : weight
        let family = specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(style)"
    }

    /// The requested family name; for system fonts, a name such as `.AppleSystemUIFont`.
    public var familyName: String {
        if let named = specification.namedFont { return named.family }
        return specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    /// A descriptor for creating fonts with other sizes and traits.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }
}
