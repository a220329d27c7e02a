import CellSimGraphics
import Foundation

/// Characters with the same style.
public struct TextRun: Hashable, Sendable {
    /// The characters, including line breaks.
    public var text: String
    /// The font.
    public var font: TextFont
    /// The text colour.
    public var color: RGBAColor
    /// The space added after every character, in points.
    public var kern: CGFloat
    /// Whether pairs of letters, such as `AV`, are kerned.
    public var kernsPairs: Bool
    /// The distance by which the glyphs are raised, in points; it increases the line height.
    public var baselineOffset: CGFloat
    /// The line below the characters; nil for none.
    public var underline: LineDecoration?
    /// The line through the characters; nil for none.
    public var strikethrough: LineDecoration?
    /// The background colour; nil for none.
    public var backgroundColor: RGBAColor?
    /// The style of the paragraph if it differs from the text's. The first character of a paragraph determines the style.
    public var paragraph: ParagraphStyle?
    /// The stroke along the glyphs' outlines; nil for none.
    public var stroke: TextStroke?
    /// The shadow below the characters; nil for none.
    public var shadow: TextShadow?
    /// The object that replaces each character of the run; nil for the characters themselves.
    public var object: InlineObject?
    /// The additional slant of the glyphs to the right, as a fraction of their height.
    public var obliqueness: CGFloat = 0
    /// The horizontal scale of the glyphs and their advances, without `kern`; greater than 0.
    public var expansion: CGFloat = 1
    /// The language for hyphenation (BCP 47, such as `pt-BR`); nil means the interface's language.
    public var language: String?
    /// The direction embeddings of the characters, outermost first; empty for the natural direction.
    public var directions: [DirectionalEmbedding] = []
    /// The font that determines the line height; nil for the characters' font.
    public var lineFont: TextFont?

    /// Creates characters with a style; lengths are in points.
    public init(
        text: String, font: TextFont, color: RGBAColor, kern: CGFloat = 0, kernsPairs: Bool = true,
        baselineOffset: CGFloat = 0,
        underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil, backgroundColor: RGBAColor? = nil,
        paragraph: ParagraphStyle? = nil
    ) {
        (self.text, self.font, self.color, self.kern, self.kernsPairs) = (text, font, color, kern, kernsPairs)
        (self.baselineOffset, self.underline, self.strikethrough) = (baselineOffset, underline, strikethrough)
        (self.backgroundColor, self.paragraph) = (backgroundColor, paragraph)
    }
}

/// Text with its styles, ready for layout.
public struct StyledText: Hashable, Sendable {
    /// The text's runs in logical order.
    public var runs: [TextRun]
    /// The style of paragraphs whose runs have none.
    public var paragraph: ParagraphStyle

    /// Creates text from runs.
    public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
        (self.runs, self.paragraph) = (runs, paragraph)
    }

    /// Creates text in one font and colour.
    public init(_ text: String, font: TextFont, color: RGBAColor = .black, paragraph: ParagraphStyle = ParagraphStyle())
    {
        self.init(runs: [TextRun(text: text, font: font, color: color)], paragraph: paragraph)
    }
}
