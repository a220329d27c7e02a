// The filter that explains different smoothing of the same shapes, shared by CellSimPixelEdges.c and
// CellSimPixelFilter.c.
#pragma once
#include "CellSimPixelCompare.h"
#include "CellSimPixelVectors.h"

enum {
    TERMS = 7,
    /// The reach of the filter, in pixels.
    REACH = 2
};

/// A box of two pictures.
typedef struct {
    const uint8_t *a, *b;
    ptrdiff_t width, height, left, top, right, bottom;
    /// One byte per pixel, from REACH pixels to the left of and above the box: 0 far from differences, 1 near a
    /// difference, 3 at a difference.
    uint8_t *marks;
    /// The distance between rows of marks, which is a multiple of GROUP.
    ptrdiff_t pitch;
    /// The number of groups with a mark.
    size_t groups;
} Pair;

INLINED ptrdiff_t clamped(ptrdiff_t value, ptrdiff_t count)
{
    return value < 0 ? 0 : value >= count ? count - 1 : value;
}

INLINED const uint8_t *pixel(const Pair *pair, const uint8_t *pixels, ptrdiff_t x, ptrdiff_t y)
{
    return pixels + (clamped(y, pair->height) * pair->width + clamped(x, pair->width)) * 4;
}

/// Returns the marks of a row, from REACH pixels to the left of the box.
INLINED const uint8_t *marks_of(const Pair *pair, ptrdiff_t y)
{
    return pair->marks + (y - pair->top + REACH) * pair->pitch;
}

typedef struct {
    double weights[TERMS];
    /// The fraction of the squared difference that the filter explains.
    double explained;
} Filter;

/// Creates the marks. Returns 0 if there are no differences, or not enough memory.
int cellsim_mark(Pair *pair);
/// Returns the filter that best approximates `to` from `from`, by least squares over some of the marked pixels.
Filter cellsim_fitted(const Pair *pair, const uint8_t *from, const uint8_t *to);
/// Computes the residue of four pixels after the filter, where they are marked: 16 numbers.
void cellsim_residue_of_group(
    const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, ptrdiff_t x, ptrdiff_t y,
    const uint8_t *marks, float *rest);
