#pragma once
#include <stddef.h>
#include <stdint.h>

// Converts rows of pixels between memory (blue, green, red, alpha; premultiplied) and image files (red, green, blue,
// optionally alpha; not premultiplied). It is written in C because a Swift loop takes about forty times as long in
// debug builds.

/// Writes three bytes per pixel, and returns the bitwise "and" of all alphas, which is 255 only if all pixels are
/// opaque.
uint8_t cellsim_pack_rgb(const uint8_t *bgra, uint8_t *rgb, size_t width);

/// Writes four bytes per pixel, with colours divided by their alpha and rounded to the nearest.
void cellsim_pack_rgba(const uint8_t *bgra, uint8_t *rgba, size_t width);

void cellsim_unpack_rgb(const uint8_t *rgb, uint8_t *bgra, size_t width);

/// Multiplies colours by their alpha, rounded to the nearest. Source and target may be the same row.
void cellsim_unpack_rgba(const uint8_t *rgba, uint8_t *bgra, size_t width);

/// Multiplies the colours of a row in memory order.
void cellsim_premultiply(uint8_t *bgra, size_t width);

/// Divides the colours of a row by their alpha, as accurately as eight bits allow.
void cellsim_unmultiply(uint8_t *bgra, size_t width);

/// Reverses a PNG row filter in place. `previous` is the unfiltered row above, or NULL for the first row; `step` is the
/// number of bytes per pixel. Returns 0, or 1 for an unknown filter.
int cellsim_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *previous, size_t count, size_t step);

/// Returns 1 if the alpha of all pixels is 255.
int cellsim_all_opaque(const uint8_t *bgra, size_t count);
