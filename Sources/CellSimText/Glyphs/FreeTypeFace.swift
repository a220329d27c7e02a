import CellSimCFreeType
import CellSimFonts
import CellSimGraphics
import Foundation

/// A face of a font file at fixed variation coordinates. FreeType creates the outlines and masks of its glyphs.
///
/// FreeType's handles are not thread-safe: use them only while the lock of the library is held.
@safe final class FreeTypeFace {
    private let face: FT_Face
    private let library: FreeTypeLibrary

    /// The data that FreeType reads.
    private let bytes: NSData?
    private let file: MappedFont?

    /// Opens a face; nil if the file can't be read as a font.
    ///
    /// - Parameter file: The file's bytes if they are already in memory.
    init?(_ faceSource: FontFaceSource, library: FreeTypeLibrary, file: MappedFont? = nil) {
        var face: FT_Face?
        bytes = faceSource.bytes.map { NSData(data: $0) }
        self.file = bytes == nil ? file ?? MappedFont(path: faceSource.path) : nil
        let start = unsafe bytes.map { unsafe $0.bytes.assumingMemoryBound(to: FT_Byte.self) } ?? self.file?.start
        guard let start = unsafe start else { return nil }
        let count = FT_Long(bytes?.length ?? self.file?.count ?? 0)
        let error = unsafe FT_New_Memory_Face(library.handle, start, count, FT_Long(faceSource.index), &face)
        guard error == 0, let face = unsafe face else { return nil }
        unsafe self.face = face
        self.library = library
        if !faceSource.coordinates.isEmpty { setCoordinates(at: faceSource.coordinates) }
    }

    deinit { unsafe _ = FT_Done_Face(face) }

