// Loads HarfBuzz on demand.
#include "CellSimCHarfBuzz.h"

#include <CellSimLibrary.h>
#include <pthread.h>

#define DECLARE(result, name, parameters, arguments) static __typeof__(hb_##name) *call_##name;
CELLSIM_HARFBUZZ(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    static const char file[] = "libharfbuzz.so.0", package[] = "libharfbuzz0b";
    void *library = cellsim_load_library(file, package);
#define FIND(result, name, parameters, arguments) \
    call_##name = (__typeof__(hb_##name) *)cellsim_library_function(library, file, package, "hb_" #name);
    CELLSIM_HARFBUZZ(FIND)
}

#define DEFINE(result, name, parameters, arguments) \
    result cellsim_hb_##name parameters { \
        pthread_once(&once, load); \
        return call_##name arguments; \
    }
CELLSIM_HARFBUZZ(DEFINE)
