#pragma once
#include <stdint.h>

// ICU renames its functions by version through macros, which Swift does not see.

/// The version that is part of the libraries' file names, as in `72`.
const char *cellsim_icu_version(void);

typedef struct CellSimLineBreaker CellSimLineBreaker;

/// Opens a finder of line break opportunities (UAX 14, strict); NULL with ICU's message in `*error` on failure.
CellSimLineBreaker *cellsim_line_breaker_open(const char **error);
void cellsim_line_breaker_close(CellSimLineBreaker *breaker);
/// Sets `breaks[i]` to 1 where a line may begin at unit i (0 < i < length) and to 0 elsewhere; 0 on success.
int cellsim_line_breaks(CellSimLineBreaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks);

/// Writes the embedding level (UAX 9) of each unit of one paragraph. `base` is 0, 1, or -1 (left to right) or
/// -2 (right to left) for the first strong character's level with that default. Returns the base level, or -1 on failure.
int cellsim_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels);
/// Writes into `order` the logical index of each visual place (rule L2).
void cellsim_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);
/// The mirror image of a character (rule L4), or the character itself.
uint32_t cellsim_mirror(uint32_t character);
/// ICU's number of the character's script; 0 common, 1 inherited.
int cellsim_script(uint32_t character);
/// The ISO 15924 tag of a script as four characters, the first in the highest byte.
uint32_t cellsim_script_tag(int script);
/// 1 where a character is used in the script of that ISO 15924 tag (its own, or one of its extensions), otherwise 0.
int cellsim_has_script(uint32_t character, uint32_t tag);
/// 1 for characters as wide as the em in East Asian text (wide and full-width), otherwise 0.
int cellsim_is_wide(uint32_t character);
/// Writes the plural category of a number in a language (BCP 47), as "few", into `name`; 0 where ICU's rules are missing.
int cellsim_plural_category(const char *language, double number, char *name, int32_t room);
/// The version of Unicode that ICU's tables hold, such as "15.0".
const char *cellsim_unicode_version(void);
