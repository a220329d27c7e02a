#pragma once
#include <stddef.h>
#include <stdint.h>

/// Decides whether a differing pixel counts. It caches the last distance, because adjacent pixels often change in the
/// same way.
typedef struct {
    const uint8_t *a, *b;
    size_t width, height;
    int method;
    double limit;
    /// A nonzero value for each tile, of `side` pixels, in which smoothed edges count, too; NULL for none.
    const uint8_t *strict;
    size_t side;
    double largestDeltaE;
    uint32_t lastA, lastB;
    double lastDistance;
} CellSimPixelJudge;

CellSimPixelJudge cellsim_make_judge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side);
/// Returns whether a differing pixel counts.
int cellsim_judge(CellSimPixelJudge *judge, size_t x, size_t y);
double cellsim_pixel_distance(const uint8_t *a, const uint8_t *b);
/// Returns whether the pixel of `a` smooths an edge, judging by `a` and its counterpart `b`.
int cellsim_smooths_edge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, size_t x, size_t y);
