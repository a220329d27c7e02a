#pragma once
#include <stddef.h>
#include <stdint.h>

/// Compresses rows of a picture to a raw deflate stream. It searches for patterns that are common in user interfaces:
/// runs of equal pixels, rows equal to the row above, and repeated pixels. It uses integer arithmetic, so the bytes are
/// the same on every processor.
///
/// `row` is the number of bytes per row including its filter, and `pixel` that per pixel. A stream that is not the
/// `last` one ends at a byte boundary, so that others can be appended. Returns the number of bytes written, or 0 if
/// there isn't enough memory. The target needs `cellsim_row_deflate_bound` bytes.
size_t cellsim_row_deflate(const uint8_t *bytes, size_t count, size_t row, size_t pixel, int last, uint8_t *target);

/// The size of the target that `cellsim_row_deflate` needs for `count` bytes.
size_t cellsim_row_deflate_bound(size_t count);
