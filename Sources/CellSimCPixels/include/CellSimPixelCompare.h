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
    /// As CHANNEL, unless the pixel smooths an edge in one of the pictures, outside of the tiles that are strict.
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
/// `strict` has as many, not 0 where pixels that smooth edges count, too; NULL for none such.
void cellsim_compare_pixels(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit, size_t side,
    const uint8_t *strict, CellSimDifferenceTile *tiles, CellSimDifferenceTotals *totals);

/// Compares pixels of 16 bits a channel (red-green-blue-alpha, not premultiplied) where the pictures of 8 bits `a8` and
/// `b8` are equal. Those that differ by more than `limit` (0 to 65535) in a channel are added to the tiles; fully
/// transparent ones are equal. Returns their number, and in `largest` the largest difference of any.
size_t cellsim_compare_deep(
    const uint16_t *a, const uint16_t *b, const uint8_t *a8, const uint8_t *b8, size_t width, size_t height,
    double limit, size_t side, CellSimDifferenceTile *tiles, uint32_t *largest);

/// The distance of two premultiplied pixels in CIE Lab (D65): the larger of those before white and before black.
double cellsim_delta_e(uint32_t a, uint32_t b);

/// Writes a picture of the differences: the second picture in pale greys, counting pixels red, others that differ
/// amber.
void cellsim_difference_picture(
    const uint8_t *a, const uint8_t *b, uint8_t *picture, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side);

/// Whether all of `count` pixels are opaque.
int cellsim_is_opaque(const uint8_t *pixels, size_t count);

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
/// Whether each colour of `a` in `area` became one other colour, and no two became the same (3 steps of tolerance).
int cellsim_is_recolored(const uint8_t *a, const uint8_t *b, size_t width, CellSimPixelArea area);
/// Whether, and how, two pictures show the same shapes in an area with other smoothing.
typedef struct {
    /// Whether one picture is the other, moved by less than a pixel, blurred or both.
    int isFiltered;
    /// Whether pixels at edges differ a little, and neither colours nor shapes do.
    int isSmall;
    /// How far the shapes moved to the right and down, in pixels, and how much they spread; of what is filtered.
    double dx, dy, spread;
    /// 0 where as much became lighter as darker, up to 1 where all changes go one way; the largest of all channels.
    double oneSided;
    /// The sum of the changes as a fraction of the ink in the area; the largest of all channels. 0 where `oneSided` is at
    /// most a quarter.
    double ink;
} CellSimEdgeChange;

/// Compares the shapes in an area that holds differing pixels.
CellSimEdgeChange cellsim_edge_change(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area);
/// Whether nine in ten of the differing pixels of an area are between darker and lighter ones, as those that smooth edges.
int cellsim_is_smoothing(const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area);
