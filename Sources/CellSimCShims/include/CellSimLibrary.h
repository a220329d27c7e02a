#pragma once

/// Loads a library that a text needs, of Debian's package `package`.
///
/// Where it is not there the process ends with 127, as the dynamic linker would have ended it, and says what is missing; where
/// there is not enough memory for it, as for any other want of memory. In both cases nothing is left of what was not whole.
void *cellsim_load_library(const char *file, const char *package);

/// A function of such a library; the process ends likewise where it has none of that name.
void *cellsim_library_function(void *library, const char *file, const char *package, const char *name);
