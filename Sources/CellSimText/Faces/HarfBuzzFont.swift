import CellSimCHarfBuzz
import CellSimFonts
import Foundation

/// One font file at one weight, as HarfBuzz sees it: characters to glyphs, advances and shaping.
///
/// Measures are shares of the em. The handle does not change after `init`; HarfBuzz allows its use on many threads.
@safe final class HarfBuzzFont: @unchecked Sendable {
    /// A glyph with its cluster (a UTF-16 index of the shaped text) and its measures in shares of the em, y upwards.
    struct Glyph {
        var id: UInt32
        var cluster: Int
        var advance, offsetX, offsetY: CGFloat
    }

    private let font: OpaquePointer
    private let unitsPerEm: CGFloat

    /// Nil when the file cannot be read as a font.
    init?(path: String, weight: Int?) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        let face = unsafe hb_face_create(blob, 0)
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else { return nil }
        unitsPerEm = CGFloat(unsafe hb_face_get_upem(face))
        unsafe self.font = font
        if let weight {
            var axis = hb_variation_t(tag: Self.tag("wght"), value: Float(weight))
            unsafe hb_font_set_variations(font, &axis, 1)
        }
        unsafe hb_font_make_immutable(font)
    }

    deinit { unsafe hb_font_destroy(font) }

    // MARK: What the file says of itself

    /// A name of the file's table, in English or else in any language.
    func name(_ id: Int) -> String? {
        var length: UInt32 = 512
        var text = [CChar](repeating: 0, count: Int(length))
        let face = unsafe hb_font_get_face(font)
        let language = unsafe hb_language_from_string("en", 2)
        let whole = unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &text)
        guard whole > 0, Int(length) < text.count else { return nil }
        return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// OpenType's weight, and whether the face is sloped.
    var style: (weight: Int, isItalic: Bool) {
        let weight = unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
        let slope = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
        return (Int(min(max(weight, 1), 1000)), slope > 0)
    }

    /// Whether some of its glyphs are drawn in colours: as layers, or as pictures.
    var hasColor: Bool {
        let face = unsafe hb_font_get_face(font)
        return unsafe hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0
    }

    /// In shares of the em.
    var verticalMetrics: VerticalMetrics {
        func value(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
            return Double(position) / Double(unitsPerEm)
        }
        return VerticalMetrics(
            ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descender: value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
    }

    /// The glyph that the character map has for a character.
    func glyph(for scalar: UInt32) -> UInt32? {
        var id: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &id) != 0 ? id : nil
    }

    func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(unsafe hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// Shapes a stretch of `units` within its surroundings; the glyphs stand from left to right.
    ///
    /// - Parameter script: The ISO 15924 tag as a number; 0 to guess.
    func shape(
        _ units: [UInt16], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32, plainLetters: Bool,
        kernsPairs: Bool = true, language: String = "en", features wanted: [FontFeature] = []
    ) -> [Glyph] {
        guard let buffer = unsafe hb_buffer_create() else { return [] }
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe units.withUnsafeBufferPointer { text in
            unsafe hb_buffer_add_utf16(
                buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        if script != 0 { unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script)) }
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        unsafe hb_buffer_guess_segment_properties(buffer)
        let without = (plainLetters ? ["liga", "clig", "calt"] : []) + (kernsPairs ? [] : ["kern"])
        if !without.isEmpty || !wanted.isEmpty {
            let features =
                without.map { hb_feature_t(tag: Self.tag($0), value: 0, start: 0, end: UInt32.max) }
                + wanted.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
            unsafe features.withUnsafeBufferPointer {
                unsafe hb_shape(font, buffer, $0.baseAddress, UInt32($0.count))
            }
        } else {
            unsafe hb_shape(font, buffer, nil, 0)
        }
        return unsafe glyphs(of: buffer)
    }

    @unsafe private func glyphs(of buffer: OpaquePointer) -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let places = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let (info, place) = unsafe (infos[index], places[index])
            return Glyph(
                id: info.codepoint, cluster: Int(info.cluster), advance: CGFloat(place.x_advance) / unitsPerEm,
                offsetX: CGFloat(place.x_offset) / unitsPerEm, offsetY: CGFloat(place.y_offset) / unitsPerEm)
        }
    }

    private static func tag(_ name: StaticString) -> UInt32 {
        unsafe UnsafeBufferPointer(start: name.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
