import Foundation

/// A part of a line, in the order of the text.
enum LinePart: Hashable, Sendable {
    /// A range of the text's units.
    case text(Range<Int>)
    /// The ellipsis for omitted text, in the font of a run.
    case ellipsis(run: Int)
    /// A hyphen where a word is broken at a soft hyphen, in the font of a run.
    case hyphen(run: Int)
}

/// A composed line: its parts and measurements, before it is positioned.
struct ComposedLine: Sendable {
    var parts: [LinePart]
    /// The line's range of units in the text, including trailing blanks.
    var range: Range<Int>
    /// The width of the parts, in points.
    var width: CGFloat
    /// The width of the trailing blanks that are part of the line, in points.
    ///
    /// UIKit includes it in measured sizes, but not in alignment. Source: recorded widths of wrapped labels.
    var trailingBlankWidth: CGFloat = 0
    /// The distance from the text block's leading edge to the line, in points.
    var indent: CGFloat
    /// The index of the paragraph; 0 for text that is measured without paragraphs.
    var paragraph: Int
    var style: ParagraphStyle
    /// Whether the leading edge is the right edge.
    var isRightToLeft: Bool
    /// The paragraph's embedding level.
    var baseLevel: UInt8 = 0
    /// Whether the line is justified and fills its available width.
    var isStretched: Bool
    var height: LineHeight
    /// The line's span between exclusions, from the block's left edge; nil for the full width.
    var span: ClosedRange<CGFloat>?
    /// Whether the line is in the same row as the previous one.
    var isInPreviousRow = false
    /// The marker before the line; nil for none.
    var marker: ListMarker?
}

/// The vertical measurements of a line in points, before rounding.
package struct LineHeight: Hashable, Sendable {
    /// Removes floating-point noise from a sum of fractions of a font's size: returns 11.5 for 11.500000000000002.
    package static func removingRoundingNoise(_ height: CGFloat) -> CGFloat { (height * 1e11).rounded() / 1e11 }

    /// The distance from the line's top to its baseline.
    var ascent: CGFloat
    var total: CGFloat
    /// The extra space above each line except the first: the text style's line pitch minus the line height. It may be negative.
    var styleGap: CGFloat
    /// The space above the line: line and paragraph spacing.
    var spacing: CGFloat = 0

    /// Creates the height of a line that contains these runs.
    ///
    /// Raised or lowered runs increase the height by their offset. Inline objects increase it by the part that extends
    /// beyond the line.
    init(runs: some Sequence<TextRun>, style: ParagraphStyle) {
        var (ascent, descent, gap): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var styleGap: CGFloat?
        for run in runs {
            let font = run.lineFont ?? run.font
            let metrics = font.verticalMetrics
            ascent = max(ascent, font.pointSize * metrics.ascender + max(run.baselineOffset, 0))
            descent = max(descent, -font.pointSize * metrics.descender + max(-run.baselineOffset, 0))
            if let box = run.object?.bounds {
                ascent = max(ascent, box.maxY + run.baselineOffset)
                descent = max(descent, -box.minY - run.baselineOffset)
            }
            if let pitch = font.linePitch {
                styleGap = max(styleGap ?? -.infinity, pitch - font.lineHeight)
            } else {
                gap = max(gap, font.pointSize * metrics.lineGap)
            }
        }
        let natural = Self.removingRoundingNoise(ascent + descent + gap)
        var total = natural
        if style.lineHeightMultiple > 0 { total *= style.lineHeightMultiple }
        total = max(total, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { total = min(total, style.maximumLineHeight) }
        self.total = total
        self.ascent = ascent + total - natural
        self.styleGap = styleGap ?? 0
    }
}
