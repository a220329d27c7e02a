#pragma once
#include <stddef.h>
#include <stdint.h>

/// Compresses a piece of a longer raw deflate stream with zlib. The piece ends at a byte boundary, with a block that is
/// not the last of the stream, and doesn't refer to earlier data. Returns the number of bytes written, or 0 if they
/// don't fit.
size_t cellsim_deflate_piece(int level, const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity);

/// The maximum number of bytes that `cellsim_deflate_piece` writes for `count` bytes.
size_t cellsim_deflate_piece_bound(size_t count);
