#pragma once

/// Loads a library that text requires, from the Debian package `package`.
///
/// If the library is missing, the process ends with status 127, like in the dynamic linker, and prints the name of the
/// library. If there isn't enough memory, it ends as in any other such case. In both cases, incomplete files are
/// removed.
void *cellsim_load_library(const char *file, const char *package);

/// Returns a function of such a library. The process also ends if the library has no function with that name.
void *cellsim_library_function(void *library, const char *file, const char *package, const char *name);
