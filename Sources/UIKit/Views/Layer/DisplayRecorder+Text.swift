import CellSimText
import Foundation

/// Records and measures single lines of text.
extension DisplayRecorder {
    /// Records a line of text that is vertically centred in a rectangle. By default, text that doesn't fit is truncated at
    /// its end.
    @MainActor package mutating func drawText(
        _ string: String, font: UIFont, color: UIColor, in rect: CGRect, alignment: TextAlignment = .center,
        mode: LineBreakMode = .truncatingTail
    ) {
        guard rect.width > 0, !string.isEmpty else { return }
        var text = Self.styledText(string, font, rgba(color), alignment)
        text.paragraph.lineBreakMode = mode
        let layout = TextLayout(text, width: rect.width, maximumLines: 1, scale: traits.effectiveDisplayScale)
        append(layout.commands(in: absolute(rect)))
    }

    /// Returns the size of a line of text in points, rounded up to whole pixels.
    @MainActor package static func textSize(_ string: String, font: UIFont, scale: CGFloat) -> CGSize {
        TextLayout(styledText(string, font, .black, .left), maximumLines: 1, scale: scale).size
    }

    @MainActor private static func styledText(
        _ string: String, _ font: UIFont, _ color: RGBAColor, _ alignment: TextAlignment
    ) -> StyledText {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = .truncatingTail
        return StyledText(runs: [TextRun(text: string, font: font.textFont, color: color)], paragraph: paragraph)
    }
}
