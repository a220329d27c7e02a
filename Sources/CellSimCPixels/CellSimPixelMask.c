// Blends a colour through a coverage mask.
#include "CellSimPixelMask.h"

#include <string.h>

/// Returns the four bytes of a pixel, each multiplied by `factor` / 255 and rounded to the nearest.
static inline uint32_t weakened(uint32_t pixel, uint32_t factor) {
    uint32_t even = (pixel & 0x00FF00FFu) * factor + 0x00800080u;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * factor + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

/// Returns the sums of the bytes of two pixels, each at most 255.
static inline uint32_t added(uint32_t a, uint32_t b) {
    uint32_t even = (a & 0x00FF00FFu) + (b & 0x00FF00FFu);
    uint32_t odd = ((a >> 8) & 0x00FF00FFu) + ((b >> 8) & 0x00FF00FFu);
    even |= ((even >> 8) & 0x00010001u) * 0xFFu;
    odd |= ((odd >> 8) & 0x00010001u) * 0xFFu;
    return (even & 0x00FF00FFu) | ((odd & 0x00FF00FFu) << 8);
}

/// The bytes of two pixels, and the same values as words.
typedef uint8_t bytes __attribute__((vector_size(8)));
typedef uint16_t words __attribute__((vector_size(16)));

/// Returns words of at most 255 * 255, divided by 255 and rounded to the nearest.
static inline words divided(words product) {
    product += 0x80;
    return (product + (product >> 8)) >> 8;
}

/// Performs `weakened` and `added` for two pixels at once, with the two lower bytes of a coverage. The alpha of an
/// opaque pixel equals its coverage: 255 * factor / 255.
static inline void blend_two(uint32_t *row, uint32_t coverage, words pixel, words alpha, int isOpaque) {
    const uint16_t left = coverage & 0xFF, right = coverage >> 8 & 0xFF;
    const words factor = {left, left, left, left, right, right, right, right};
    bytes below;
    memcpy(&below, row, sizeof below);
    const words opacity = isOpaque ? factor : divided(alpha * factor);
    const words rest = divided(__builtin_convertvector(below, words) * (0xFF - opacity));
    const words sum = divided(pixel * factor) + rest;
    const bytes result = __builtin_convertvector(sum | (words)(sum > 0xFF), bytes);
    memcpy(row, &result, sizeof result);
}

void cellsim_blend_mask(
    uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, size_t width, size_t height,
    uint32_t pixel) {
    const int isOpaque = pixel >> 24 == 0xFF;
    // The bytes of the pixel in memory order; alpha is the highest byte of its number.
    uint8_t own[4];
    memcpy(own, &pixel, 4);
    words pixels, alphas;
    for (int lane = 0; lane < 8; lane++) {
        pixels[lane] = own[lane & 3];
        alphas[lane] = (uint16_t)(pixel >> 24);
    }
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(target + y * targetStride);
        const uint8_t *coverage = mask + y * maskStride;
        size_t x = 0;
        for (; x + 4 <= width; x += 4) {
            const uint32_t four = (uint32_t)coverage[x] | (uint32_t)coverage[x + 1] << 8
                | (uint32_t)coverage[x + 2] << 16 | (uint32_t)coverage[x + 3] << 24;
            // Most of a glyph's box is empty.
            if (four == 0) continue;
            if (!isOpaque) {
                blend_two(row + x, four, pixels, alphas, 0);
                blend_two(row + x + 2, four >> 16, pixels, alphas, 0);
            } else if (four == 0xFFFFFFFFu) {
                for (int lane = 0; lane < 4; lane++) row[x + (size_t)lane] = pixel;
            } else {
                blend_two(row + x, four, pixels, alphas, 1);
                blend_two(row + x + 2, four >> 16, pixels, alphas, 1);
            }
        }
        for (; x < width; x++) {
            const uint32_t factor = coverage[x];
            if (factor == 0) continue;
            const uint32_t source = weakened(pixel, factor);
            row[x] = added(source, weakened(row[x], 0xFF - (source >> 24)));
        }
    }
}
