import CellSimGraphics
import Foundation

/// Characters that share their looks.
public struct TextRun: Hashable, Sendable {
    /// The characters, line ends among them.
    public var text: String
    /// What they are set in.
    public var font: TextFont
    /// What they are drawn in.
    public var color: RGBAColor
    /// Added after every character, in points.
    public var kern: CGFloat
    /// Whether letters are moved together in pairs (`AV`).
    public var kernsPairs: Bool
    /// Raises the glyphs, in points; their line is higher by as much.
    public var baselineOffset: CGFloat
    /// The line that runs below them; nil for none.
    public var underline: LineMark?
    /// The line that runs through them; nil for none.
    public var strikethrough: LineMark?
    /// What is drawn behind them; nil for nothing.
    public var backgroundColor: RGBAColor?
    /// The paragraph's style where it differs from the text's; a paragraph takes its first character's.
    public var paragraph: ParagraphStyle?
    /// A line along the outlines; nil for none.
    public var stroke: TextStroke?
    /// What lies below the characters; nil for nothing.
    public var shadow: TextShadow?
    /// What stands in the place of each character of the run; nil for the characters themselves.
    public var object: InlineObject?
    /// The share of their height by which glyphs lean to the right, more than their font has them lean.
    public var obliqueness: CGFloat = 0
    /// How many times as wide the glyphs are and stand, without what `kern` adds; above 0.
    public var expansion: CGFloat = 1
    /// The language of the characters (BCP 47, such as `pt-BR`), by which words are parted; nil for the interface's.
    public var language: String?
    /// How the characters' directions are embedded in the paragraph's, the outermost first; empty for as they come.
    public var directions: [DirectionalEmbedding] = []
    /// The font whose line counts in place of that the characters are set in; nil for the same.
    public var lineFont: TextFont?

    /// Characters with their looks; lengths in points.
    public init(
        text: String, font: TextFont, color: RGBAColor, kern: CGFloat = 0, kernsPairs: Bool = true,
        baselineOffset: CGFloat = 0,
        underline: LineMark? = nil, strikethrough: LineMark? = nil, backgroundColor: RGBAColor? = nil,
        paragraph: ParagraphStyle? = nil
    ) {
        (self.text, self.font, self.color, self.kern, self.kernsPairs) = (text, font, color, kern, kernsPairs)
        (self.baselineOffset, self.underline, self.strikethrough) = (baselineOffset, underline, strikethrough)
        (self.backgroundColor, self.paragraph) = (backgroundColor, paragraph)
    }
}

/// Text with its looks, ready to be laid out.
public struct StyledText: Hashable, Sendable {
    /// The text's pieces in logical order.
    public var runs: [TextRun]
    /// The style of paragraphs whose runs name none.
    public var paragraph: ParagraphStyle

    /// Text of these pieces.
    public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
        (self.runs, self.paragraph) = (runs, paragraph)
    }

    /// Text in one font and colour.
    public init(_ text: String, font: TextFont, color: RGBAColor = .black, paragraph: ParagraphStyle = ParagraphStyle())
    {
        self.init(runs: [TextRun(text: text, font: font, color: color)], paragraph: paragraph)
    }
}
