#pragma once

#include <stddef.h>
#include <stdint.h>

/// Computes the BLAKE2b hash (RFC 7693) with 32 bytes and no key, which is collision-resistant.
void cellsim_digest(const uint8_t *bytes, size_t count, uint8_t *digest);

/// Computes the SHA-256 hash (FIPS 180-4) with 32 bytes. If `isPlain` is set, the processor's SHA instructions are not
/// used.
void cellsim_sha256(const uint8_t *bytes, size_t count, int isPlain, uint8_t *digest);

/// Describes the program or one of its loaded libraries, by number from 0; the kernel's own library is omitted.
///
/// `path` receives the file's path, which is empty for the program. `id` receives the build ID that the linker stored
/// in the file (GNU build ID), and `idSize` its length, which is at most 64 bytes and 0 if there is none. Returns 0 if
/// no object has that number.
int cellsim_loaded_object(int number, char *path, size_t room, uint8_t *id, size_t *idSize);

/// Finds the path of a library, as in `cellsim_loaded_object`. Returns 0 if the library doesn't exist. With
/// `isToBeLoaded`, the library is loaded; otherwise, the function also returns 0 if it isn't loaded.
int cellsim_library_path(const char *file, int isToBeLoaded, char *path, size_t room);

/// The version of the C library, such as `2.36`.
const char *cellsim_c_library_version(void);
