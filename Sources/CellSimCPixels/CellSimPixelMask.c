#include "CellSimPixelMask.h"

#include <string.h>

/// The four bytes of a pixel, each times `factor` / 255, rounded to the nearest.
static inline uint32_t weakened(uint32_t pixel, uint32_t factor) {
    uint32_t even = (pixel & 0x00FF00FFu) * factor + 0x00800080u;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * factor + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

/// The bytes of two pixels added, none above 255.
static inline uint32_t added(uint32_t a, uint32_t b) {
    uint32_t even = (a & 0x00FF00FFu) + (b & 0x00FF00FFu);
    uint32_t odd = ((a >> 8) & 0x00FF00FFu) + ((b >> 8) & 0x00FF00FFu);
    even |= ((even >> 8) & 0x00010001u) * 0xFFu;
    odd |= ((odd >> 8) & 0x00010001u) * 0xFFu;
    return (even & 0x00FF00FFu) | ((odd & 0x00FF00FFu) << 8);
}

void cellsim_blend_mask(
    uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, size_t width, size_t height,
    uint32_t pixel) {
    const int isOpaque = pixel >> 24 == 0xFF;
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(target + y * targetStride);
        const uint8_t *coverage = mask + y * maskStride;
        for (size_t x = 0; x < width; x++) {
            uint32_t four;
            // Most of a glyph's box is empty.
            while (x + 4 <= width && (memcpy(&four, coverage + x, 4), four == 0)) x += 4;
            if (x >= width) break;
            const uint32_t factor = coverage[x];
            if (factor == 0) continue;
            if (factor == 0xFF && isOpaque) {
                row[x] = pixel;
                continue;
            }
            const uint32_t source = weakened(pixel, factor);
            row[x] = added(source, weakened(row[x], 0xFF - (source >> 24)));
        }
    }
}
