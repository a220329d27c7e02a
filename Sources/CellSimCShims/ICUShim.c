#include "ICUShim.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

struct CellSimLineBreaker {
    UBreakIterator *iterator;
};

CellSimLineBreaker *cellsim_line_breaker_open(const char **error) {
    UErrorCode code = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en@lb=strict", NULL, 0, &code);
    if (U_FAILURE(code)) {
        *error = u_errorName(code);
        return NULL;
    }
    CellSimLineBreaker *breaker = malloc(sizeof *breaker);
    if (breaker == NULL) {
        ubrk_close(iterator);
        *error = "out of memory";
        return NULL;
    }
    breaker->iterator = iterator;
    return breaker;
}

void cellsim_line_breaker_close(CellSimLineBreaker *breaker) {
    ubrk_close(breaker->iterator);
    free(breaker);
}

int cellsim_line_breaks(CellSimLineBreaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks) {
    UErrorCode code = U_ZERO_ERROR;
    memset(breaks, 0, (size_t)length);
    ubrk_setText(breaker->iterator, text, length, &code);
    if (U_FAILURE(code)) return code;
    for (int32_t place = ubrk_first(breaker->iterator); place != UBRK_DONE; place = ubrk_next(breaker->iterator)) {
        if (place > 0 && place < length) breaks[place] = 1;
    }
    return 0;
}

int cellsim_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(length, 0, &code);
    if (U_FAILURE(code)) return -1;
    UBiDiLevel level = base == -1 ? UBIDI_DEFAULT_LTR : base == -2 ? UBIDI_DEFAULT_RTL : (UBiDiLevel)base;
    ubidi_setPara(bidi, text, length, level, NULL, &code);
    int result = -1;
    if (U_SUCCESS(code)) {
        const UBiDiLevel *found = ubidi_getLevels(bidi, &code);
        if (U_SUCCESS(code)) {
            memcpy(levels, found, (size_t)length);
            result = ubidi_getParaLevel(bidi);
        }
    }
    ubidi_close(bidi);
    return result;
}

void cellsim_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order) {
    ubidi_reorderVisual(levels, count, order);
}

uint32_t cellsim_mirror(uint32_t character) { return (uint32_t)u_charMirror((UChar32)character); }

int cellsim_script(uint32_t character) {
    UErrorCode code = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)character, &code);
    return U_FAILURE(code) ? USCRIPT_COMMON : script;
}

uint32_t cellsim_script_tag(int script) {
    const char *name = uscript_getShortName((UScriptCode)script);
    if (name == NULL || strlen(name) != 4) return 0;
    return (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16 |
           (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
}

int cellsim_has_script(uint32_t character, uint32_t tag) {
    char name[5] = {(char)(tag >> 24), (char)(tag >> 16), (char)(tag >> 8), (char)tag, 0};
    int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
    return script != UCHAR_INVALID_CODE && uscript_hasScript((UChar32)character, (UScriptCode)script);
}

int cellsim_is_wide(uint32_t character) {
    int32_t width = u_getIntPropertyValue((UChar32)character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

const char *cellsim_unicode_version(void) { return U_UNICODE_VERSION; }
