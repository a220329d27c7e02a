#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over the pixels of one picture: 32 bits a pixel, premultiplied, blue-green-red-alpha in memory. `stride` is the
// distance of two rows in bytes. All of it is integer arithmetic, so that the bytes are the same everywhere.

/// Blurs by three means over boxes of `side` pixels in both directions. Beyond an edge lies nothing, which counts for
/// nothing: there the mean is that of the pixels there are. Returns 0 without memory for it, and then changes nothing.
int cellsim_blur_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t side);

/// Moves each colour away from the grey of its luminance (or towards it), by `factor` 256ths of its distance.
void cellsim_saturate_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, int32_t factor);

/// Puts a source over a target by Core Graphics' "plus darker": the alphas are added, and so is what the colours lack.
void cellsim_plus_darker(
    uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, size_t width, size_t height);
