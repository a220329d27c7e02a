import CellSimCHarfBuzz
import CellSimFonts
import Foundation

/// Shapes text with one face of a font file, using HarfBuzz.
///
/// Measurements are fractions of the em. The handle is immutable after `init`, so HarfBuzz allows its use on several
/// threads.
@safe final class HarfBuzzFont: @unchecked Sendable {
    // Unchecked: HarfBuzz allows concurrent use of an immutable font.
    /// A glyph with its cluster (a UTF-16 index of the shaped text) and its measurements as fractions of the em. The y axis
    /// points upwards.
    struct Glyph {
        var id: UInt32
        var cluster: Int
        var advance, offsetX, offsetY: CGFloat
    }

    private let font: OpaquePointer
    let unitsPerEm: CGFloat
    /// The font's data if it is not in a file.
    private let bytes: NSData?

    /// Opens a font. Returns nil if the file can't be read as a font.
    ///
    /// - Parameter trackedSize: The size in points for the file's spacing table (`trak`); 0 to ignore the table.
    init?(_ faceSource: FontFaceSource, trackedSize: CGFloat = 0) {
        bytes = faceSource.bytes.map { NSData(data: $0) }
        guard let blob = unsafe Self.blob(faceSource.path, bytes) else { return nil }
        defer { unsafe cellsim_hb_blob_destroy(blob) }
        let face = unsafe cellsim_hb_face_create(blob, UInt32(faceSource.index))
        defer { unsafe cellsim_hb_face_destroy(face) }
        guard unsafe cellsim_hb_face_get_glyph_count(face) > 0, let font = unsafe cellsim_hb_font_create(face) else {
            return nil
        }
        unitsPerEm = CGFloat(unsafe cellsim_hb_face_get_upem(face))
        unsafe self.font = font
        if !faceSource.coordinates.isEmpty {
            let axes = faceSource.coordinates.map { hb_variation_t(tag: Self.tag($0.tag), value: Float($0.value)) }
            unsafe axes.withUnsafeBufferPointer {
                unsafe cellsim_hb_font_set_variations(font, $0.baseAddress, UInt32($0.count))
            }
        }
        if trackedSize > 0 { unsafe cellsim_hb_font_set_ptem(font, Float(trackedSize)) }
        unsafe cellsim_hb_font_make_immutable(font)
    }

    @unsafe private static func blob(_ path: String, _ bytes: NSData?) -> OpaquePointer? {
        guard let bytes else { return unsafe cellsim_hb_blob_create_from_file_or_fail(path) }
        let start = unsafe bytes.bytes.assumingMemoryBound(to: CChar.self)
        return unsafe cellsim_hb_blob_create(start, UInt32(bytes.length), HB_MEMORY_MODE_READONLY, nil, nil)
    }

    /// Returns the number of faces in a file; 0 if it is not a font.
    static func faceCount(_ path: String, _ bytes: Data?) -> Int {
        let bytes = bytes.map { NSData(data: $0) }
        guard let blob = unsafe blob(path, bytes) else { return 0 }
        defer { unsafe cellsim_hb_blob_destroy(blob) }
        return withExtendedLifetime(bytes) { Int(unsafe cellsim_hb_face_count(blob)) }
    }

    deinit { unsafe cellsim_hb_font_destroy(font) }

    // MARK: Properties of the file

    /// Returns a name from the file's name table, in English if available, otherwise in any language.
    func name(_ id: Int) -> String? {
        var length: UInt32 = 512
        var text = [CChar](repeating: 0, count: Int(length))
        let face = unsafe cellsim_hb_font_get_face(font)
        let language = unsafe cellsim_hb_language_from_string("en", 2)
        let fullLength = unsafe cellsim_hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &text)
        guard fullLength > 0, Int(length) < text.count else { return nil }
        return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether some glyphs are in colour, as layers or bitmaps.
    var hasColor: Bool {
        let face = unsafe cellsim_hb_font_get_face(font)
        return unsafe cellsim_hb_ot_color_has_layers(face) != 0 || cellsim_hb_ot_color_has_png(face) != 0
    }

    /// Returns the glyph for a character; nil if the face has none.
    func glyph(for scalar: UInt32) -> UInt32? {
        var id: hb_codepoint_t = 0
        return unsafe cellsim_hb_font_get_nominal_glyph(font, scalar, &id) != 0 ? id : nil
    }

    func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(unsafe cellsim_hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// Shapes a range of `units` with the surrounding text as context. The glyphs are ordered from left to right.
    ///
    /// - Parameter script: The ISO 15924 tag as a number; 0 to guess.
    func shape(
        _ units: [UInt16], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32, plainLetters: Bool,
        kernsPairs: Bool = true, language: String = "en", features requestedFeatures: [FontFeature] = []
    ) -> [Glyph] {
        guard let buffer = unsafe cellsim_hb_buffer_create() else { return [] }
        defer { unsafe cellsim_hb_buffer_destroy(buffer) }
        unsafe units.withUnsafeBufferPointer { text in
            unsafe cellsim_hb_buffer_add_utf16(
                buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        }
        unsafe cellsim_hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        if script != 0 { unsafe cellsim_hb_buffer_set_script(buffer, cellsim_hb_script_from_iso15924_tag(script)) }
        unsafe cellsim_hb_buffer_set_language(buffer, cellsim_hb_language_from_string(language, -1))
        unsafe cellsim_hb_buffer_guess_segment_properties(buffer)
        let disabledTags = (plainLetters ? ["liga", "clig", "calt"] : []) + (kernsPairs ? [] : ["kern"])
        if !disabledTags.isEmpty || !requestedFeatures.isEmpty {
            let features =
                disabledTags.map { hb_feature_t(tag: Self.tag($0), value: 0, start: 0, end: UInt32.max) }
                + requestedFeatures.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
            unsafe features.withUnsafeBufferPointer {
                unsafe cellsim_hb_shape(font, buffer, $0.baseAddress, UInt32($0.count))
            }
        } else {
            unsafe cellsim_hb_shape(font, buffer, nil, 0)
        }
        return unsafe glyphs(of: buffer)
    }

    @unsafe private func glyphs(of buffer: OpaquePointer) -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = unsafe cellsim_hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe cellsim_hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let (info, position) = unsafe (infos[index], positions[index])
            return Glyph(
                id: info.codepoint, cluster: Int(info.cluster), advance: CGFloat(position.x_advance) / unitsPerEm,
                offsetX: CGFloat(position.x_offset) / unitsPerEm, offsetY: CGFloat(position.y_offset) / unitsPerEm)
        }
    }

    /// Calls a closure with the HarfBuzz handle, for reading the font's tables.
    @unsafe func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { unsafe body(font) }

    static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
