// Compares areas of two pictures: bounds, fingerprints and changes of colours.
#include "CellSimPixelCompare.h"
#include "CellSimPixelVectors.h"

#include <stdlib.h>
#include <string.h>

INLINED uint32_t pixel_at(const uint8_t *pixels, size_t index)
{
    uint32_t value;
    memcpy(&value, pixels + index * 4, 4);
    return value;
}

INLINED uint64_t two_pixels_at(const uint8_t *pixels, size_t index)
{
    uint64_t value;
    memcpy(&value, pixels + index * 4, 8);
    return value;
}

int cellsim_foreground_bounds(
    const uint8_t *pixels, size_t width, CellSimPixelArea area, uint32_t background, CellSimPixelArea *bounds)
{
    CellSimPixelArea found = {area.right, area.bottom, area.left, area.top};
    uint64_t twoBackgrounds = (uint64_t)background << 32 | background;
    for (size_t y = area.top; y < area.bottom; y++) {
        size_t row = y * width, left = area.left, right = area.right;
        while (left + 2 <= right && two_pixels_at(pixels, row + left) == twoBackgrounds) left += 2;
        while (left < right && pixel_at(pixels, row + left) == background) left++;
        if (left == right) continue;
        while (pixel_at(pixels, row + right - 1) == background) right--;
        if (found.top == area.bottom) found.top = y;
        found.bottom = y + 1;
        if (left < found.left) found.left = left;
        if (right > found.right) found.right = right;
    }
    if (found.left >= found.right) return 0;
    *bounds = found;
    return 1;
}

INLINED uint64_t mixed(uint64_t print, uint64_t value)
{
    print = (print ^ value) * 0x9E3779B97F4A7C15u;
    return print ^ (print >> 29);
}

void cellsim_row_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints)
{
    for (size_t y = area.top; y < area.bottom; y++) {
        // Use four sums, so that each multiplication doesn't depend on the previous one.
        uint64_t sums[4] = {0x243F6A8885A308D3u, 0x13198A2E03707344u, 0xA4093822299F31D0u, 0x082EFA98EC4E6C89u};
        size_t x = area.left;
        for (; x + 8 <= area.right; x += 8)
            for (size_t lane = 0; lane < 4; lane++)
                sums[lane] = mixed(sums[lane], two_pixels_at(pixels, y * width + x + lane * 2));
        for (; x < area.right; x++) sums[0] = mixed(sums[0], pixel_at(pixels, y * width + x));
        prints[y - area.top] = mixed(mixed(mixed(sums[0], sums[1]), sums[2]), sums[3]);
    }
}

void cellsim_column_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints)
{
    size_t count = area.right - area.left, y = area.top;
    for (size_t x = 0; x < count; x++) prints[x] = 0x243F6A8885A308D3u;
    for (; y + 2 <= area.bottom; y += 2) {
        for (size_t x = 0; x < count; x++) {
            uint64_t above = pixel_at(pixels, y * width + area.left + x);
            prints[x] = mixed(prints[x], above << 32 | pixel_at(pixels, (y + 1) * width + area.left + x));
        }
    }
    if (y == area.bottom) return;
    for (size_t x = 0; x < count; x++) prints[x] = mixed(prints[x], pixel_at(pixels, y * width + area.left + x));
}

enum { PLACES = 4096, COLOURS = 1024 };

typedef struct {
    uint32_t from, to;
    int used;
} Pair;

static int is_near(uint32_t a, uint32_t b)
{
    for (int shift = 0; shift < 32; shift += 8) {
        int step = (int)(a >> shift & 255u) - (int)(b >> shift & 255u);
        if (step > 3 || step < -3) return 0;
    }
    return 1;
}

/// Records that `from` became `to`. Returns 0 if it became another colour before, or if there are too many colours.
static int note(Pair *pairs, size_t *count, uint32_t from, uint32_t to)
{
    size_t position = (size_t)(from * 2654435761u) % PLACES;
    while (pairs[position].used && pairs[position].from != from) position = (position + 1) % PLACES;
    if (pairs[position].used) return is_near(pairs[position].to, to);
    if (++*count > COLOURS) return 0;
    pairs[position] = (Pair){from, to, 1};
    return 1;
}

int cellsim_is_recolored(const uint8_t *a, const uint8_t *b, size_t width, CellSimPixelArea area)
{
    Pair *pairs = calloc(2 * PLACES, sizeof(Pair));
    if (!pairs) return 0;
    size_t there = 0, back = 0;
    int holds = 1;
    uint32_t lastFrom = 0, lastTo = 0;
    for (size_t y = area.top; holds && y < area.bottom; y++) {
        for (size_t x = area.left; holds && x < area.right; x++) {
            uint32_t from = pixel_at(a, y * width + x), to = pixel_at(b, y * width + x);
            if (x > area.left && from == lastFrom && to == lastTo) continue;
            lastFrom = from;
            lastTo = to;
            holds = note(pairs, &there, from, to) && note(pairs + PLACES, &back, to, from);
        }
    }
    free(pairs);
    return holds;
}
