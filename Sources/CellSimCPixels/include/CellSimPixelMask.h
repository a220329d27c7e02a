#pragma once
#include <stddef.h>
#include <stdint.h>

// Blending of one colour through a mask of coverage, as text is drawn: 32 bits a pixel, premultiplied. `stride`s are the
// distances of two rows in bytes. Integer arithmetic, and the same bytes as pixman's OVER with a mask.

/// Puts a premultiplied pixel over `width` × `height` pixels, weakened by a coverage of 0 to 255 for each of them.
void cellsim_blend_mask(
    uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, size_t width, size_t height,
    uint32_t pixel);
