#pragma once
#include <stddef.h>
#include <stdint.h>

/// Compresses a piece of a longer raw deflate stream with zlib: it ends on a byte, with a block that is not the
/// stream's last, and refers to nothing before it. Returns the bytes written, or 0 when they do not fit.
size_t cellsim_deflate_piece(int level, const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity);

/// The most bytes that `cellsim_deflate_piece` writes for `count` bytes.
size_t cellsim_deflate_piece_bound(size_t count);
