// Converts rows of pixels between bitmaps and image files.
#include "CellSimPixelRows.h"

#include <stdlib.h>
#include <string.h>

static uint32_t load(const uint8_t *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}

static void store(uint8_t *p, uint32_t v) { memcpy(p, &v, 4); }

// This requires a little-endian machine, like the bitmap format itself.
uint8_t cellsim_pack_rgb(const uint8_t *bgra, uint8_t *rgb, size_t width) {
    uint32_t all = 0xFFFFFFFFu;
    size_t x = 0;
    // Convert four pixels to three words at a time.
    for (; x + 4 <= width; x += 4, bgra += 16, rgb += 12) {
        uint32_t a = load(bgra), b = load(bgra + 4), c = load(bgra + 8), d = load(bgra + 12);
        all &= a & b & c & d;
        uint32_t p = __builtin_bswap32(a) >> 8, q = __builtin_bswap32(b) >> 8;
        uint32_t r = __builtin_bswap32(c) >> 8, s = __builtin_bswap32(d) >> 8;
        store(rgb, p | q << 24);
        store(rgb + 4, q >> 8 | r << 16);
        store(rgb + 8, r >> 16 | s << 8);
    }
    for (; x < width; x++, bgra += 4, rgb += 3) {
        all &= load(bgra);
        rgb[0] = bgra[2];
        rgb[1] = bgra[1];
        rgb[2] = bgra[0];
    }
    return (uint8_t)(all >> 24);
}

static uint8_t divided(uint32_t component, uint32_t alpha) {
    uint32_t value = (component * 255 + alpha / 2) / alpha;
    return (uint8_t)(value > 255 ? 255 : value);
}

void cellsim_pack_rgba(const uint8_t *bgra, uint8_t *rgba, size_t width) {
    for (size_t x = 0; x < width; x++, bgra += 4, rgba += 4) {
        uint32_t pixel = load(bgra), alpha = pixel >> 24;
        if (alpha == 255) {
            store(rgba, __builtin_bswap32(pixel) >> 8 | 0xFF000000u);
        } else if (alpha == 0) {
            store(rgba, 0);
        } else {
            rgba[0] = divided(bgra[2], alpha);
            rgba[1] = divided(bgra[1], alpha);
            rgba[2] = divided(bgra[0], alpha);
            rgba[3] = (uint8_t)alpha;
        }
    }
}

void cellsim_unpack_rgb(const uint8_t *rgb, uint8_t *bgra, size_t width) {
    size_t x = 0;
    for (; x + 4 <= width; x += 4, rgb += 12, bgra += 16) {
        uint32_t a = load(rgb), b = load(rgb + 4), c = load(rgb + 8);
        store(bgra, __builtin_bswap32(a << 8) | 0xFF000000u);
        store(bgra + 4, __builtin_bswap32((a >> 24 | b << 8) << 8) | 0xFF000000u);
        store(bgra + 8, __builtin_bswap32((b >> 16 | c << 16) << 8) | 0xFF000000u);
        store(bgra + 12, __builtin_bswap32((c >> 8) << 8) | 0xFF000000u);
    }
    for (; x < width; x++, rgb += 3, bgra += 4) {
        bgra[0] = rgb[2];
        bgra[1] = rgb[1];
        bgra[2] = rgb[0];
        bgra[3] = 255;
    }
}

static uint8_t multiplied(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (uint8_t)((t + (t >> 8)) >> 8);
}

void cellsim_unpack_rgba(const uint8_t *rgba, uint8_t *bgra, size_t width) {
    for (size_t x = 0; x < width; x++, rgba += 4, bgra += 4) {
        uint32_t pixel = load(rgba), alpha = pixel >> 24;
        uint32_t swapped = __builtin_bswap32(pixel << 8) | alpha << 24;
        if (alpha == 255) {
            store(bgra, swapped);
        } else {
            bgra[0] = multiplied(swapped & 255, alpha);
            bgra[1] = multiplied(swapped >> 8 & 255, alpha);
            bgra[2] = multiplied(swapped >> 16 & 255, alpha);
            bgra[3] = (uint8_t)alpha;
        }
    }
}

void cellsim_premultiply(uint8_t *bgra, size_t width) {
    for (size_t x = 0; x < width; x++, bgra += 4) {
        uint32_t alpha = bgra[3];
        if (alpha == 255) continue;
        bgra[0] = multiplied(bgra[0], alpha);
        bgra[1] = multiplied(bgra[1], alpha);
        bgra[2] = multiplied(bgra[2], alpha);
    }
}

void cellsim_unmultiply(uint8_t *bgra, size_t width) {
    for (size_t x = 0; x < width; x++, bgra += 4) {
        uint32_t alpha = bgra[3];
        if (alpha == 255 || alpha == 0) continue;
        bgra[0] = divided(bgra[0], alpha);
        bgra[1] = divided(bgra[1], alpha);
        bgra[2] = divided(bgra[2], alpha);
    }
}

static uint8_t paeth(int left, int above, int corner) {
    int guess = left + above - corner;
    int a = abs(guess - left), b = abs(guess - above), c = abs(guess - corner);
    return (uint8_t)(a <= b && a <= c ? left : b <= c ? above : corner);
}

int cellsim_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *previous, size_t count, size_t step) {
    switch (filter) {
    case 0: return 0;
    case 1:
        for (size_t i = step; i < count; i++) row[i] += row[i - step];
        return 0;
    case 2:
        if (previous)
            for (size_t i = 0; i < count; i++) row[i] += previous[i];
        return 0;
    case 3:
        for (size_t i = 0; i < count; i++) {
            unsigned left = i >= step ? row[i - step] : 0, above = previous ? previous[i] : 0;
            row[i] += (uint8_t)((left + above) / 2);
        }
        return 0;
    case 4:
        for (size_t i = 0; i < count; i++) {
            int left = i >= step ? row[i - step] : 0, above = previous ? previous[i] : 0;
            int corner = i >= step && previous ? previous[i - step] : 0;
            row[i] += paeth(left, above, corner);
        }
        return 0;
    default: return 1;
    }
}

int cellsim_all_opaque(const uint8_t *bgra, size_t count) {
    uint64_t all = ~(uint64_t)0;
    size_t i = 0;
    // Stop soon after the first pixel that is not opaque.
    for (; i + 16 <= count && (all >> 24 & all >> 56 & 255) == 255; i += 16, bgra += 64) {
        uint64_t words[8];
        memcpy(words, bgra, 64);
        all &= words[0] & words[1] & words[2] & words[3] & words[4] & words[5] & words[6] & words[7];
    }
    if ((all >> 24 & all >> 56 & 255) != 255) return 0;
    for (; i < count; i++, bgra += 4) all &= (uint64_t)load(bgra) | 0xFFFFFFFF00000000u;
    return (all >> 24 & all >> 56 & 255) == 255;
}
