import CellSimCFreeType
import CellSimGraphics
import Foundation

/// Rasterises outlines with FreeType's smooth rasteriser, which computes exact coverage in integer arithmetic.
///
/// Create one instance per drawing, because a FreeType library may only be used by one thread at a time.
@safe final class OutlineRasterizer {
    let library: FT_Library

    init() {
        var library: FT_Library?
        let code = unsafe FT_Init_FreeType(&library)
        guard code == 0, let library = unsafe library else {
            preconditionFailure("FreeType does not start: error \(code)")
        }
        unsafe self.library = library
    }

    deinit { unsafe FT_Done_FreeType(library) }

    /// Returns the coverage of a path inside `area` (in device pixels); nil if there is none.
    func coverage(of path: Path, transform: CGAffineTransform, rule: FillRule, in area: PixelRect) -> PixelBlock? {
        var builder = OutlineBuilder(path, transform: transform, area: area)
        guard !builder.isTooLarge else {
            let block = PixelBlock(.coverage, bounds: area)
            render(path, transform: transform, rule: rule, into: block, rows: area.top..<area.bottom)
            return block
        }
        guard let touched = builder.pixels?.intersection(area), !touched.isEmpty else { return nil }
        let block = PixelBlock(.coverage, bounds: touched)
        unsafe builder.withOutline(rule: rule) { outline in
            unsafe FT_Outline_Translate(&outline, (area.left - touched.left) * 64, (area.top - touched.top) * 64)
            unsafe render(&outline, into: block, rows: touched.top..<touched.bottom)
        }
        return block
    }

    /// Renders a path's coverage into rows (in device pixels) of a block. Pixels that the path doesn't touch keep their
    /// values.
    ///
    /// If a path has more points than FreeType supports, its rows are halved recursively. A contour with more than 32,000
    /// points in a single pixel row is omitted.
    func render(_ path: Path, transform: CGAffineTransform, rule: FillRule, into block: PixelBlock, rows: Range<Int>) {
        let area = PixelRect(
            left: block.bounds.left, top: rows.lowerBound, right: block.bounds.right, bottom: rows.upperBound)
        var builder = OutlineBuilder(path, transform: transform, area: area)
        if builder.isTooLarge, rows.count > 1 {
            let middle = rows.lowerBound + rows.count / 2
            render(path, transform: transform, rule: rule, into: block, rows: rows.lowerBound..<middle)
            render(path, transform: transform, rule: rule, into: block, rows: middle..<rows.upperBound)
            return
        }
        guard builder.pixels != nil else { return }
        unsafe builder.withOutline(rule: rule) { unsafe render(&$0, into: block, rows: rows) }
    }

    private func render(_ outline: inout FT_Outline, into block: PixelBlock, rows: Range<Int>) {
        var bitmap = unsafe FT_Bitmap()
        unsafe bitmap.rows = UInt32(rows.count)
        unsafe bitmap.width = UInt32(block.bounds.width)
        // FreeType's y axis points up, so the negative pitch makes the first row the first in memory.
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
