import CellSimGraphics
import Foundation

/// The figures of a symbol that are drawn together in one colour.
struct SymbolLayer: Sendable {
    /// The level from 1 to 3, which selects a palette colour or a hierarchical opacity.
    var level: Int
    /// Lines, drawn with the stroke width.
    var strokes = Path()
    /// Figures that are filled with the even-odd rule.
    var fills = Path()
    /// Lines that are cut out of strokes and fills; curves are approximated by polygons.
    var cutLines = Path()
    /// Closed figures that are cut out of strokes and fills.
    var holes = Path()
    /// Lines that are drawn last, above the cuts.
    var overlay = Path()
    /// Closed figures that are cut out of the whole layer; figures in front of it are drawn inside them.
    var gaps = Path()
    /// The stroke width as a fraction of the whole symbol's.
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

    /// Records the layer.
    /// - Parameters:
    ///   - recorder: The display list to record in.
    ///   - transform: The transform from the symbol's box to points of the recorder's layer.
    ///   - rect: The destination of the whole symbol.
    ///   - strokeWidth: The stroke width of the whole symbol, in points.
    ///   - weight: The stroke width as a fraction of the regular weight's.
    ///   - color: The colour of the layer.
    func record(
        into recorder: inout DisplayRecorder, _ transform: CGAffineTransform, around rect: CGRect, pen: CGFloat,
        weight: CGFloat, color: RGBAColor
    ) {
        let strokeWidth = pen * self.strokeScale
        // Dots are line ends without a line, so they grow half as fast as strokes.
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

    /// Clips subsequent drawing to the outside of all figures, until a `restore`.
    private func clipOut(_ figures: [Path], around rect: CGRect, pen: CGFloat, from recorder: inout DisplayRecorder) {
        let outside = Path.rect(recorder.absolute(rect.insetBy(dx: -2 * pen, dy: -2 * pen)))
        for figure in figures {
            var path = outside
            path.append(recorder.absolute(figure).counterclockwise)
            recorder.append(.clipPath(path))
        }
    }

    /// Whether the layer draws several figures, which may overlap.
    var hasSeveralPaths: Bool { [strokes, fills, overlay].filter { !$0.isEmpty }.count > 1 }
}
