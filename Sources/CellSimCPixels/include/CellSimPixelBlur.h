#pragma once
#include <stddef.h>
#include <stdint.h>

// Filters for the pixels of a picture: 32 bits per pixel, premultiplied, blue-green-red-alpha in memory. `stride` is
// the distance between rows in bytes. They use integer arithmetic, so that the bytes are the same on every machine.

/// Blurs a picture with three box filters of `side` pixels in both directions. Pixels beyond an edge are ignored: near
/// an edge, the mean is that of the existing pixels. Returns 0 and changes nothing if there isn't enough memory.
int cellsim_blur_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t side);

/// Scales the distance of each colour from the grey of its luminance by `factor` 256ths.
void cellsim_saturate_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, int32_t factor);

/// Composites a source over a target with Core Graphics' "plus darker" mode: alphas are added, as are the distances of
/// the colours from white.
void cellsim_plus_darker(
    uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, size_t width, size_t height);
