import CellSimGraphics
import Foundation

/// How lines are set beyond what the text's styles say: what a container and those who manage its layout ask for.
///
/// Places are in the text block's coordinates, in points; functions are called while a layout is made, and never after.
public struct LineSetting {
    /// A line as it is about to be set.
    public struct Fragment {
        /// The line's units of the text, blanks at its end included.
        public var units: Range<Int>
        /// The room of the line.
        public var rect: CGRect
        /// What the text takes of it.
        public var used: CGRect
        /// From the top of `rect` to the baseline.
        public var baselineOffset: CGFloat
    }

    /// Where no text is set.
    public var exclusions: [Path] = []
    /// What lines beside an exclusion keep away from it to its left, besides the exclusion itself.
    public var exclusionPadding: CGFloat = 0
    /// Whether a line may begin with the word at a unit.
    public var mayBreakBefore: ((Int) -> Bool)?
    /// For paragraphs whose style has none: see `ParagraphStyle.hyphenationFactor`.
    public var hyphenationFactor: CGFloat = 0
    /// Whether a word may be parted with a hyphen before a unit.
    public var mayHyphenateBefore: ((Int) -> Bool)?
    /// The points between a line, told by its last unit and its room, and the next one; in place of the style's.
    public var lineSpacing: ((Int, CGRect) -> CGFloat)?
    /// The points below a paragraph, told by the last unit and room of its last line; in place of the style's.
    public var paragraphSpacing: ((Int, CGRect) -> CGFloat)?
    /// The points above a paragraph, told by its first unit and the room of its first line; in place of the style's.
    public var paragraphSpacingBefore: ((Int, CGRect) -> CGFloat)?
    /// Changes where a line stands and how high it is; false where nothing was changed.
    public var change: ((inout Fragment) -> Bool)?

    /// Lines as styles say.
    public init() {}

    /// The stretches of a band of the block that no exclusion takes, from left to right.
    func freeSpans(width: CGFloat, top: CGFloat, height: CGFloat) -> [ClosedRange<CGFloat>] {
        var spans: [ClosedRange<CGFloat>] = [0...max(width, 0)]
        for path in exclusions {
            for taken in path.extents(top: top, bottom: top + height) {
                let (left, right) = (taken.lowerBound - exclusionPadding, taken.upperBound)
                spans = spans.flatMap { span -> [ClosedRange<CGFloat>] in
                    if right <= span.lowerBound || left >= span.upperBound { return [span] }
                    var rest: [ClosedRange<CGFloat>] = []
                    if left > span.lowerBound { rest.append(span.lowerBound...left) }
                    if right < span.upperBound { rest.append(right...span.upperBound) }
                    return rest
                }
            }
        }
        return spans
    }

    /// Below this nothing is excluded.
    var exclusionsEnd: CGFloat { exclusions.compactMap { $0.controlBounds?.maxY }.max() ?? 0 }
}

extension Path {
    /// What each part of the path takes of a band, from its leftmost to its rightmost point in it. Curves count as 16 lines.
    fileprivate func extents(top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var extents: [ClosedRange<CGFloat>] = []
        var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        func reach(_ end: CGPoint) {
            let (upper, lower) = pen.y <= end.y ? (pen, end) : (end, pen)
            let (from, to) = (max(upper.y, top), min(lower.y, bottom))
            if lower.y > top, upper.y < bottom, from <= to {
                for y in [from, to] {
                    let share = lower.y > upper.y ? (y - upper.y) / (lower.y - upper.y) : 0
                    let x = upper.x + share * (lower.x - upper.x)
                    (low, high) = (min(low, x), max(high, x))
                }
                if upper.y == lower.y { (low, high) = (min(low, lower.x), max(high, lower.x)) }
            }
            pen = end
        }
        func finish() {
            reach(start)
            if low < high { extents.append(low...high) }
            (low, high) = (.infinity, -.infinity)
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (pen, start) = (point, point)
            case .line(let point): reach(point)
            case .quad(let control, let end):
                let from = pen
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    reach(
                        CGPoint(
                            x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
                }
            case .curve(let first, let second, let end):
                let from = pen
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    reach(
                        CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * end.x,
                            y: a * from.y + b * first.y + c * second.y + d * end.y))
                }
            case .close: reach(start)
            }
        }
        finish()
        return extents
    }
}
