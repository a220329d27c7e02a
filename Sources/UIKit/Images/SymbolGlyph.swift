import CellSimGraphics
import Foundation

/// The drawing of a symbol: lines and fills in a box that stands beside text of 17 points.
struct SymbolGlyph: Hashable, Sendable {
    let name: String
    /// The box in points at 17 points.
    let box: CGSize
    /// Drawn with a pen of `pen` points.
    let strokes: Path
    let fills: Path
    /// False for names that are not drawn: an empty box stands for them.
    let isKnown: Bool

    /// The pen of the regular weight in points at 17 points.
    static let pen: CGFloat = 1.6

    init(name: String, box: CGSize, strokes: Path = Path(), fills: Path = Path(), isKnown: Bool = true) {
        (self.name, self.box, self.strokes, self.fills, self.isKnown) = (name, box, strokes, fills, isKnown)
    }

    /// The glyph of that name, or an empty box.
    static func named(_ name: String) -> SymbolGlyph {
        SymbolDrawings.glyph(name) ?? SymbolGlyph(name: name, box: CGSize(width: 20, height: 20), isKnown: false)
    }

    /// In points, to half pixels' edges.
    func size(_ configuration: UIImage.SymbolConfiguration?, _ traits: UITraitCollection, scale: CGFloat) -> CGSize {
        let font = configuration?.fontSize(traits) ?? 17
        let factor = font / 17 * (configuration?.scale.factor ?? 1)
        return CGSize(width: (box.width * factor).rounded(scale: scale), height: (box.height * factor).rounded(scale: scale))
    }

    func record(
        into recorder: inout DisplayRecorder, in rect: CGRect, color: RGBAColor,
        weight: UIImage.SymbolWeight = .regular
    ) {
        guard isKnown else {
            var faint = color
            faint.alpha = UInt8(CGFloat(color.alpha) * 0.3)
            recorder.border(rect, width: 1, color: faint)
            return
        }
        let transform = CGAffineTransform(
            a: rect.width / box.width, b: 0, c: 0, d: rect.height / box.height, tx: rect.minX, ty: rect.minY)
        if !fills.isEmpty { recorder.fill(fills.applying(transform), color: color, rule: .evenOdd) }
        if !strokes.isEmpty {
            let width = Self.pen * weight.factor * min(transform.a, transform.d)
            recorder.stroke(
                strokes.applying(transform), Stroke(width: width, cap: .round, join: .round), color: color)
        }
    }
}
