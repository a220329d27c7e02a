import Foundation

/// San Francisco's vertical metrics as shares of the point size.
enum SanFrancisco {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = -494.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048
}

extension UIFont {
    /// In points.
    public var pointSize: CGFloat { specification.size }

    /// The top of the line above the baseline, in points.
    public var ascender: CGFloat { pointSize * (specification.named?.metrics.ascender ?? SanFrancisco.ascender) }

    /// The bottom of the line as seen from the baseline, in points; negative.
    public var descender: CGFloat { pointSize * (specification.named?.metrics.descender ?? SanFrancisco.descender) }

    /// In points.
    public var capHeight: CGFloat { pointSize * (specification.named?.metrics.capHeight ?? SanFrancisco.capHeight) }

    /// In points.
    public var xHeight: CGFloat { pointSize * (specification.named?.metrics.xHeight ?? SanFrancisco.xHeight) }

    /// Ascender less descender, in points, not rounded.
    public var lineHeight: CGFloat { ascender - descender }

    /// What a line of this font adds to `lineHeight` before the next line, in points: 0 for system fonts, the rest
    /// up to the style's pitch for fonts of a text style (it may be negative).
    public var leading: CGFloat {
        if let named = specification.named { return named.metrics.lineGap * pointSize }
        return specification.tablePitch > 0 ? specification.tablePitch - lineHeight : 0
    }

    /// `.SFUI-Semibold` for the system's own.
    public var fontName: String {
        if let named = specification.named { return named.name }
        let weight = specification.weight.name
        let style = specification.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
        let family = specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(style)"
    }

    public var familyName: String {
        if let named = specification.named { return named.family }
        return specification.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }
}
