#pragma once
#include <stddef.h>
#include <stdint.h>

/// Compresses rows of a picture to a raw deflate stream, looking for what rows of interfaces are made of: runs of equal
/// pixels, rows equal to the row above, and pixels seen before. Integers alone: the same bytes on every processor.
///
/// `row` is the bytes of a row with its filter, `pixel` those of a pixel. A stream that is not the `last` ends on a
/// byte, and others may be appended to it. Returns the bytes written, or 0 without memory; the target holds what
/// `cellsim_row_deflate_bound` tells.
size_t cellsim_row_deflate(const uint8_t *bytes, size_t count, size_t row, size_t pixel, int last, uint8_t *target);

/// The most bytes that `cellsim_row_deflate` may touch for `count` bytes.
size_t cellsim_row_deflate_bound(size_t count);
