import CellSimCFreeType
import CellSimGraphics
import Foundation

/// FreeType's smooth rasteriser: exact coverage of outlines in integer arithmetic.
///
/// One for each drawing, because a FreeType library serves one thread at a time.
@safe final class OutlineRasterizer {
    let library: FT_Library

    init() {
        var library: FT_Library?
        let code = unsafe FT_Init_FreeType(&library)
        guard code == 0, let library = unsafe library else { preconditionFailure("FreeType does not start: error \(code)") }
        unsafe self.library = library
    }

    deinit { unsafe FT_Done_FreeType(library) }

    /// The coverage of a path inside `area` (device pixels); nil where it covers nothing there.
    func coverage(of path: Path, transform: CGAffineTransform, rule: FillRule, in area: PixelRect) -> PixelBlock? {
        var builder = OutlineBuilder(path, transform: transform, origin: (0, 0))
        guard let touched = builder.pixels?.intersection(area), !touched.isEmpty else { return nil }
        builder = OutlineBuilder(path, transform: transform, origin: (touched.left, touched.top))
        let block = PixelBlock(.coverage, bounds: touched)
        render(&builder, rule: rule, into: block, rows: touched.top..<touched.bottom)
        return block
    }

    /// Writes coverage into rows (device pixels) of a block; the outline counts from the block's left edge and
    /// the first of the rows. Pixels the outline does not touch keep what they hold.
    func render(_ builder: inout OutlineBuilder, rule: FillRule, into block: PixelBlock, rows: Range<Int>) {
        unsafe builder.withOutline(rule: rule) { unsafe render(&$0, into: block, rows: rows) }
    }

    func render(_ outline: inout FT_Outline, into block: PixelBlock, rows: Range<Int>) {
        var bitmap = unsafe FT_Bitmap()
        unsafe bitmap.rows = UInt32(rows.count)
        unsafe bitmap.width = UInt32(block.bounds.width)
        // Upwards in FreeType is downwards in the picture: with a negative pitch the first row is the first byte.
        unsafe bitmap.pitch = -Int32(block.bytesPerRow)
        unsafe bitmap.buffer = unsafe block.row(rows.lowerBound)
        unsafe bitmap.num_grays = 256
        unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        _ = unsafe withUnsafePointer(to: &bitmap) { bitmap in
            var parameters = unsafe FT_Raster_Params()
            unsafe parameters.target = unsafe bitmap
            unsafe parameters.flags = FT_RASTER_FLAG_AA
            return unsafe FT_Outline_Render(library, &outline, &parameters)
        }
    }
}
