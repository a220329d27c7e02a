// Disable fused multiply-add, so that results are the same on every processor.
#pragma STDC FP_CONTRACT OFF

#include "CellSimPixelCompare.h"

#include "CellSimPixelJudge.h"

#include <string.h>

/// The difference between two colours, cached because adjacent pixels often have the same two colours.
typedef struct {
    uint32_t a, b, bytes, sum, largest;
} Step;

static void measure(Step *step, uint32_t a, uint32_t b)
{
    if (step->a == a && step->b == b) return;
    *step = (Step){.a = a, .b = b};
    for (int shift = 0; shift < 32; shift += 8) {
        int difference = (int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF);
        uint32_t size = (uint32_t)(difference < 0 ? -difference : difference);
        step->bytes += size != 0;
        step->sum += size;
        if (size > step->largest) step->largest = size;
    }
}

/// Adds `count` pixels of a row to a tile.
static void add_to_tile(CellSimDifferenceTile *tile, size_t x, size_t y, size_t count)
{
    int32_t last = (int32_t)(x + count - 1);
    if (tile->count == 0) {
        tile->minX = (int32_t)x;
        tile->maxX = last;
        tile->minY = tile->maxY = (int32_t)y;
    } else {
        if ((int32_t)x < tile->minX) tile->minX = (int32_t)x;
        if (last > tile->maxX) tile->maxX = last;
        if ((int32_t)y < tile->minY) tile->minY = (int32_t)y;
        if ((int32_t)y > tile->maxY) tile->maxY = (int32_t)y;
    }
    tile->count += (uint32_t)count;
}

/// Returns the number of pixels from `x` to `end` that have the same two colours as the pixel at `x`.
static size_t run_length(const uint8_t *rowA, const uint8_t *rowB, size_t x, size_t end, uint32_t a, uint32_t b)
{
    size_t start = x++;
    uint64_t twoA = (uint64_t)a << 32 | a, twoB = (uint64_t)b << 32 | b;
    for (; x + 2 <= end; x += 2) {
        uint64_t first, second;
        memcpy(&first, rowA + x * 4, 8);
        memcpy(&second, rowB + x * 4, 8);
        if (((first ^ twoA) | (second ^ twoB)) != 0) break;
    }
    for (; x < end; x++) {
        uint32_t first, second;
        memcpy(&first, rowA + x * 4, 4);
        memcpy(&second, rowB + x * 4, 4);
        if (first != a || second != b) break;
    }
    return x - start;
}

/// Counts `count` pixels with the same two colours.
static void count_run(
    CellSimPixelJudge *judge, size_t x, size_t y, size_t count, const Step *step, CellSimDifferenceTile *tile,
    CellSimDifferenceTotals *totals)
{
    totals->differentPixels += count;
    totals->differentBytes += step->bytes * count;
    totals->sumOfDifferences += step->sum * count;
    if (step->largest > totals->largestDifference) totals->largestDifference = step->largest;
    // Smoothing depends on the neighbours of each pixel; all other properties depend only on the colours.
    size_t piece = judge->method == CELLSIM_COMPARE_ANTIALIASING ? 1 : count;
    for (size_t end = x + count; x < end; x += piece) {
        if (!cellsim_judge(judge, x, y)) continue;
        totals->countedPixels += piece;
        add_to_tile(tile, x, y, piece);
    }
}

void cellsim_compare_pixels(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit, size_t side,
    const uint8_t *strict, CellSimDifferenceTile *tiles, CellSimDifferenceTotals *totals)
{
    CellSimPixelJudge judge = cellsim_make_judge(a, b, width, height, method, limit, strict, side);
    size_t across = (width + side - 1) / side;
    Step step = {0};
    for (size_t y = 0; y < height; y++) {
        const uint8_t *rowA = a + y * width * 4, *rowB = b + y * width * 4;
        if (memcmp(rowA, rowB, width * 4) == 0) continue;
        CellSimDifferenceTile *row = tiles + y / side * across;
        for (size_t x = 0; x < width;) {
            uint64_t first, second;
            if (x + 2 <= width) {
                memcpy(&first, rowA + x * 4, 8);
                memcpy(&second, rowB + x * 4, 8);
                if (first == second) {
                    x += 2;
                    continue;
                }
            }
            uint32_t pixelA, pixelB;
            memcpy(&pixelA, rowA + x * 4, 4);
            memcpy(&pixelB, rowB + x * 4, 4);
            if (pixelA == pixelB) {
                x++;
                continue;
            }
            size_t tile = x / side, end = (tile + 1) * side;
            size_t count = run_length(rowA, rowB, x, end < width ? end : width, pixelA, pixelB);
            measure(&step, pixelA, pixelB);
            count_run(&judge, x, y, count, &step, row + tile, totals);
            x += count;
        }
    }
    totals->largestDeltaE = judge.largestDeltaE;
}

size_t cellsim_compare_deep(
    const uint16_t *a, const uint16_t *b, const uint8_t *a8, const uint8_t *b8, size_t width, size_t height,
    double limit, size_t side, CellSimDifferenceTile *tiles, uint32_t *largest)
{
    size_t counted = 0, across = (width + side - 1) / side;
    *largest = 0;
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            size_t at = (y * width + x) * 4;
            if (memcmp(a + at, b + at, 8) == 0 || memcmp(a8 + at, b8 + at, 4) != 0) continue;
            if (a[at + 3] == 0 && b[at + 3] == 0) continue;
            uint32_t step = 0;
            for (size_t c = 0; c < 4; c++) {
                uint32_t size = a[at + c] > b[at + c] ? (uint32_t)(a[at + c] - b[at + c]) : (uint32_t)(b[at + c] - a[at + c]);
                if (size > step) step = size;
            }
            if (step > *largest) *largest = step;
            if (step <= limit) continue;
            counted++;
            add_to_tile(tiles + y / side * across + x / side, x, y, 1);
        }
    }
    return counted;
}

double cellsim_delta_e(uint32_t a, uint32_t b)
{
    return cellsim_pixel_distance((const uint8_t *)&a, (const uint8_t *)&b);
}

void cellsim_difference_picture(
    const uint8_t *a, const uint8_t *b, uint8_t *picture, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side)
{
    static const uint8_t counting[4] = {0x30, 0x10, 0xE6, 0xFF}, tolerated[4] = {0x00, 0xB4, 0xFF, 0xFF};
    CellSimPixelJudge judge = cellsim_make_judge(a, b, width, height, method, limit, strict, side);
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            size_t at = (y * width + x) * 4;
            if (memcmp(a + at, b + at, 4) != 0) {
                memcpy(picture + at, cellsim_judge(&judge, x, y) ? counting : tolerated, 4);
                continue;
            }
            // The luma of the pixel on white, reduced to a quarter.
            uint32_t light = (7u * b[at] + 38u * b[at + 1] + 19u * b[at + 2]) / 64u + 255u - b[at + 3];
            uint8_t grey = (uint8_t)(255u - (255u - (light > 255u ? 255u : light)) / 4u);
            picture[at] = picture[at + 1] = picture[at + 2] = grey;
            picture[at + 3] = 255;
        }
    }
}

int cellsim_is_opaque(const uint8_t *pixels, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (pixels[i * 4 + 3] != 255) return 0;
    return 1;
}
