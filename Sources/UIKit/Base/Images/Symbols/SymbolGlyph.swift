import CellSimGraphics
import Foundation

/// The drawing of a symbol in its final variant: layers in a box for adjacent text in a 17-point font.
package struct SymbolGlyph: Hashable, Sendable {
    let name: String
    /// The size of the box in points, for a 17-point font.
    package var box: CGSize
    /// The size that the drawing is stretched to, or `nil` for the size of the box (in points, for a 17-point font).
    var stretchedSize: CGSize?
    /// The layers for drawing in a single colour, from back to front.
    var layers: [SymbolLayer] = []
    /// The layers for drawing in several colours, from back to front.
    var paletteLayers: [SymbolLayer] = []
    /// Whether there is a drawing for the name. Otherwise, the glyph is an empty box.
    package var hasDrawing = true

    /// The stroke width of the regular weight in points, for a 17-point font.
    static let strokeWidth: CGFloat = 1.6

    init(name: String, box: CGSize) { (self.name, self.box) = (name, box) }

    /// Compares glyphs without their layers, because the name determines the layers.
    package static func == (a: SymbolGlyph, b: SymbolGlyph) -> Bool {
        a.name == b.name && a.box == b.box && a.stretchedSize == b.stretchedSize && a.hasDrawing == b.hasDrawing
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The longer side of the empty box in points, for a 17-point font.
    private static let placeholderSide: CGFloat = 20

    /// Returns the named glyph, or an empty box for an unknown name.
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - canvas: The symbol's size in the document. An empty box has its aspect ratio, because only the ratio matches the symbol's size
    ///     next to text.
    package static func named(_ name: String, canvas: CGSize = .zero) -> SymbolGlyph {
        if let glyph = SymbolCatalogue.glyph(name) { return glyph }
        var box = CGSize(width: placeholderSide, height: placeholderSide)
        if canvas.width > 0, canvas.height > 0, canvas.width.isFinite, canvas.height.isFinite {
            let factor = placeholderSide / max(canvas.width, canvas.height)
            box = CGSize(width: canvas.width * factor, height: canvas.height * factor)
        }
        var glyph = SymbolGlyph(name: name, box: box)
        glyph.hasDrawing = false
        return glyph
    }

    /// Returns the named glyph. Returns an empty box for an unknown name and reports the name once.
    static func namedReportingUnknown(_ name: String) -> SymbolGlyph {
        let glyph = named(name)
        if !glyph.hasDrawing { UnknownSymbols.report(name) }
        return glyph
    }

    /// Whether the symbol is mirrored in right-to-left interfaces.
    var isDirectional: Bool {
        let words = name.split(separator: ".")
        return words.contains("forward") || words.contains("backward") || name.hasPrefix("list.")
            || name.hasPrefix("text.")
            || words.first == "speaker"
    }

    /// Returns the symbol's size in points, rounded to whole pixels.
    func size(_ configuration: UIImage.SymbolConfiguration?, _ traits: UITraitCollection, scale: CGFloat) -> CGSize {
        let font = configuration?.fontSize(traits) ?? 17
        let factor = font / 17 * (configuration?.scale.factor ?? 1)
        let grid = PixelGrid(scale: scale)
        let size = stretchedSize ?? box
        return CGSize(width: grid.rounded(size.width * factor), height: grid.rounded(size.height * factor))
    }

    /// Records the symbol, stretched to fill `rect` (points of the recorder's current layer).
    /// - Parameters:
    ///   - recorder: The recorder that receives the drawing.
    ///   - rect: The rectangle to fill.
    ///   - color: The colour of the symbol if the palette is empty.
    ///   - palette: The colours of the levels. The last colour also applies to all other levels.
    ///   - weight: The weight of the strokes.
    ///   - mirrored: Whether the symbol is mirrored horizontally.
    package func record(
        into recorder: inout DisplayRecorder, in rect: CGRect, color: RGBAColor, palette: [RGBAColor] = [],
        weight: UIImage.SymbolWeight = .regular, mirrored: Bool = false
    ) {
        guard hasDrawing else {
            var placeholderColor = color
            placeholderColor.alpha = UInt8(CGFloat(color.alpha) * 0.3)
            recorder.border(rect, width: 1, color: placeholderColor)
            return
        }
        let (x, y) = (rect.width / box.width, rect.height / box.height)
        let transform = CGAffineTransform(
            a: mirrored ? -x : x, b: 0, c: 0, d: y, tx: mirrored ? rect.maxX : rect.minX, ty: rect.minY)
        let strokeWidth = Self.strokeWidth * weight.factor * min(x, y)
        guard let last = palette.last else {
            Self.recordGrouped(color, layers, around: rect, pen: strokeWidth, into: &recorder) { recorder, color in
                for layer in layers {
                    layer.record(
                        into: &recorder, transform, around: rect, pen: strokeWidth, weight: weight.factor, color: color)
                }
            }
            return
        }
        for layer in paletteLayers {
            let color = layer.level <= palette.count ? palette[layer.level - 1] : last
            Self.recordGrouped(color, [layer], around: rect, pen: strokeWidth, into: &recorder) { recorder, color in
                layer.record(
                    into: &recorder, transform, around: rect, pen: strokeWidth, weight: weight.factor, color: color)
            }
        }
    }

    /// Draws layers as a group if the colour is translucent, so that overlapping figures are not darker.
    private static func recordGrouped(
        _ color: RGBAColor, _ layers: [SymbolLayer], around rect: CGRect, pen: CGFloat,
        into recorder: inout DisplayRecorder, _ draw: (inout DisplayRecorder, RGBAColor) -> Void
    ) {
        guard color.alpha > 0 else { return }
        guard color.alpha < 255, layers.count > 1 || layers.contains(where: \.hasSeveralPaths) else {
            return draw(&recorder, color)
        }
        var opaque = color
        opaque.alpha = 255
        let bounds = recorder.absolute(rect.insetBy(dx: -2 * pen, dy: -2 * pen))
        recorder.append(.beginGroup(opacity: CGFloat(color.alpha) / 255, bounds: bounds))
        draw(&recorder, opaque)
        recorder.append(.endGroup)
    }
}
