import CellSimGraphics
import Foundation

/// Options for the layout of lines, set by a text container and layout delegates.
///
/// Coordinates are those of the text block, in points. The closures are called only while a layout is created.
public struct LineLayoutOptions {
    /// A line that is about to be added to the layout.
    public struct Fragment {
        /// The line's units in the text, including trailing spaces.
        public var units: Range<Int>
        /// The available rectangle of the line.
        public var rect: CGRect
        /// The rectangle that the text uses.
        public var usedRect: CGRect
        /// The distance from the top of `rect` to the baseline.
        public var baselineOffset: CGFloat
    }

    /// The areas that lines of text avoid.
    public var exclusions: [Path] = []
    /// The additional distance between a line and an exclusion to the right of it.
    public var exclusionPadding: CGFloat = 0
    /// Returns whether a line may begin with the word at a unit.
    public var canBreakBefore: ((Int) -> Bool)?
    /// The hyphenation factor of paragraphs whose style specifies none; see `ParagraphStyle.hyphenationFactor`.
    public var hyphenationFactor: CGFloat = 0
    /// Returns whether a word may be hyphenated before a unit.
    public var canHyphenateBefore: ((Int) -> Bool)?
    /// Returns the distance in points between a line and the next one. The arguments are the line's last unit and its
    /// rectangle. It replaces the style's spacing.
    public var lineSpacing: ((Int, CGRect) -> CGFloat)?
    /// Returns the spacing in points below a paragraph. The arguments are the last unit and the rectangle of the
    /// paragraph's last line. It replaces the style's spacing.
    public var paragraphSpacing: ((Int, CGRect) -> CGFloat)?
    /// Returns the spacing in points above a paragraph. The arguments are the first unit and the rectangle of the
    /// paragraph's first line. It replaces the style's spacing.
    public var paragraphSpacingBefore: ((Int, CGRect) -> CGFloat)?
    /// Changes the position and height of a line; returns false if nothing changed.
    public var adjustFragment: ((inout Fragment) -> Bool)?

    /// Creates options without effect: lines follow their styles.
    public init() {}

    /// Returns the spans of a horizontal band that no exclusion covers, from left to right.
    func freeSpans(width: CGFloat, top: CGFloat, height: CGFloat) -> [ClosedRange<CGFloat>] {
        var spans: [ClosedRange<CGFloat>] = [0...max(width, 0)]
        for path in exclusions {
            for coveredExtent in path.extents(top: top, bottom: top + height) {
                let (left, right) = (coveredExtent.lowerBound - exclusionPadding, coveredExtent.upperBound)
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

    /// The y coordinate at which the last exclusion ends.
    var exclusionsEnd: CGFloat { exclusions.compactMap { $0.controlBounds?.maxY }.max() ?? 0 }
}

extension Path {
    /// Returns the horizontal extent of each subpath within a band. Curves are approximated by 16 lines.
    fileprivate func extents(top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var extents: [ClosedRange<CGFloat>] = []
        var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        func addLine(_ end: CGPoint) {
            let (upper, lower) = pen.y <= end.y ? (pen, end) : (end, pen)
            let (from, to) = (max(upper.y, top), min(lower.y, bottom))
            if lower.y > top, upper.y < bottom, from <= to {
                for y in [from, to] {
                    let fraction = lower.y > upper.y ? (y - upper.y) / (lower.y - upper.y) : 0
                    let x = upper.x + fraction * (lower.x - upper.x)
                    (low, high) = (min(low, x), max(high, x))
                }
                if upper.y == lower.y { (low, high) = (min(low, lower.x), max(high, lower.x)) }
            }
            pen = end
        }
        func finish() {
            addLine(start)
            if low < high { extents.append(low...high) }
            (low, high) = (.infinity, -.infinity)
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (pen, start) = (point, point)
            case .line(let point): addLine(point)
            case .quad(let control, let end):
                let from = pen
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    addLine(
                        CGPoint(
                            x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
                }
            case .curve(let first, let second, let end):
                let from = pen
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    addLine(
                        CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * end.x,
                            y: a * from.y + b * first.y + c * second.y + d * end.y))
                }
            case .close: addLine(start)
            }
        }
        finish()
        return extents
    }
}
