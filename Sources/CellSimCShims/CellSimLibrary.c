// Loads libraries on demand.
#include "CellSimLibrary.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CellSimLeaving.h"

static _Noreturn void leave(const char *file, const char *package) {
    const char *why = dlerror();
    if (!why) why = "it is damaged";
    if (errno == ENOMEM || strstr(why, "failed to map segment") || strstr(why, "allocate memory")) {
        errno = ENOMEM;
        abort();
    }
    dprintf(2, "error: text needs the library %s (Debian: %s): %s\n", file, package, why);
    cellsim_exit(127);
}

void *cellsim_load_library(const char *file, const char *package) {
    errno = 0;
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    if (!library) leave(file, package);
    return library;
}

void *cellsim_library_function(void *library, const char *file, const char *package, const char *name) {
    errno = 0;
    void *function = dlsym(library, name);
    if (!function) leave(file, package);
    return function;
}
