#pragma once
#include <stddef.h>
#include <stdint.h>

// Rows of pixels between memory (blue, green, red, alpha; premultiplied) and picture files (red, green, blue and
// perhaps alpha; not premultiplied). In C because a debug build's Swift loop takes some forty times as long.

/// Writes three bytes a pixel and returns the bitwise "and" of all alphas: 255 only when every pixel is opaque.
uint8_t cellsim_pack_rgb(const uint8_t *bgra, uint8_t *rgb, size_t width);

/// Writes four bytes a pixel, colours divided by their alpha and rounded to the nearest.
void cellsim_pack_rgba(const uint8_t *bgra, uint8_t *rgba, size_t width);

void cellsim_unpack_rgb(const uint8_t *rgb, uint8_t *bgra, size_t width);

/// Multiplies colours by their alpha, rounded to the nearest. Source and target may be the same row.
void cellsim_unpack_rgba(const uint8_t *rgba, uint8_t *bgra, size_t width);

/// Multiplies the colours of a row that has memory's order already.
void cellsim_premultiply(uint8_t *bgra, size_t width);

/// The contrary: colours divided by their alpha, as near as eight bits hold it.
void cellsim_unmultiply(uint8_t *bgra, size_t width);

/// Undoes a PNG row filter in place. `previous` is the row above, undone, or NULL for the first; `step` is the
/// bytes a pixel takes. Returns 0, or 1 for a filter that does not exist.
int cellsim_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *previous, size_t count, size_t step);

/// 1 when every pixel's alpha is 255.
int cellsim_all_opaque(const uint8_t *bgra, size_t count);
