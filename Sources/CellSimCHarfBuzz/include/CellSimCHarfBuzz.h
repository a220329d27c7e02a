#pragma once

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

// HarfBuzz's functions with a prefix. The library has five dependencies and is loaded when one of the functions is
// first called; text in the system font's tables doesn't need it (see `cellsim_load_library`).

/// The functions: result type, name after `hb_`, parameters, and arguments.
#define CELLSIM_HARFBUZZ(F) \
    F(hb_blob_t *, blob_create, \
      (const char *data, unsigned length, hb_memory_mode_t mode, void *user, hb_destroy_func_t destroy), \
      (data, length, mode, user, destroy)) \
    F(hb_blob_t *, blob_create_from_file_or_fail, (const char *path), (path)) \
    F(void, blob_destroy, (hb_blob_t *blob), (blob)) \
    F(const char *, blob_get_data, (hb_blob_t *blob, unsigned *length), (blob, length)) \
    F(void, buffer_add_utf16, \
      (hb_buffer_t *buffer, const uint16_t *text, int length, unsigned first, int count), \
      (buffer, text, length, first, count)) \
    F(hb_buffer_t *, buffer_create, (void), ()) \
    F(void, buffer_destroy, (hb_buffer_t *buffer), (buffer)) \
    F(hb_glyph_info_t *, buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned *count), (buffer, count)) \
    F(hb_glyph_position_t *, buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned *count), (buffer, count)) \
    F(void, buffer_guess_segment_properties, (hb_buffer_t *buffer), (buffer)) \
    F(void, buffer_set_direction, (hb_buffer_t *buffer, hb_direction_t direction), (buffer, direction)) \
    F(void, buffer_set_language, (hb_buffer_t *buffer, hb_language_t language), (buffer, language)) \
    F(void, buffer_set_script, (hb_buffer_t *buffer, hb_script_t script), (buffer, script)) \
    F(void, face_collect_unicodes, (hb_face_t *face, hb_set_t *set), (face, set)) \
    F(unsigned, face_count, (hb_blob_t *blob), (blob)) \
    F(hb_face_t *, face_create, (hb_blob_t *blob, unsigned index), (blob, index)) \
    F(void, face_destroy, (hb_face_t *face), (face)) \
    F(unsigned, face_get_glyph_count, (const hb_face_t *face), (face)) \
    F(unsigned, face_get_upem, (const hb_face_t *face), (face)) \
    F(hb_blob_t *, face_reference_table, (const hb_face_t *face, hb_tag_t tag), (face, tag)) \
    F(hb_font_t *, font_create, (hb_face_t *face), (face)) \
    F(void, font_destroy, (hb_font_t *font), (font)) \
    F(hb_face_t *, font_get_face, (hb_font_t *font), (font)) \
    F(hb_position_t, font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph)) \
    F(hb_bool_t, font_get_nominal_glyph, (hb_font_t *font, hb_codepoint_t character, hb_codepoint_t *glyph), \
      (font, character, glyph)) \
    F(void, font_make_immutable, (hb_font_t *font), (font)) \
    F(void, font_set_ptem, (hb_font_t *font, float points), (font, points)) \
    F(void, font_set_variations, (hb_font_t *font, const hb_variation_t *places, unsigned count), \
      (font, places, count)) \
    F(hb_language_t, language_from_string, (const char *text, int length), (text, length)) \
    F(hb_bool_t, ot_color_has_layers, (hb_face_t *face), (face)) \
    F(hb_bool_t, ot_color_has_png, (hb_face_t *face), (face)) \
    F(void, ot_metrics_get_position_with_fallback, \
      (hb_font_t *font, hb_ot_metrics_tag_t tag, hb_position_t *position), (font, tag, position)) \
    F(float, ot_metrics_get_variation, (hb_font_t *font, hb_ot_metrics_tag_t tag), (font, tag)) \
    F(unsigned, ot_name_get_utf8, \
      (hb_face_t *face, hb_ot_name_id_t name, hb_language_t language, unsigned *room, char *text), \
      (face, name, language, room, text)) \
    F(unsigned, ot_var_get_axis_infos, \
      (hb_face_t *face, unsigned first, unsigned *room, hb_ot_var_axis_info_t *infos), (face, first, room, infos)) \
    F(unsigned, ot_var_get_named_instance_count, (hb_face_t *face), (face)) \
    F(unsigned, ot_var_named_instance_get_design_coords, \
      (hb_face_t *face, unsigned instance, unsigned *room, float *places), (face, instance, room, places)) \
    F(hb_ot_name_id_t, ot_var_named_instance_get_postscript_name_id, (hb_face_t *face, unsigned instance), \
      (face, instance)) \
    F(hb_ot_name_id_t, ot_var_named_instance_get_subfamily_name_id, (hb_face_t *face, unsigned instance), \
      (face, instance)) \
    F(hb_script_t, script_from_iso15924_tag, (hb_tag_t tag), (tag)) \
    F(hb_set_t *, set_create, (void), ()) \
    F(void, set_destroy, (hb_set_t *set), (set)) \
    F(hb_bool_t, set_next, (const hb_set_t *set, hb_codepoint_t *next), (set, next)) \
    F(void, shape, (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned count), \
      (font, buffer, features, count)) \
    F(float, style_get_value, (hb_font_t *font, hb_style_tag_t tag), (font, tag))

#define CELLSIM_HARFBUZZ_DECLARE(result, name, parameters, arguments) result cellsim_hb_##name parameters;
CELLSIM_HARFBUZZ(CELLSIM_HARFBUZZ_DECLARE)
#undef CELLSIM_HARFBUZZ_DECLARE
