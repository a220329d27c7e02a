import CellSimGraphics
import Foundation

/// The drawing of a symbol: lines and fills in a box for adjacent text of 17 points.
package struct SymbolGlyph: Hashable, Sendable {
    let name: String
    /// The size of the box in points, for a font of 17 points.
    package var box: CGSize
    /// The size to which the drawing is stretched, if it differs from its box (points, for a font of 17 points).
    var stretchedSize: CGSize?
    /// The layers for drawing in one colour, in drawing order.
    var layers: [SymbolLayer] = []
    /// The layers for drawing in several colours, in drawing order.
    var paletteLayers: [SymbolLayer] = []
    /// Whether the name has a drawing. Names without one are represented by an empty box.
    package var hasDrawing = true

    /// The stroke width of the regular weight in points, for a font of 17 points.
    static let strokeWidth: CGFloat = 1.6

    init(name: String, box: CGSize) { (self.name, self.box) = (name, box) }

    /// Ignores the layers, because the name determines the drawing.
    package static func == (a: SymbolGlyph, b: SymbolGlyph) -> Bool {
        a.name == b.name && a.box == b.box && a.stretchedSize == b.stretchedSize && a.hasDrawing == b.hasDrawing
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The longer side of a placeholder box in points, for a font of 17 points.
    private static let placeholderSide: CGFloat = 20

    /// Returns the glyph with a name, or an empty box.
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - canvas: The size that a document records for the symbol. An empty box gets its aspect ratio, which is the
    ///     only part that matches the symbol next to text.
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

    /// Returns the glyph with a name, or an empty box and reports the unknown name once.
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

    /// Returns the size in points, rounded to whole pixels.
    func size(_ configuration: UIImage.SymbolConfiguration?, _ traits: UITraitCollection, scale: CGFloat) -> CGSize {
        let font = configuration?.fontSize(traits) ?? 17
        let factor = font / 17 * (configuration?.scale.factor ?? 1)
        let grid = PixelGrid(scale: scale)
        let size = stretchedSize ?? box
        return CGSize(width: grid.rounded(size.width * factor), height: grid.rounded(size.height * factor))
    }

    /// Records the symbol stretched to `rect` (points of the recorder's current layer).
    /// - Parameters:
    ///   - recorder: The display list to record in.
    ///   - rect: The destination.
    ///   - color: The colour of all parts if the palette is empty.
    ///   - palette: The colours of the levels; the last one also applies to all further levels.
    ///   - weight: The stroke weight.
    ///   - mirrored: Whether to mirror the symbol horizontally.
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

    /// Draws the layers in a group if the colour is translucent, so that overlapping figures do not add up.
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