    /// Sets the coordinates on the specified axes. Other axes keep their defaults.
    private func setCoordinates(at coordinates: [FontCoordinate]) {
        var variation: UnsafeMutablePointer<FT_MM_Var>?
        guard unsafe FT_Get_MM_Var(face, &variation) == 0, let axes = unsafe variation else { return }
        defer { unsafe _ = FT_Done_MM_Var(library.handle, axes) }
        var designCoordinates: [FT_Fixed] = (0..<Int(unsafe axes.pointee.num_axis)).map { index in
            let axis = unsafe axes.pointee.axis[index]
            let tag = unsafe axis.tag
            let coordinate = coordinates.first { FT_ULong(HarfBuzzFont.tag($0.tag)) == tag }
            return unsafe coordinate.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def
        }
        unsafe designCoordinates.withUnsafeMutableBufferPointer { values in
            unsafe _ = FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), values.baseAddress)
        }
    }

    /// The number of units per em.
    var unitsPerEm: Int { Int(unsafe face.pointee.units_per_EM) }

    /// Returns the glyph for a character, and its advance in font units; nil if the character map has none.
    func glyph(for scalar: UInt32) -> (id: UInt32, advance: Int)? {
        let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(scalar))
        var advance: FT_Fixed = 0
        guard glyph != 0, unsafe FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 else {
            return nil
        }
        return (glyph, advance)
    }

    /// Returns the coverage of a glyph at `pixelsPerEm`, with the pen `subpixel` quarter pixels to the right of a
    /// pixel's left edge.
    ///
    /// - Returns: nil for an unknown glyph; a mask without rows for a glyph without ink.
    func mask(
        glyph: UInt32, pixelsPerEm: CGFloat, slant: CGFloat, expansion: CGFloat = 1, subpixel: Int
    ) -> GlyphMask? {
        guard load(glyph, pixelsPerEm: pixelsPerEm, flags: FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) else { return nil }
        guard let slot = unsafe face.pointee.glyph else { return nil }
        unsafe shear(&slot.pointee.outline, slant, expansion)
        unsafe FT_Outline_Translate(&slot.pointee.outline, FT_Pos(subpixel * 16), 0)
        guard unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        let bitmap = unsafe slot.pointee.bitmap
        let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard width > 0, height > 0, pitch >= width, let buffer = unsafe bitmap.buffer else {
            return GlyphMask(left: 0, top: 0, width: 0, height: 0, bytesPerRow: 0, coverage: [])
        }
        let bytesPerRow = (width + 3) & ~3
        var coverage = [UInt8](repeating: 0, count: bytesPerRow * height)
        unsafe coverage.withUnsafeMutableBytes { target in
            guard let target = target.baseAddress else { return }
            for row in 0..<height { unsafe memcpy(target + row * bytesPerRow, buffer + row * pitch, width) }
        }
        return unsafe GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width, height: height,
            bytesPerRow: bytesPerRow, coverage: coverage)
    }

    /// Returns the outline of a glyph in points, for an em of `emSize` points; y points downwards, and the pen is at
    /// the origin.
    func outline(glyph: UInt32, emSize: CGFloat, slant: CGFloat, expansion: CGFloat = 1) -> Path? {
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_SCALE
        guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = unsafe face.pointee.glyph else {
            return nil
        }
        let unit = emSize / CGFloat(unsafe face.pointee.units_per_EM)
        var outline = OutlineReader(scale: unit, slant: slant, expansion: expansion)
        unsafe outline.read(&slot.pointee.outline)
        return outline.path
    }

    /// Whether some glyphs are colour bitmaps.
    var hasColor: Bool { unsafe face.pointee.face_flags & 1 << 14 != 0 }

    /// Returns the colour bitmap of a glyph: the smallest bitmap in the file that has at least `pixelsPerEm`, or the
    /// glyph's colour layers, rendered at that size.
    ///
    /// - Returns: nil for a glyph that is unknown, empty or a plain outline.
    func picture(glyph: UInt32, pixelsPerEm: CGFloat) -> GlyphPicture? {
        guard hasColor else { return nil }
        var size = pixelsPerEm
        if unsafe face.pointee.num_fixed_sizes > 0 {
            let strikes = (0..<Int(unsafe face.pointee.num_fixed_sizes)).map {
                CGFloat(unsafe face.pointee.available_sizes[$0].y_ppem) / 64
            }
            let order = strikes.indices.sorted { strikes[$0] < strikes[$1] }
            guard let index = order.first(where: { strikes[$0] >= pixelsPerEm }) ?? order.last,
                unsafe FT_Select_Size(face, FT_Int(index)) == 0, strikes[index] > 0,
                unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
            else { return nil }
            size = strikes[index]
        } else {
            guard load(glyph, pixelsPerEm: pixelsPerEm, flags: FT_LOAD_NO_HINTING | Int(FT_LOAD_COLOR)),
                let slot = unsafe face.pointee.glyph, unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
            else { return nil }
        }
        guard let slot = unsafe face.pointee.glyph else { return nil }
        return unsafe Self.picture(slot.pointee, pixelsPerEm: size)
    }

    @unsafe private static func picture(_ slot: FT_GlyphSlotRec, pixelsPerEm: CGFloat) -> GlyphPicture? {
        let bitmap = unsafe slot.bitmap
        let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0,
            width <= 2048, height <= 2048, pitch >= 4 * width, let buffer = unsafe bitmap.buffer
        else { return nil }
        var picture = Bitmap(width: width, height: height)
        unsafe picture.withUnsafeMutableBytes { target in
            guard let target = target.baseAddress else { return }
            for row in 0..<height { unsafe memcpy(target + row * 4 * width, buffer + row * pitch, 4 * width) }
        }
        return unsafe GlyphPicture(
            bitmap: picture, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), pixelsPerEm: pixelsPerEm)
    }

    private func load(_ glyph: UInt32, pixelsPerEm: CGFloat, flags: Int) -> Bool {
        let size = FT_F26Dot6((pixelsPerEm * 64).rounded())
        guard size > 0, size < 1 << 20 else { return false }
        guard unsafe FT_Set_Char_Size(face, 0, size, 72, 72) == 0 else { return false }
        return unsafe FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0
    }

    @unsafe private func shear(_ outline: inout FT_Outline, _ slant: CGFloat, _ expansion: CGFloat) {
        guard slant != 0 || expansion != 1 else { return }
        var matrix = FT_Matrix(
            xx: FT_Fixed((expansion * 0x10000).rounded()), xy: FT_Fixed((slant * 0x10000).rounded()), yx: 0,
            yy: 0x10000)
        unsafe FT_Outline_Transform(&outline, &matrix)
    }
}

/// The FreeType library handle.
@safe final class FreeTypeLibrary {
    let handle: FT_Library

    init?() {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
        unsafe handle = library
    }

    deinit { unsafe _ = FT_Done_FreeType(handle) }
}
