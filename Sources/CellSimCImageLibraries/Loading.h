#pragma once

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

/// Declares a pointer `call_…` for each function in a table `FUNCTIONS`, and a function `load` that finds them all.
#define DECLARE(name) static __typeof__(name) *call_##name;
#define FIND(name) \
    if (!(call_##name = (__typeof__(name) *)dlsym(library, #name))) return;
#define LOADER(file)                                          \
    FUNCTIONS(DECLARE)                                        \
    static pthread_once_t once = PTHREAD_ONCE_INIT;           \
    static int is_loaded;                                     \
    static void find(void) {                                  \
        void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL); \
        if (!library) return;                                 \
        FUNCTIONS(FIND)                                       \
        is_loaded = 1;                                        \
    }                                                         \
    static int load(char *message, size_t room) {             \
        pthread_once(&once, find);                            \
        if (!is_loaded) snprintf(message, room, "%s", file);  \
        return is_loaded ? 0 : 2;                             \
    }
