#pragma once
#include <stddef.h>
#include <stdint.h>

/// Decides whether a differing pixel counts. Neighbouring pixels often change in the same way, so the last distance
/// is kept.
typedef struct {
    const uint8_t *a, *b;
    size_t width, height;
    int method;
    double limit;
    /// The tiles, of `side` pixels, in which smoothed edges count, too; NULL for none.
    const uint8_t *strict;
    size_t side;
    double largestDeltaE;
    uint32_t lastA, lastB;
    double lastDistance;
} CellSimPixelJudge;

CellSimPixelJudge cellsim_make_judge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side);
/// Whether the pixel, which differs, counts.
int cellsim_judge(CellSimPixelJudge *judge, size_t x, size_t y);
double cellsim_pixel_distance(const uint8_t *a, const uint8_t *b);
/// Whether the pixel of `a` smooths an edge, as far as `a` and its counterpart `b` show.
int cellsim_smooths_edge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, size_t x, size_t y);
