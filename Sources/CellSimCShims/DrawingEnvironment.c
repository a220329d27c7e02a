#include <stdlib.h>

// The environment variables that change the results of libraries that draw, shape, decode or format text, according to
// their manuals and sources. Pictures must not depend on them, so they are removed before a library reads them.
// `CacheKey` contains variables that are read before this.
static const char *const variables[] = {
    // HarfBuzz
    "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FACE_LOADER", "HB_FONT_FUNCS",
    // FreeType
    "FREETYPE_PROPERTIES",
    // ICU, both the system's and Foundation's
    "ICU_DATA", "ICU_TIMEZONE_FILES_DIR", "ICU_ENABLE_TENTATIVE_ERA",
    // libheif and its decoders
    "LIBHEIF_PLUGIN_PATH", "LIBHEIF_SECURITY_LIMITS", "AOM_SIMD_CAPS", "AOM_SIMD_CAPS_MASK",
    // libjpeg-turbo
    "JPEGMEM", "JSIMD_FORCENONE", "JSIMD_FORCEMMX", "JSIMD_FORCE3DNOW", "JSIMD_FORCESSE", "JSIMD_FORCESSE2",
    "JSIMD_FORCEAVX2", "JSIMD_FORCENEON", "JSIMD_NOHUFFENC", "JSIMD_FASTLD3", "JSIMD_FASTST3",
};

__attribute__((constructor(101))) static void remove_variables(void) {
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) unsetenv(variables[i]);
}
