import CellSimText
import Foundation

/// San Francisco's vertical metrics as shares of the point size.
enum SanFrancisco {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = -494.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048
}

extension UIFont {
    /// Whether San Francisco's known metrics hold: no font was named, and no files of the system font were given.
    private var hasSystemMetrics: Bool { specification.named == nil && !AddedFonts.haveSystemFont }

    /// In points.
    public var pointSize: CGFloat { specification.size }

    /// Whether no file and no family was named for it.
    package var isSystemFont: Bool { specification.named == nil }

    /// The top of the line above the baseline, in points.
    public var ascender: CGFloat { hasSystemMetrics ? pointSize * SanFrancisco.ascender : textFont.ascender }

    /// The bottom of the line as seen from the baseline, in points; negative.
    public var descender: CGFloat {
        hasSystemMetrics ? pointSize * SanFrancisco.descender : textFont.descender
    }

    /// In points.
    public var capHeight: CGFloat {
        hasSystemMetrics ? pointSize * SanFrancisco.capHeight : textFont.capHeight
    }

    /// In points.
    public var xHeight: CGFloat { hasSystemMetrics ? pointSize * SanFrancisco.xHeight : textFont.xHeight }

    /// The height of a line in points, not rounded: ascender less descender, and the face's own line gap.
    public var lineHeight: CGFloat {
        if hasSystemMetrics { return ascender - descender }
        return LineHeight.withoutNoise(
            ascender - descender + (specification.named == nil ? 0 : max(textFont.leading, 0)))
    }

    /// What a line of this font adds to `lineHeight` before the next line, in points: 0 for system fonts, the rest
    /// up to the style's pitch for fonts of a text style (it may be negative).
    public var leading: CGFloat {
        if specification.named != nil { return textFont.leading }
        return specification.tablePitch > 0 ? specification.tablePitch - lineHeight : 0
    }

    /// `.SFUI-Semibold`, `.SFUI-RegularItalic` and such for the system's own.
    public var fontName: String {
        if let named = specification.named { return named.name }
        let weight = specification.weight.name
        let style = specification.isItalic ? weight + "Italic" : weight
        let family = specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(style)"
    }

    /// The family as it was asked for; `.AppleSystemUIFont` and such for the system's own.
    public var familyName: String {
        if let named = specification.named { return named.family }
        return specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    /// A descriptor from which fonts of other sizes and traits are made.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }
}
