import Foundation

/// What stands on a line, in the order of the text.
enum LinePart: Hashable, Sendable {
    /// Units of the text.
    case text(Range<Int>)
    /// The sign of left-out text, in the font of a run.
    case ellipsis(run: Int)
    /// A hyphen where a word is parted at a soft hyphen, in the font of a run.
    case hyphen(run: Int)
}

/// A line as composing found it: its parts and measures, before it has a place.
struct ComposedLine: Sendable {
    var parts: [LinePart]
    /// All units the line takes from the text, with blanks at its end.
    var range: Range<Int>
    /// Of the parts, in points.
    var width: CGFloat
    /// The width of the blanks at the line break, as far as the line contains them, in points.
    ///
    /// UIKit measures it and places the line without it; recorded widths of wrapped labels show it.
    var trailingBlanks: CGFloat = 0
    /// The distance from the text block's leading edge to the line, in points.
    var indent: CGFloat
    /// The paragraph's number; 0 as well for text that was never taken to pieces.
    var paragraph: Int
    var style: ParagraphStyle
    /// True where the leading edge is the right one.
    var isRightToLeft: Bool
    /// The paragraph's embedding level.
    var baseLevel: UInt8 = 0
    /// Whether the line is justified and fills its available width.
    var isStretched: Bool
    var height: LineHeight
    /// The line's span between exclusions, from the block's left edge; nil for the full width.
    var span: ClosedRange<CGFloat>?
    /// True where the line stands next to the one before it.
    var sharesTop = false
    /// What stands before the line; nil for nothing.
    var marker: ListMarker?
}

/// A line's vertical measures in points, before any rounding.
package struct LineHeight: Hashable, Sendable {
    /// A sum of shares of a font's size without what binary fractions add to it: 11.5, not 11.500000000000002.
    package static func withoutNoise(_ height: CGFloat) -> CGFloat { (height * 1e11).rounded() / 1e11 }

    /// From the line's top to its baseline.
    var ascent: CGFloat
    var total: CGFloat
    /// Put above the line when another stands before it: what a text style's pitch exceeds the line height by,
    /// or falls short of it.
    var styleGap: CGFloat
    /// Put above the line: line and paragraph spacing.
    var spacing: CGFloat = 0

    /// The line that holds all of these runs.
    ///
    /// Runs that are raised or lowered enlarge it by as much, and objects by what of them lies beyond it.
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
        let natural = Self.withoutNoise(ascent + descent + gap)
        var total = natural
        if style.lineHeightMultiple > 0 { total *= style.lineHeightMultiple }
        total = max(total, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { total = min(total, style.maximumLineHeight) }
        self.total = total
        self.ascent = ascent + total - natural
        self.styleGap = styleGap ?? 0
    }
}
