import CellSimGraphics
import Foundation

/// Characters that share their looks.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: TextFont
    public var color: RGBAColor
    /// Added after every character, in points.
    public var kern: CGFloat
    /// Raises the glyphs, in points, without changing the line's height.
    public var baselineOffset: CGFloat
    public var underline: Bool
    public var strikethrough: Bool
    public var backgroundColor: RGBAColor?
    /// The paragraph's style where it differs from the text's; a paragraph takes its first character's.
    public var paragraph: ParagraphStyle?

    public init(
        text: String, font: TextFont, color: RGBAColor, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: Bool = false, strikethrough: Bool = false, backgroundColor: RGBAColor? = nil,
        paragraph: ParagraphStyle? = nil
    ) {
        (self.text, self.font, self.color, self.kern) = (text, font, color, kern)
        (self.baselineOffset, self.underline, self.strikethrough) = (baselineOffset, underline, strikethrough)
        (self.backgroundColor, self.paragraph) = (backgroundColor, paragraph)
    }
}

/// Text with its looks, ready to be laid out.
public struct StyledText: Hashable, Sendable {
    public var runs: [TextRun]
    /// The style of paragraphs whose runs name none.
    public var paragraph: ParagraphStyle

    public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
        (self.runs, self.paragraph) = (runs, paragraph)
    }

    /// Text in one font and colour.
    public init(_ text: String, font: TextFont, color: RGBAColor = .black, paragraph: ParagraphStyle = ParagraphStyle())
    {
        self.init(runs: [TextRun(text: text, font: font, color: color)], paragraph: paragraph)
    }
}
