#pragma once
#include <stddef.h>
#include <stdint.h>

// Blends one colour through a coverage mask, such as for text: 32 bits per pixel, premultiplied. Each `stride` is a
// distance between rows in bytes. It uses integer arithmetic, and its bytes equal those of pixman's OVER with a mask.

/// Composites a premultiplied pixel over `width` × `height` pixels, weighted by a coverage of 0 to 255 for each pixel.
void cellsim_blend_mask(
    uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, size_t width, size_t height,
    uint32_t pixel);
