#pragma once
#include <stdint.h>

// ICU's headers add the version to function names with macros, which Swift doesn't import.

/// The version in the file names of the libraries, such as `72`.
const char *cellsim_icu_version(void);

typedef struct CellSimLineBreaker CellSimLineBreaker;

/// Opens an iterator for line break opportunities (UAX 14, strict); NULL with ICU's message in `*error` on failure.
CellSimLineBreaker *cellsim_line_breaker_open(const char **error);
void cellsim_line_breaker_close(CellSimLineBreaker *breaker);
/// Sets `breaks[i]` to 1 if a line may begin at unit i (0 < i < length) and otherwise to 0. Returns 0 on success.
int cellsim_line_breaks(CellSimLineBreaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks);

/// Writes the embedding level (UAX 9) of each unit of a paragraph. `base` is 0, 1, or the default for the level of the
/// first strong character: -1 (left to right) or -2 (right to left). Returns the base level, or -1 on failure.
int cellsim_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels);
/// Writes the logical index of each visual position to `order` (rule L2).
void cellsim_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);
/// Returns the mirror image of a character (rule L4), or the character itself.
uint32_t cellsim_mirror(uint32_t character);
/// Returns ICU's script code of a character; 0 for common and 1 for inherited characters.
int cellsim_script(uint32_t character);
/// Returns the ISO 15924 tag of a script as four characters, the first in the highest byte.
uint32_t cellsim_script_tag(int script);
/// Returns 1 if a character is used in the script with that ISO 15924 tag (its own script or one of its extensions),
/// otherwise 0.
int cellsim_has_script(uint32_t character, uint32_t tag);
/// Returns 1 for characters as wide as the em in East Asian text (wide and full-width), otherwise 0.
int cellsim_is_wide(uint32_t character);
/// Writes the plural category of a number in a language (BCP 47), such as "few", to `name`. Returns 0 if ICU's rules
/// are missing.
int cellsim_plural_category(const char *language, double number, char *name, int32_t room);
/// The Unicode version of ICU's tables, such as "15.0".
const char *cellsim_unicode_version(void);
