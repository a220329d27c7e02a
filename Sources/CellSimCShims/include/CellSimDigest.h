#pragma once

#include <stddef.h>
#include <stdint.h>

/// BLAKE2b of RFC 7693 with 32 bytes and no key: a checksum that nobody can find two files for.
void cellsim_digest(const uint8_t *bytes, size_t count, uint8_t *digest);

/// SHA-256 of FIPS 180-4, 32 bytes; `isPlain` leaves the processor's own instructions for it alone.
void cellsim_sha256(const uint8_t *bytes, size_t count, int isPlain, uint8_t *digest);

/// The program and the libraries that are loaded, by number from 0; the kernel's own is left out.
///
/// `path` gets the file's name, empty for the program; `id` the checksum that the linker has put into the file (the GNU build
/// ID), and `idSize` how many of its 64 bytes are used, 0 for none. Returns 0 where there is none of that number.
int cellsim_loaded_object(int number, char *path, size_t room, uint8_t *id, size_t *idSize);

/// The path of a library, by which `cellsim_loaded_object` knows it; 0 where it is missing. It is loaded if `isToBeLoaded`,
/// otherwise one that is not loaded is missing.
int cellsim_library_path(const char *file, int isToBeLoaded, char *path, size_t room);

/// The version of the C library, as in `2.36`.
const char *cellsim_c_library_version(void);
