// The program of the tarball: starts the real one with the libraries that lie beside it, the C library and its loader among
// them, so that nothing of the system is needed but its kernel. Linked statically.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fail(const char *what) {
    fprintf(stderr, "cellsim: error: %s: %s\n", what, strerror(errno));
    return 70;
}

int main(int count, char **arguments) {
    static char program[PATH_MAX], loader[PATH_MAX + 64], libraries[PATH_MAX + 64], own[PATH_MAX + 64];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length < 0) return fail("/proc/self/exe");
    program[length] = 0;
    // A program that starts anew after a fault starts with this file.
    if (setenv("CELLSIM_LAUNCHER", program, 1)) return fail("environment");
    // …/bin/cellsim
    for (int level = 0; level < 2; level++) {
        char *slash = strrchr(program, '/');
        if (!slash) return fail(program);
        *slash = 0;
    }
    snprintf(libraries, sizeof libraries, "%s/lib", program);
    snprintf(loader, sizeof loader, "%s/lib/" LOADER, program);
    snprintf(own, sizeof own, "%s/lib/cellsim-program", program);
    char **words = calloc((size_t)count + 7, sizeof *words);
    if (!words) return fail("memory");
    int end = 0;
    words[end++] = loader;
    words[end++] = "--library-path";
    words[end++] = libraries;
    words[end++] = "--argv0";
    words[end++] = count > 0 ? arguments[0] : "cellsim";
    words[end++] = own;
    for (int i = 1; i < count; i++) words[end++] = arguments[i];
    execv(loader, words);
    return fail(loader);
}
