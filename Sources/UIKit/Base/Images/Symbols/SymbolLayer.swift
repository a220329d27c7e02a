import CellSimGraphics
import Foundation

/// A layer of a symbol: figures that are drawn together in one colour.
struct SymbolLayer: Sendable {
    /// The level from 1 to 3, which determines the palette colour or the hierarchical opacity.
    var level: Int
    /// Lines that are stroked.
    var strokes = Path()
    /// Figures that are filled by the even-odd rule.
    var fills = Path()
    /// Lines that are cut out of the strokes and fills. Their curves are approximated by line segments.
    var cutLines = Path()
    /// Closed figures that are cut out of the strokes and fills.
    var holes = Path()
    /// Lines that are stroked last, over the cuts.
    var overlay = Path()
    /// Closed figures that are cut out of the whole layer, to separate it from figures in front of it.
    var gaps = Path()
    /// The ratio of the layer's stroke width to the symbol's stroke width.
    var strokeScale: CGFloat = 1

    init(level: Int) { self.level = level }

    init(level: Int, overlay: Path) { (self.level, self.overlay) = (level, overlay) }

    func applying(_ transform: CGAffineTransform, level: Int? = nil, pen: CGFloat = 1) -> SymbolLayer {
        var layer = SymbolLayer(level: level ?? self.level)
        layer.strokes = strokes.applying(transform)
        layer.fills = fills.applying(transform)
        layer.cutLines = cutLines.applying(transform)
        layer.holes = holes.applying(transform)
        layer.overlay = overlay.applying(transform)
        layer.gaps = gaps.applying(transform)
        layer.strokeScale = pen
        return layer
    }

    /// Records the layer's drawing commands.
    /// - Parameters:
    ///   - recorder: The recorder that receives the drawing.
    ///   - transform: The transform from the symbol's box to points of the recorder's layer.
    ///   - rect: The rectangle of the whole symbol.
    ///   - pen: The stroke width of the symbol, in points.
    ///   - weight: The ratio of the stroke width to that of the regular weight.
    ///   - color: The colour of the layer.
    func record(
        into recorder: inout DisplayRecorder, _ transform: CGAffineTransform, around rect: CGRect, pen: CGFloat,
        weight: CGFloat, color: RGBAColor
    ) {
        let strokeWidth = pen * self.strokeScale
        // A dot's diameter grows half as fast as the stroke width.
        let dotScale = (1 + weight) / 2
        let (fills, holes) = (self.fills.withDots(scaled: dotScale), self.holes.withDots(scaled: dotScale))
        let isCut = !cutLines.isEmpty || !holes.isEmpty
        if !gaps.isEmpty {
            recorder.append(.save)
            clipOut(gaps.applying(transform).figures, around: rect, pen: strokeWidth, from: &recorder)
        }
        if isCut {
            recorder.append(.save)
            let lines = cutLines.applying(transform).lines.map {
                Path.capsule(from: $0, to: $1, width: strokeWidth * 1.1)
            }
            clipOut(holes.applying(transform).figures + lines, around: rect, pen: strokeWidth, from: &recorder)
        }
        if !fills.isEmpty { recorder.fill(fills.applying(transform), color: color, rule: .evenOdd) }
        let stroke = Stroke(width: strokeWidth, cap: .round, join: .round)
        if !strokes.isEmpty { recorder.stroke(strokes.applying(transform), stroke, color: color) }
        if isCut { recorder.append(.restore) }
        if !overlay.isEmpty { recorder.stroke(overlay.applying(transform), stroke, color: color) }
        if !gaps.isEmpty { recorder.append(.restore) }
    }

    /// Clips all drawing until the next `restore` to the outside of the figures.
    private func clipOut(_ figures: [Path], around rect: CGRect, pen: CGFloat, from recorder: inout DisplayRecorder) {
        let outside = Path.rect(recorder.absolute(rect.insetBy(dx: -2 * pen, dy: -2 * pen)))
        for figure in figures {
            var path = outside
            path.append(recorder.absolute(figure).counterclockwise)
            recorder.append(.clipPath(path))
        }
    }

    /// Whether the layer consists of several paths, which can overlap.
    var hasSeveralPaths: Bool { [strokes, fills, overlay].filter { !$0.isEmpty }.count > 1 }
}
