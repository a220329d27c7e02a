#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over the pixels of two pictures of one size: 32 bits a pixel, premultiplied, blue-green-red-alpha in memory,
// rows without gaps. In C because tests run in debug builds, where the same loop in Swift is some 40 times slower.

/// How a pixel is judged.
enum {
    /// Any byte differs.
    CELLSIM_COMPARE_EXACT = 0,
    /// A channel differs by more than the limit (0 to 255).
    CELLSIM_COMPARE_CHANNEL = 1,
    /// The colours' distance in CIE Lab (ΔE of 1976) exceeds the limit.
    CELLSIM_COMPARE_PERCEPTUAL = 2,
    /// As CHANNEL, unless the pixel smooths an edge in one of the pictures.
    CELLSIM_COMPARE_ANTIALIASING = 3
};

/// The differing pixels of a square piece of a picture; the bounds are inclusive and void when the count is 0.
typedef struct {
    uint32_t count;
    int32_t minX, minY, maxX, maxY;
} CellSimDifferenceTile;

typedef struct {
    /// Pixels that count under the rule, pixels with any difference, bytes with any difference.
    uint64_t countedPixels, differentPixels, differentBytes;
    /// The sum over all bytes, and the largest, of the differences.
    uint64_t sumOfDifferences;
    uint32_t largestDifference;
    /// The largest ΔE of a differing pixel; only under PERCEPTUAL.
    double largestDeltaE;
} CellSimDifferenceTotals;

/// Compares, and counts the differences for each tile; `tiles` has ceil(width/side) × ceil(height/side) zeroed places.
void cellsim_compare_pixels(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit, size_t side,
    CellSimDifferenceTile *tiles, CellSimDifferenceTotals *totals);

/// The distance of two premultiplied pixels in CIE Lab (D65): the larger of those before white and before black.
double cellsim_delta_e(uint32_t a, uint32_t b);

/// Writes a picture of the differences: the second picture in pale greys, counting pixels red, others that differ
/// amber.
void cellsim_difference_picture(
    const uint8_t *a, const uint8_t *b, uint8_t *picture, size_t width, size_t height, int method, double limit);

/// The part of a picture that a finding is about; the right and bottom edges are exclusive.
typedef struct {
    size_t left, top, right, bottom;
} CellSimPixelArea;

/// The bounds of the pixels in `area` that are not `background`; 0 when there are none.
int cellsim_foreground_bounds(
    const uint8_t *pixels, size_t width, CellSimPixelArea area, uint32_t background, CellSimPixelArea *bounds);
/// Writes a fingerprint of each row of `area`.
void cellsim_row_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints);
/// Writes a fingerprint of each column of `area`.
void cellsim_column_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints);
/// Whether each colour of `a` in `area` became one other colour, and no two became the same (2 steps of tolerance).
int cellsim_is_recolored(const uint8_t *a, const uint8_t *b, size_t width, CellSimPixelArea area);
/// Of the pixels of `area` that differ, how many there are and how many smooth an edge in one of the pictures.
void cellsim_count_edges(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area, size_t *different,
    size_t *edges);
