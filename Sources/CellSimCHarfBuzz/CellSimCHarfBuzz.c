#include "CellSimCHarfBuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define DECLARE(result, name, parameters, arguments) static __typeof__(hb_##name) *call_##name;
CELLSIM_HARFBUZZ(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void leave(const char *what) {
    fprintf(stderr, "error: text needs the library libharfbuzz (Debian: libharfbuzz0b): %s\n", what ? what : "it is broken");
    exit(127);
}

static void load(void) {
    void *library = dlopen("libharfbuzz.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) leave(dlerror());
#define FIND(result, name, parameters, arguments) \
    if (!(call_##name = (__typeof__(hb_##name) *)dlsym(library, "hb_" #name))) leave(dlerror());
    CELLSIM_HARFBUZZ(FIND)
}

#define DEFINE(result, name, parameters, arguments) \
    result cellsim_hb_##name parameters { \
        pthread_once(&once, load); \
        return call_##name arguments; \
    }
CELLSIM_HARFBUZZ(DEFINE)
