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
    /// Raises the glyphs, in points, without changing the line's height.
    public var baselineOffset: CGFloat
    /// Whether a single line in the text's colour runs below them.
    public var underline: Bool
    /// Whether a single line in the text's colour runs through them.
    public var strikethrough: Bool
    /// What is drawn behind them; nil for nothing.
    public var backgroundColor: RGBAColor?
    /// The paragraph's style where it differs from the text's; a paragraph takes its first character's.
    public var paragraph: ParagraphStyle?

    /// Characters with their looks; lengths in points.
    public init(
        text: String, font: TextFont, color: RGBAColor, kern: CGFloat = 0, kernsPairs: Bool = true,
        baselineOffset: CGFloat = 0,
        underline: Bool = false, strikethrough: Bool = false, backgroundColor: RGBAColor? = nil,
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
