import CellSimAutoLayout
import CellSimGraphics
import Foundation

/// The drawing of a symbol: lines and fills in a box that stands beside text of 17 points.
struct SymbolGlyph: Hashable, Sendable {
    let name: String
    /// The box in points at 17 points.
    let box: CGSize
    /// Drawn with the pen.
    var strokes = Path()
    /// Filled by even and odd.
    var fills = Path()
    /// Lines taken away from strokes and fills: straight pieces, curves as polygons.
    var cuts = Path()
    /// Closed figures taken away from strokes and fills.
    var holes = Path()
    /// Drawn with the pen after all.
    var overlay = Path()
    /// False for names that are not drawn: an empty box stands for them.
    var isKnown = true

    /// The pen of the regular weight in points at 17 points.
    static let pen: CGFloat = 1.6

    init(name: String, box: CGSize) { (self.name, self.box) = (name, box) }

    /// The longer side of a box that stands for a symbol, in points at 17 points.
    private static let longerSide: CGFloat = 20

    /// The glyph of that name, or an empty box.
    /// - Parameter canvas: the size that a document records for the symbol: only its proportions are those that the
    ///   symbol has beside text, and they are the box's.
    static func named(_ name: String, canvas: CGSize = .zero) -> SymbolGlyph {
        if let glyph = SymbolDrawings.glyph(name) { return glyph }
        var box = CGSize(width: longerSide, height: longerSide)
        if canvas.width > 0, canvas.height > 0, canvas.width.isFinite, canvas.height.isFinite {
            let factor = longerSide / max(canvas.width, canvas.height)
            box = CGSize(width: canvas.width * factor, height: canvas.height * factor)
        }
        var glyph = SymbolGlyph(name: name, box: box)
        glyph.isKnown = false
        return glyph
    }

    /// Whether the symbol looks the other way in right-to-left interfaces.
    var isDirectional: Bool {
        let words = name.split(separator: ".")
        return words.contains("forward") || words.contains("backward") || name.hasPrefix("list.")
            || name.hasPrefix("text.")
            || words.first == "speaker"
    }

    /// In points, to whole pixels.
    func size(_ configuration: UIImage.SymbolConfiguration?, _ traits: UITraitCollection, scale: CGFloat) -> CGSize {
        let font = configuration?.fontSize(traits) ?? 17
        let factor = font / 17 * (configuration?.scale.factor ?? 1)
        let grid = PixelGrid(scale: scale)
        return CGSize(width: grid.rounded(box.width * factor), height: grid.rounded(box.height * factor))
    }

    func record(
        into recorder: inout DisplayRecorder, in rect: CGRect, color: RGBAColor,
        weight: UIImage.SymbolWeight = .regular, mirrored: Bool = false
    ) {
        guard isKnown else {
            var faint = color
            faint.alpha = UInt8(CGFloat(color.alpha) * 0.3)
            recorder.border(rect, width: 1, color: faint)
            return
        }
        let (x, y) = (rect.width / box.width, rect.height / box.height)
        let transform = CGAffineTransform(
            a: mirrored ? -x : x, b: 0, c: 0, d: y, tx: mirrored ? rect.maxX : rect.minX, ty: rect.minY)
        let pen = Self.pen * weight.factor * min(x, y)
        let isCut = !cuts.isEmpty || !holes.isEmpty
        if isCut { recordCuts(transform, around: rect, pen: pen, into: &recorder) }
        if !fills.isEmpty { recorder.fill(fills.applying(transform), color: color, rule: .evenOdd) }
        let stroke = Stroke(width: pen, cap: .round, join: .round)
        if !strokes.isEmpty { recorder.stroke(strokes.applying(transform), stroke, color: color) }
        if isCut { recorder.append(.restore) }
        if !overlay.isEmpty { recorder.stroke(overlay.applying(transform), stroke, color: color) }
    }

    /// Narrows what follows to the outside of all cuts and holes, up to a `restore`.
    private func recordCuts(
        _ transform: CGAffineTransform, around rect: CGRect, pen: CGFloat, into recorder: inout DisplayRecorder
    ) {
        recorder.append(.save)
        let outside = Path.rect(recorder.absolute(rect.insetBy(dx: -2 * pen, dy: -2 * pen)))
        func takeAway(_ figure: Path) {
            var path = outside
            path.append(recorder.absolute(figure).counterclockwise)
            recorder.append(.clipPath(path))
        }
        for figure in holes.applying(transform).figures { takeAway(figure) }
        for (start, end) in cuts.applying(transform).lines {
            takeAway(.capsule(from: start, to: end, width: pen * 1.1))
        }
    }
}
