import CellSimGraphics
import CellSimText
import Foundation

/// Draws glyphs.
extension Painter {
    /// Draws glyphs. If they are upright and scaled evenly, uses masks at quarter-pixel positions, with the baseline on a whole
    /// pixel row. Otherwise, fills their outlines.
    func drawGlyphs(_ run: GlyphRun, origin: CGPoint, color: RGBAColor) {
        guard color.alpha > 0, let box = run.bounds(at: origin)?.applying(state.transform),
            !pixels(around: box).intersection(state.clip.area).isEmpty
        else { return }
        let t = state.transform
        let masks = GlyphCatalog.source(face: run.face, pixelsPerPoint: Swift.max(abs(t.a), abs(t.b)))
        if masks.hasColor { return drawPictures(run, masks, origin: origin, color: color) }
        guard t.isScaleAndTranslation, t.a == t.d, t.a > 0, run.face.emSize * t.a <= 512 else {
            return fillOutlines(run, origin: origin, color: color)
        }
        let source = PaintSource.solid(color.premultipliedPixel)
        for glyph in run.glyphs {
            // Rounds the position to a quarter of a pixel and the baseline to a pixel row.
            let quarters = Self.rounded((t.a * (origin.x + glyph.x) + t.tx) * 4)
            let baseline = Self.rounded(t.d * (origin.y + glyph.y) + t.ty)
            guard let mask = masks.mask(glyph: glyph.id, subpixel: quarters & 3) else { continue }
            drawMask(mask, x: (quarters >> 2) + mask.left, y: baseline - mask.top, source: source)
        }
    }

    /// Draws colour glyphs as bitmaps, which start at whole pixels if they are upright. Only the alpha of the text colour is used.
    private func drawPictures(_ run: GlyphRun, _ source: GlyphSource, origin: CGPoint, color: RGBAColor) {
        let isFaded = !color.isOpaque
        if isFaded { beginGroup(opacity: CGFloat(color.alpha) / 255, bounds: run.bounds(at: origin) ?? .zero) }
        let outer = state.transform
        let opaque = RGBAColor(red: color.red, green: color.green, blue: color.blue)
        for glyph in run.glyphs {
            guard let picture = source.picture(glyph: glyph.id) else {
                let outline = GlyphRun(face: run.face, glyphs: [glyph], text: "")
                fillOutlines(outline, origin: origin, color: opaque)
                continue
            }
            let points = run.face.emSize / picture.pixelsPerEm
            var box = CGRect(
                x: origin.x + glyph.x + CGFloat(picture.left) * points,
                y: origin.y + glyph.y - CGFloat(picture.top) * points,
                width: CGFloat(picture.bitmap.width) * points, height: CGFloat(picture.bitmap.height) * points)
            if outer.isScaleAndTranslation {
                box = box.applying(outer)
                box = CGRect(
                    x: box.minX.rounded(), y: box.minY.rounded(), width: max(box.width.rounded(), 1),
                    height: max(box.height.rounded(), 1))
                state.transform = .identity
            }
            let size = CGSize(width: picture.bitmap.width, height: picture.bitmap.height)
            drawImage(picture.bitmap, source: CGRect(origin: .zero, size: size), destination: box, tint: nil)
            state.transform = outer
        }
        if isFaded { endGroup() }
    }

    private static func rounded(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9).rounded())
    }

    private func drawMask(_ mask: GlyphMask, x: Int, y: Int, source: PaintSource) {
        let bounds = PixelRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
        guard mask.width > 0, mask.height > 0, !bounds.intersection(state.clip.area).isEmpty else { return }
        let area = bounds.intersection(state.clip.area)
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let bytes = coverage.baseAddress else { return }
            if case .solid(let pixel) = source, state.clip.coverage(needed: area) == nil {
                let start = unsafe bytes + (area.top - y) * mask.bytesPerRow + area.left - x
                return unsafe target.blend(pixel, through: start, bytesPerRow: mask.bytesPerRow, area: area)
            }
            // pixman only reads the mask. The catalogue aligns its rows and start to four bytes.
            let block = unsafe PixelBlock(
                .coverage, bounds: bounds, borrowing: UnsafeMutablePointer(mutating: bytes),
                bytesPerRow: mask.bytesPerRow)
            paint(source, area: bounds, coverage: block)
        }
    }

    private func fillOutlines(_ run: GlyphRun, origin: CGPoint, color: RGBAColor) {
        for glyph in run.glyphs {
            guard let outline = GlyphCatalog.outline(glyph: glyph.id, face: run.face) else { continue }
            let glyphTransform = CGAffineTransform(translationX: origin.x + glyph.x, y: origin.y + glyph.y)
            fill(
                outline, transform: glyphTransform.concatenating(state.transform), rule: .nonZero, paint: .color(color))
        }
    }
}
