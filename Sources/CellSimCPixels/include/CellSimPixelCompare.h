#pragma once
#include <stddef.h>
#include <stdint.h>

// Compares the pixels of two pictures of the same size: 32 bits per pixel, premultiplied, blue-green-red-alpha in
// memory, rows without gaps. It is written in C because tests run in debug builds, in which the same loop is about 40
// times slower in Swift.

/// The method for comparing two pixels.
enum {
    /// Any byte differs.
    CELLSIM_COMPARE_EXACT = 0,
    /// A channel differs by more than the limit (0 to 255).
    CELLSIM_COMPARE_CHANNEL = 1,
    /// The colours' distance in CIE Lab (ΔE of 1976) exceeds the limit.
    CELLSIM_COMPARE_PERCEPTUAL = 2,
    /// The same as CHANNEL, unless the pixel smooths an edge in one of the pictures, outside the strict tiles.
    CELLSIM_COMPARE_ANTIALIASING = 3
};

/// The differing pixels in a square tile of a picture. The bounds are inclusive, and invalid if the count is 0.
typedef struct {
    uint32_t count;
    int32_t minX, minY, maxX, maxY;
} CellSimDifferenceTile;

typedef struct {
    /// The number of pixels that count under the rule, of pixels with any difference, and of bytes with any difference.
    uint64_t countedPixels, differentPixels, differentBytes;
    /// The sum and the maximum of the differences of all bytes.
    uint64_t sumOfDifferences;
    uint32_t largestDifference;
    /// The largest ΔE of a differing pixel; only for PERCEPTUAL.
    double largestDeltaE;
} CellSimDifferenceTotals;

/// Compares two pictures and counts the differences in each tile. `tiles` has ceil(width/side) × ceil(height/side)
/// zeroed elements. `strict` has the same number, which are nonzero if pixels that smooth edges also count; NULL for
/// none.
void cellsim_compare_pixels(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit, size_t side,
    const uint8_t *strict, CellSimDifferenceTile *tiles, CellSimDifferenceTotals *totals);

/// Compares pixels with 16 bits per channel (red-green-blue-alpha, not premultiplied) where the 8-bit pictures `a8` and
/// `b8` are equal. Pixels that differ by more than `limit` (0 to 65535) in a channel are added to the tiles; fully
/// transparent pixels are equal. Returns their number, and the largest difference of any pixel in `largest`.
size_t cellsim_compare_deep(
    const uint16_t *a, const uint16_t *b, const uint8_t *a8, const uint8_t *b8, size_t width, size_t height,
    double limit, size_t side, CellSimDifferenceTile *tiles, uint32_t *largest);

/// Returns the distance of two premultiplied pixels in CIE Lab (D65): the larger of the distances on white and on
/// black.
double cellsim_delta_e(uint32_t a, uint32_t b);

/// Creates a difference picture: the second picture in pale greys, with counted pixels in red and other differing
/// pixels in amber.
void cellsim_difference_picture(
    const uint8_t *a, const uint8_t *b, uint8_t *picture, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side);

/// Returns whether all of `count` pixels are opaque.
int cellsim_is_opaque(const uint8_t *pixels, size_t count);

/// The area of a finding in a picture; the right and bottom edges are exclusive.
typedef struct {
    size_t left, top, right, bottom;
} CellSimPixelArea;

/// Finds the bounds of the pixels in `area` that are not `background`. Returns 0 if there are none.
int cellsim_foreground_bounds(
    const uint8_t *pixels, size_t width, CellSimPixelArea area, uint32_t background, CellSimPixelArea *bounds);
/// Computes a fingerprint of each row in `area`.
void cellsim_row_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints);
/// Computes a fingerprint of each column in `area`.
void cellsim_column_fingerprints(const uint8_t *pixels, size_t width, CellSimPixelArea area, uint64_t *prints);
/// Returns whether each colour of `a` in `area` became one other colour, and no two became the same (with a tolerance
/// of 3 steps).
int cellsim_is_recolored(const uint8_t *a, const uint8_t *b, size_t width, CellSimPixelArea area);
/// The result of comparing two pictures of the same shapes in an area with different smoothing.
typedef struct {
    /// Whether one picture is the other, moved by less than a pixel, blurred, or both.
    int isFiltered;
    /// Whether edge pixels differ slightly, but colours and shapes don't.
    int isSmall;
    /// The movement of the shapes to the right and down, in pixels, and the increase of their spread; valid if
    /// `isFiltered` is set.
    double dx, dy, spread;
    /// From 0, if equal amounts became lighter and darker, to 1, if all changes have the same direction; the largest
    /// value of all channels.
    double oneSided;
    /// The sum of the changes as a fraction of the ink in the area; the largest value of all channels. 0 if `oneSided`
    /// is at most a quarter.
    double ink;
} CellSimEdgeChange;

/// Compares the shapes in an area with differing pixels.
CellSimEdgeChange cellsim_edge_change(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area);
/// Returns whether nine out of ten differing pixels in an area are between darker and lighter ones, like pixels that
/// smooth edges.
int cellsim_is_smoothing(const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area);
