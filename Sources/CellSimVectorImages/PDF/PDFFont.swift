import CellSimCFreeType
import CellSimGraphics
import CellSimText
import Foundation

/// A font in a PDF file, with the outline and advance of each character code.
@safe final class PDFFont {
    /// A Boolean value that indicates whether each code has two bytes.
    let isComposite: Bool
    private var widths: [Int: CGFloat] = [:]
    private var standardWidth: CGFloat
    private let face: PDFFontFile
    private let glyphs: [Int: UInt32]
    private let isIdentity: Bool
    private var outlines: [Int: Path] = [:]

    /// Creates a font; nil if the font isn't embedded or isn't supported.
    init?(_ object: PDFObject) {
        isComposite = object["Subtype"]?.name == "Type0"
        let inner = isComposite ? object["DescendantFonts"]?.array?.first : object
        guard let inner, let descriptor = inner["FontDescriptor"],
            let file = descriptor["FontFile2"] ?? descriptor["FontFile3"] ?? descriptor["FontFile"],
            let bytes = file.bytes(limit: 32 << 20), let face = PDFFontFile(bytes)
        else { return nil }
        self.face = face
        standardWidth = inner["DW"]?.double ?? descriptor["MissingWidth"]?.double ?? (isComposite ? 1000 : 0)
        if isComposite {
            guard object["Encoding"]?.name == "Identity-H" else { return nil }
            let map = inner["CIDToGIDMap"]?.bytes(limit: 1 << 18)
            isIdentity = map == nil && !face.isKeyedByCID
            glyphs = map.map(Self.glyphs) ?? (face.isKeyedByCID ? face.glyphsByCID() : [:])
            widths = Self.compositeWidths(inner["W"]?.array ?? [])
        } else {
            isIdentity = false
            glyphs = PDFEncoding(object, descriptor).glyphs(in: face)
            let first = object["FirstChar"]?.int ?? 0
            for (index, width) in (object["Widths"]?.numbers ?? []).enumerated() { widths[first + index] = width }
        }
    }

    private static func glyphs(_ map: [UInt8]) -> [Int: UInt32] {
        var glyphs: [Int: UInt32] = [:]
        for i in 0..<(map.count / 2) { glyphs[i] = UInt32(map[i * 2]) << 8 | UInt32(map[i * 2 + 1]) }
        return glyphs
    }

    /// Parses the widths of a composite font, which have the form `first [w w w]` or `first last w`.
    private static func compositeWidths(_ parts: [PDFObject]) -> [Int: CGFloat] {
        var widths: [Int: CGFloat] = [:]
        var i = 0
        while i + 1 < parts.count, let first = parts[i].int {
            if let row = parts[i + 1].numbers, parts[i + 1].isArray {
                for (index, width) in row.enumerated() { widths[first + index] = width }
                i += 2
            } else if i + 2 < parts.count, let last = parts[i + 1].int, let width = parts[i + 2].double {
                for code in first...max(min(last, first + 65_535), first) { widths[code] = width }
                i += 3
            } else {
                break
            }
        }
        return widths
    }

    /// Returns the advance of a code, in em.
    func width(of code: Int) -> CGFloat { (widths[code] ?? standardWidth) / 1000 }

    /// Returns the outline of a code in em, with y pointing up; empty if there is none.
    func outline(of code: Int) -> Path {
        if let cachedOutline = outlines[code] { return cachedOutline }
        let glyph = glyphs[code] ?? (isIdentity ? UInt32(clamping: code) : 0)
        let path = face.outline(of: glyph)
        if outlines.count < 4096 { outlines[code] = path }
        return path
    }
}

/// A font file in memory, which is read with FreeType.
@safe final class PDFFontFile {
    let face: FT_Face
    private let library: FT_Library
    private let memory: UnsafeMutableBufferPointer<UInt8>

    init?(_ bytes: [UInt8]) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        _ = unsafe memory.initialize(from: bytes)
        var face: FT_Face?
        guard unsafe FT_New_Memory_Face(library, memory.baseAddress, FT_Long(bytes.count), 0, &face) == 0,
            let face = unsafe face
        else {
            unsafe FT_Done_FreeType(library)
            unsafe memory.deallocate()
            return nil
        }
        unsafe (self.face, self.library, self.memory) = (face, library, memory)
    }

    deinit {
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
        unsafe memory.deallocate()
    }

    private var count: Int { unsafe Int(face.pointee.num_glyphs) }

    var isKeyedByCID: Bool {
        var flag: FT_Bool = 0
        return unsafe FT_Get_CID_Is_Internally_CID_Keyed(face, &flag) == 0 && flag != 0
    }

    func glyphsByCID() -> [Int: UInt32] {
        var glyphs: [Int: UInt32] = [:]
        for glyph in 0..<UInt32(min(count, 65_536)) {
            var cid: FT_UInt = 0
            if unsafe FT_Get_CID_From_Glyph_Index(face, glyph, &cid) == 0 { glyphs[Int(cid)] = glyph }
        }
        return glyphs
    }

    /// Returns the outline of a glyph in em, with y pointing up.
    func outline(of glyph: UInt32) -> Path {
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_SCALE
        let units = unsafe face.pointee.units_per_EM
        guard glyph != 0, units > 0, unsafe FT_Load_Glyph(face, glyph, Int32(flags)) == 0,
            let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return Path() }
        var reader = OutlineReader(scale: 1 / CGFloat(units), slant: 0)
        unsafe reader.read(&slot.pointee.outline)
        // The reader's outlines have y pointing down.
        return reader.path.applying(CGAffineTransform(scaleX: 1, y: -1))
    }

    func glyph(named name: String) -> UInt32 {
        var text = name.utf8CString.map { $0 }
        return unsafe FT_Get_Name_Index(face, &text)
    }

    /// Returns the glyph of a code in one of the font's character maps; 0 if there is none.
    func glyph(of code: UInt, in encoding: FT_Encoding) -> UInt32 {
        guard unsafe FT_Select_Charmap(face, encoding) == 0 else { return 0 }
        return unsafe FT_Get_Char_Index(face, FT_ULong(code))
    }

    /// Returns the glyph of a code in the font's first character map; 0 if there is none.
    func glyphInFirstTable(of code: UInt) -> UInt32 {
        guard unsafe face.pointee.num_charmaps > 0, let map = unsafe face.pointee.charmaps[0],
            unsafe FT_Set_Charmap(face, map) == 0
        else { return 0 }
        return unsafe FT_Get_Char_Index(face, FT_ULong(code))
    }
}
