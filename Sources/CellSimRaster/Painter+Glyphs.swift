import CellSimGraphics
import CellSimText
import Foundation

extension Painter {
    /// Glyphs upright and equally large both ways come as masks at quarters of a pixel, their baseline on a whole
    /// pixel row; turned or stretched ones are filled as outlines.
    func drawGlyphs(_ run: GlyphRun, origin: CGPoint, color: RGBAColor) {
        guard color.alpha > 0, let box = run.bounds(at: origin)?.applying(state.transform),
            !pixels(around: box).intersection(state.clip.area).isEmpty
        else { return }
        let t = state.transform
        guard t.isScaleAndTranslation, t.a == t.d, t.a > 0, run.face.emSize * t.a <= 512 else {
            return fillOutlines(run, origin: origin, color: color)
        }
        let source = PaintSource.solid(color.premultipliedPixel)
        let masks = GlyphCatalog.source(face: run.face, pixelsPerPoint: t.a)
        for glyph in run.glyphs {
            // Quarters of a pixel, the nearest one; the baseline's row is the nearest whole one.
            let quarters = Self.rounded((t.a * (origin.x + glyph.x) + t.tx) * 4)
            let baseline = Self.rounded(t.d * (origin.y + glyph.y) + t.ty)
            guard let mask = masks.mask(glyph: glyph.id, subpixel: quarters & 3) else { continue }
            put(mask, x: (quarters >> 2) + mask.left, y: baseline - mask.top, source: source)
        }
    }

    private static func rounded(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9).rounded())
    }

    private func put(_ mask: GlyphMask, x: Int, y: Int, source: PaintSource) {
        let bounds = PixelRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
        guard mask.width > 0, mask.height > 0, !bounds.intersection(state.clip.area).isEmpty else { return }
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let bytes = coverage.baseAddress else { return }
            // pixman reads only; rows and start are aligned to four bytes by the catalogue.
            let block = unsafe PixelBlock(
                .coverage, bounds: bounds, borrowing: UnsafeMutablePointer(mutating: bytes),
                bytesPerRow: mask.bytesPerRow)
            paint(source, area: bounds, coverage: block)
        }
    }

    private func fillOutlines(_ run: GlyphRun, origin: CGPoint, color: RGBAColor) {
        for glyph in run.glyphs {
            guard let outline = GlyphCatalog.outline(glyph: glyph.id, face: run.face) else { continue }
            let place = CGAffineTransform(translationX: origin.x + glyph.x, y: origin.y + glyph.y)
            fill(outline, transform: place.concatenating(state.transform), rule: .nonZero, paint: .color(color))
        }
    }
}
