// Blurs, saturates and composites pictures.
#include "include/CellSimPixelBlur.h"

#include <stdlib.h>
#include <string.h>

static uint64_t reciprocal(size_t count) { return ((UINT64_C(1) << 32) + count / 2) / count; }

static uint8_t scaled(uint32_t sum, uint64_t reciprocal) {
    return (uint8_t)((sum * reciprocal + (UINT64_C(1) << 31)) >> 32);
}

/// Replaces each pixel of a row by the mean of the pixels from `before` to the left to `after` to the right.
static void blur_row(uint8_t *to, const uint8_t *from, size_t width, size_t before, size_t after) {
    uint32_t blue = 0, green = 0, red = 0, alpha = 0;
    size_t count = 0;
    uint64_t factor = 0;
    for (size_t next = 0; next < width + after; next++) {
        size_t counted = count;
        if (next < width) {
            const uint8_t *pixel = from + next * 4;
            blue += pixel[0], green += pixel[1], red += pixel[2], alpha += pixel[3];
            count++;
        }
        if (next > before + after) {
            const uint8_t *pixel = from + (next - before - after - 1) * 4;
            blue -= pixel[0], green -= pixel[1], red -= pixel[2], alpha -= pixel[3];
            count--;
        }
        if (next < after) continue;
        if (count != counted || factor == 0) factor = reciprocal(count);
        uint8_t *pixel = to + (next - after) * 4;
        pixel[0] = scaled(blue, factor), pixel[1] = scaled(green, factor);
        pixel[2] = scaled(red, factor), pixel[3] = scaled(alpha, factor);
    }
}

/// Blurs columns in the same way, one row at a time; `sums` has the sums of the columns' bytes.
static void blur_columns(
    uint8_t *to, const uint8_t *from, size_t bytes, size_t height, size_t before, size_t after, uint32_t *sums) {
    memset(sums, 0, bytes * sizeof *sums);
    size_t count = 0;
    for (size_t next = 0; next < height + after; next++) {
        if (next < height) {
            const uint8_t *row = from + next * bytes;
            for (size_t i = 0; i < bytes; i++) sums[i] += row[i];
            count++;
        }
        if (next > before + after) {
            const uint8_t *row = from + (next - before - after - 1) * bytes;
            for (size_t i = 0; i < bytes; i++) sums[i] -= row[i];
            count--;
        }
        if (next < after) continue;
        uint64_t factor = reciprocal(count);
        uint8_t *row = to + (next - after) * bytes;
        for (size_t i = 0; i < bytes; i++) row[i] = scaled(sums[i], factor);
    }
}

int cellsim_blur_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t side) {
    if (side < 2 || width == 0 || height == 0) return 1;
    size_t bytes = width * 4;
    uint8_t *one = malloc(bytes * height), *other = malloc(bytes * height);
    uint32_t *sums = malloc(bytes * sizeof *sums);
    if (!one || !other || !sums) {
        free(one), free(other), free(sums);
        return 0;
    }
    // A box with an even side has no centre: two boxes are shifted to opposite sides, and the third is one pixel wider.
    size_t half = side / 2, short_half = side % 2 ? half : half - 1;
    const size_t before[] = {half, short_half, half}, after[] = {short_half, half, half};
    for (size_t y = 0; y < height; y++) {
        uint8_t *row = one + y * bytes, *scratch = other + y * bytes;
        blur_row(row, pixels + y * stride, width, before[0], after[0]);
        blur_row(scratch, row, width, before[1], after[1]);
        blur_row(row, scratch, width, before[2], after[2]);
    }
    blur_columns(other, one, bytes, height, before[0], after[0], sums);
    blur_columns(one, other, bytes, height, before[1], after[1], sums);
    blur_columns(other, one, bytes, height, before[2], after[2], sums);
    for (size_t y = 0; y < height; y++) memcpy(pixels + y * stride, other + y * bytes, bytes);
    free(one), free(other), free(sums);
    return 1;
}

void cellsim_saturate_pixels(uint8_t *pixels, size_t width, size_t height, size_t stride, int32_t factor) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *pixel = pixels + y * stride;
        for (size_t x = 0; x < width; x++, pixel += 4) {
            // The luminance of sRGB's primaries, in 65536ths.
            int32_t grey = (4732 * pixel[0] + 46871 * pixel[1] + 13933 * pixel[2] + 32768) >> 16;
            for (int i = 0; i < 3; i++) {
                int32_t value = grey * 256 + (pixel[i] - grey) * factor + 128;
                value = value < 0 ? 0 : value >> 8;
                pixel[i] = (uint8_t)(value > pixel[3] ? pixel[3] : value);
            }
        }
    }
}

void cellsim_plus_darker(
    uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        uint8_t *to = target + y * targetStride;
        const uint8_t *from = source + y * sourceStride;
        for (size_t x = 0; x < width; x++, to += 4, from += 4) {
            int alpha = to[3] + from[3];
            if (alpha > 255) alpha = 255;
            for (int i = 0; i < 3; i++) {
                int value = alpha - (to[3] - to[i]) - (from[3] - from[i]);
                to[i] = (uint8_t)(value < 0 ? 0 : value);
            }
            to[3] = (uint8_t)alpha;
        }
    }
}
