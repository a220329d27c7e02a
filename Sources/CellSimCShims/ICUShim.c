// Loads ICU on demand, and wraps its functions for text layout.
#include "ICUShim.h"
#include "CellSimLibrary.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// The library has 30 MB of tables and is loaded on demand. Simple text, and text in the system font's tables, doesn't
// need it.
#define FUNCTIONS(F) \
    F(u_charMirror) F(u_errorName) F(u_getIntPropertyValue) F(u_getPropertyValueEnum) F(ubidi_close) F(ubidi_getLevels) \
    F(ubidi_getParaLevel) F(ubidi_openSized) F(ubidi_reorderVisual) F(ubidi_setPara) F(ubrk_close) F(ubrk_first) \
    F(ubrk_next) F(ubrk_open) F(ubrk_setText) F(uscript_getScript) F(uscript_getShortName) F(uscript_hasScript)

// Names include the version that the headers add to them.
#define TEXT_OF(name) #name
#define SYMBOL(name) TEXT_OF(name)

static struct {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS(MEMBER)
} icu;
static pthread_once_t once = PTHREAD_ONCE_INIT;

const char *cellsim_icu_version(void) { return U_ICU_VERSION_SHORT; }

static void load(void) {
    static const char file[] = "libicuuc.so." U_ICU_VERSION_SHORT, package[] = "libicu" U_ICU_VERSION_SHORT;
    void *library = cellsim_load_library(file, package);
#define FIND(name) icu.name = (__typeof__(name) *)cellsim_library_function(library, file, package, SYMBOL(name));
    FUNCTIONS(FIND)
}

struct CellSimLineBreaker {
    UBreakIterator *iterator;
};

CellSimLineBreaker *cellsim_line_breaker_open(const char **error) {
    pthread_once(&once, load);
    UErrorCode code = U_ZERO_ERROR;
    UBreakIterator *iterator = icu.ubrk_open(UBRK_LINE, "en@lb=strict", NULL, 0, &code);
    if (U_FAILURE(code)) {
        *error = icu.u_errorName(code);
        return NULL;
    }
    CellSimLineBreaker *breaker = malloc(sizeof *breaker);
    if (breaker == NULL) {
        icu.ubrk_close(iterator);
        *error = "out of memory";
        return NULL;
    }
    breaker->iterator = iterator;
    return breaker;
}

void cellsim_line_breaker_close(CellSimLineBreaker *breaker) {
    icu.ubrk_close(breaker->iterator);
    free(breaker);
}

int cellsim_line_breaks(CellSimLineBreaker *breaker, const uint16_t *text, int32_t length, uint8_t *breaks) {
    UErrorCode code = U_ZERO_ERROR;
    memset(breaks, 0, (size_t)length);
    icu.ubrk_setText(breaker->iterator, text, length, &code);
    if (U_FAILURE(code)) return code;
    for (int32_t place = icu.ubrk_first(breaker->iterator); place != UBRK_DONE; place = icu.ubrk_next(breaker->iterator)) {
        if (place > 0 && place < length) breaks[place] = 1;
    }
    return 0;
}

int cellsim_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels) {
    pthread_once(&once, load);
    UErrorCode code = U_ZERO_ERROR;
    UBiDi *bidi = icu.ubidi_openSized(length, 0, &code);
    if (U_FAILURE(code)) return -1;
    UBiDiLevel level = base == -1 ? UBIDI_DEFAULT_LTR : base == -2 ? UBIDI_DEFAULT_RTL : (UBiDiLevel)base;
    icu.ubidi_setPara(bidi, text, length, level, NULL, &code);
    int result = -1;
    if (U_SUCCESS(code)) {
        const UBiDiLevel *found = icu.ubidi_getLevels(bidi, &code);
        if (U_SUCCESS(code)) {
            memcpy(levels, found, (size_t)length);
            result = icu.ubidi_getParaLevel(bidi);
        }
    }
    icu.ubidi_close(bidi);
    return result;
}

void cellsim_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order) {
    pthread_once(&once, load);
    icu.ubidi_reorderVisual(levels, count, order);
}

uint32_t cellsim_mirror(uint32_t character) {
    pthread_once(&once, load);
    return (uint32_t)icu.u_charMirror((UChar32)character);
}

int cellsim_script(uint32_t character) {
    pthread_once(&once, load);
    UErrorCode code = U_ZERO_ERROR;
    UScriptCode script = icu.uscript_getScript((UChar32)character, &code);
    return U_FAILURE(code) ? USCRIPT_COMMON : script;
}

uint32_t cellsim_script_tag(int script) {
    pthread_once(&once, load);
    const char *name = icu.uscript_getShortName((UScriptCode)script);
    if (name == NULL || strlen(name) != 4) return 0;
    return (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16 |
           (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
}

int cellsim_has_script(uint32_t character, uint32_t tag) {
    pthread_once(&once, load);
    char name[5] = {(char)(tag >> 24), (char)(tag >> 16), (char)(tag >> 8), (char)tag, 0};
    int32_t script = icu.u_getPropertyValueEnum(UCHAR_SCRIPT, name);
    return script != UCHAR_INVALID_CODE && icu.uscript_hasScript((UChar32)character, (UScriptCode)script);
}

int cellsim_is_wide(uint32_t character) {
    pthread_once(&once, load);
    int32_t width = icu.u_getIntPropertyValue((UChar32)character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

const char *cellsim_unicode_version(void) { return U_UNICODE_VERSION; }
