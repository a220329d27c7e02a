#pragma once
#include "CellSimPixelCompare.h"
#include "CellSimPixelVectors.h"

enum {
    TERMS = 7,
    /// The filter reaches so far.
    REACH = 2
};

/// A box of two pictures.
typedef struct {
    const uint8_t *a, *b;
    ptrdiff_t width, height, left, top, right, bottom;
    /// A byte a pixel, from REACH pixels left and above of the box on: 0 far from differences, 1 near one, 3 for one.
    uint8_t *marks;
    /// From one row of marks to the next; a multiple of GROUP.
    ptrdiff_t pitch;
    /// How many groups have a mark.
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

/// The marks of a row, from REACH pixels left of the box on.
INLINED const uint8_t *marks_of(const Pair *pair, ptrdiff_t y)
{
    return pair->marks + (y - pair->top + REACH) * pair->pitch;
}

typedef struct {
    double weights[TERMS];
    /// The part of the squared difference that the filter explains.
    double explained;
} Filter;

/// Makes the marks; 0 where nothing differs or there is no memory.
int cellsim_mark(Pair *pair);
/// The filter that makes `to` of `from` as well as one can, by least squares over some of the marked pixels.
Filter cellsim_fitted(const Pair *pair, const uint8_t *from, const uint8_t *to);
/// What is left of the difference of four pixels after the filter, where they are marked: 16 numbers.
void cellsim_residue_of_group(
    const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, ptrdiff_t x, ptrdiff_t y,
    const uint8_t *marks, float *rest);
