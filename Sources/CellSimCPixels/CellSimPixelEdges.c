#include "CellSimPixelCompare.h"
#include "CellSimPixelJudge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Fused multiply-add would make the last digits depend on the processor.
#pragma STDC FP_CONTRACT OFF

// Two pictures of the same shapes with other smoothing are explained by a filter: one picture is the other, moved by
// less than a pixel and blurred, or differs from it a little at edges only. Such a filter keeps the amount of ink.
// Another glyph, another weight and another colour do not, so they leave a residue.

enum {
    TERMS = 7,
    /// Pixels that the filter is fitted to, about.
    SAMPLES = 4096,
    /// The filter reaches so far.
    REACH = 2
};

/// The limits, found with the labelled pairs of `Tests/CompareTests/Kinds`. Fractions of the local contrast.
static const double
    /// The part of the difference that the filter must explain.
    explained = 0.5,
    /// What it may leave in the mean of 3 × 3 pixels.
    residue = 0.16,
    /// A difference that needs no filter: of a pixel, and in the mean of 3 × 3.
    smallStep = 0.25, smallMean = 0.09,
    /// How far a pixel may be beyond the values around it in the other picture.
    beyond = 0.35,
    /// Added to the contrast, in steps of a channel: rounding is no difference.
    rounding = 6;

typedef struct {
    const uint8_t *a, *b;
    ptrdiff_t width, height, left, top, right, bottom;
} Pair;

static ptrdiff_t clamped(ptrdiff_t value, ptrdiff_t count)
{
    return value < 0 ? 0 : value >= count ? count - 1 : value;
}

static const uint8_t *pixel(const Pair *pair, const uint8_t *pixels, ptrdiff_t x, ptrdiff_t y)
{
    return pixels + (clamped(y, pair->height) * pair->width + clamped(x, pair->width)) * 4;
}

static int differs(const Pair *pair, ptrdiff_t x, ptrdiff_t y)
{
    if (x < pair->left || y < pair->top || x >= pair->right || y >= pair->bottom) return 0;
    size_t at = (size_t)(y * pair->width + x) * 4;
    return memcmp(pair->a + at, pair->b + at, 4) != 0;
}

/// The pixels of a row from the box's left edge on; NULL where both pictures have the same.
static const uint8_t *changed_row(const Pair *pair, ptrdiff_t y, const uint8_t **other)
{
    size_t at = (size_t)(y * pair->width + pair->left) * 4;
    *other = pair->b + at;
    return memcmp(pair->a + at, *other, (size_t)(pair->right - pair->left) * 4) == 0 ? NULL : pair->a + at;
}

typedef struct {
    uint8_t low[4], high[4];
} Range;

static void widen(Range *range, const uint8_t *value)
{
    for (int channel = 0; channel < 4; channel++) {
        if (value[channel] < range->low[channel]) range->low[channel] = value[channel];
        if (value[channel] > range->high[channel]) range->high[channel] = value[channel];
    }
}

/// The values around a pixel, up to `reach` pixels away.
static Range range_around(const Pair *pair, const uint8_t *pixels, ptrdiff_t x, ptrdiff_t y, ptrdiff_t reach)
{
    Range range = {{255, 255, 255, 255}, {0, 0, 0, 0}};
    ptrdiff_t top = clamped(y - reach, pair->height), bottom = clamped(y + reach, pair->height);
    ptrdiff_t left = clamped(x - reach, pair->width), right = clamped(x + reach, pair->width);
    for (ptrdiff_t v = top; v <= bottom; v++)
        for (ptrdiff_t u = left; u <= right; u++) widen(&range, pixels + (v * pair->width + u) * 4);
    return range;
}

static double contrast(const Range *a, const Range *b)
{
    int largest = 0;
    for (int channel = 0; channel < 4; channel++) {
        int high = a->high[channel] > b->high[channel] ? a->high[channel] : b->high[channel];
        int low = a->low[channel] < b->low[channel] ? a->low[channel] : b->low[channel];
        if (high - low > largest) largest = high - low;
    }
    return largest + rounding;
}

/// The contrast of both pictures around a pixel.
static double local_contrast(const Pair *pair, ptrdiff_t x, ptrdiff_t y)
{
    Range a = range_around(pair, pair->a, x, y, 3), b = range_around(pair, pair->b, x, y, 3);
    return contrast(&a, &b);
}

static int is_beyond(const uint8_t *value, const Range *range, double tolerance)
{
    for (int channel = 0; channel < 4; channel++)
        if (value[channel] < range->low[channel] - tolerance || value[channel] > range->high[channel] + tolerance)
            return 1;
    return 0;
}

/// What can explain the difference, as far as it is known.
typedef struct {
    int forth, back, small;
} Hopes;

/// Rules out what a single pixel contradicts: most content is known for it after a few.
static Hopes hopes_of(const Pair *pair)
{
    Hopes hopes = {1, 1, 1};
    int isEqual = 1;
    for (ptrdiff_t y = pair->top; y < pair->bottom; y++) {
        const uint8_t *other;
        if (!changed_row(pair, y, &other)) continue;
        for (ptrdiff_t x = pair->left; x < pair->right; x++) {
            if (!differs(pair, x, y)) continue;
            isEqual = 0;
            const uint8_t *a = pixel(pair, pair->a, x, y), *b = pixel(pair, pair->b, x, y);
            Range aroundA = range_around(pair, pair->a, x, y, REACH);
            Range aroundB = range_around(pair, pair->b, x, y, REACH);
            double whole = contrast(&aroundA, &aroundB);
            if (hopes.forth && is_beyond(b, &aroundA, beyond * whole)) hopes.forth = 0;
            if (hopes.back && is_beyond(a, &aroundB, beyond * whole)) hopes.back = 0;
            for (int channel = 0; hopes.small && channel < 4; channel++)
                if (abs(a[channel] - b[channel]) > smallStep * whole) hopes.small = 0;
            if (!hopes.forth && !hopes.back && !hopes.small) return hopes;
        }
    }
    return isEqual ? (Hopes){0, 0, 0} : hopes;
}

/// Marks the columns from `left` − REACH on near which something differs in the row or near it; 0 where none does.
static int mark_near(const Pair *pair, ptrdiff_t y, uint8_t *own, uint8_t *marks)
{
    ptrdiff_t count = pair->right - pair->left + 2 * REACH;
    int isMarked = 0;
    memset(own, 0, (size_t)count);
    memset(marks, 0, (size_t)count);
    for (ptrdiff_t v = y - REACH; v <= y + REACH; v++) {
        if (v < pair->top || v >= pair->bottom) continue;
        const uint8_t *b, *a = changed_row(pair, v, &b);
        if (!a) continue;
        isMarked = 1;
        for (ptrdiff_t i = REACH; i < count - REACH; i++, a += 4, b += 4) {
            uint32_t first, second;
            memcpy(&first, a, 4);
            memcpy(&second, b, 4);
            own[i] |= first != second;
        }
    }
    if (!isMarked) return 0;
    for (ptrdiff_t i = 0; i < count; i++) {
        if (!own[i]) continue;
        ptrdiff_t first = i < REACH ? 0 : i - REACH, last = i + REACH < count ? i + REACH : count - 1;
        memset(marks + first, 1, (size_t)(last - first + 1));
    }
    return 1;
}

/// What the filter is made of, at one pixel: slopes, curvatures and wider curvatures. All keep the sum of the values.
static void terms_at(const Pair *pair, const uint8_t *from, ptrdiff_t x, ptrdiff_t y, double terms[4][TERMS])
{
    const uint8_t *at = pixel(pair, from, x, y), *l = pixel(pair, from, x - 1, y), *r = pixel(pair, from, x + 1, y);
    const uint8_t *t = pixel(pair, from, x, y - 1), *b = pixel(pair, from, x, y + 1);
    const uint8_t *tl = pixel(pair, from, x - 1, y - 1), *tr = pixel(pair, from, x + 1, y - 1);
    const uint8_t *bl = pixel(pair, from, x - 1, y + 1), *br = pixel(pair, from, x + 1, y + 1);
    const uint8_t *ll = pixel(pair, from, x - 2, y), *rr = pixel(pair, from, x + 2, y);
    const uint8_t *tt = pixel(pair, from, x, y - 2), *bb = pixel(pair, from, x, y + 2);
    for (int c = 0; c < 4; c++) {
        terms[c][0] = (r[c] - l[c]) / 2.0;
        terms[c][1] = (b[c] - t[c]) / 2.0;
        terms[c][2] = r[c] + l[c] - 2 * at[c];
        terms[c][3] = b[c] + t[c] - 2 * at[c];
        terms[c][4] = (br[c] + tl[c] - tr[c] - bl[c]) / 4.0;
        terms[c][5] = rr[c] + ll[c] - 2 * at[c];
        terms[c][6] = bb[c] + tt[c] - 2 * at[c];
    }
}

typedef struct {
    double weights[TERMS];
    /// The part of the squared difference that the filter explains.
    double explained;
} Filter;

/// Solves the normal equations by elimination; they are positive definite.
static void solve(double matrix[TERMS][TERMS], double *right)
{
    for (int i = 0; i < TERMS; i++) {
        for (int row = i + 1; row < TERMS; row++) {
            double factor = matrix[row][i] / matrix[i][i];
            for (int column = i; column < TERMS; column++) matrix[row][column] -= factor * matrix[i][column];
            right[row] -= factor * right[i];
        }
    }
    for (int i = TERMS - 1; i >= 0; i--) {
        for (int column = i + 1; column < TERMS; column++) right[i] -= matrix[i][column] * right[column];
        right[i] /= matrix[i][i];
    }
}

/// The filter that makes `to` of `from` as well as one can, by least squares over some rows.
static Filter fitted(const Pair *pair, const uint8_t *from, const uint8_t *to, uint8_t *own, uint8_t *marks)
{
    double matrix[TERMS][TERMS] = {{0}}, right[TERMS] = {0}, sum = 0;
    ptrdiff_t count = pair->right - pair->left + 2 * REACH, rows = pair->bottom - pair->top + 2 * REACH;
    ptrdiff_t step = count * rows / SAMPLES + 1;
    if (step > rows / 8) step = rows / 8 > 0 ? rows / 8 : 1;
    for (ptrdiff_t y = pair->top - REACH; y < pair->bottom + REACH; y += step) {
        if (y < 0 || y >= pair->height) continue;
        if (!mark_near(pair, y, own, marks)) continue;
        for (ptrdiff_t i = 0; i < count; i++) {
            ptrdiff_t x = pair->left - REACH + i;
            if (!marks[i] || x < 0 || x >= pair->width) continue;
            double terms[4][TERMS];
            terms_at(pair, from, x, y, terms);
            const uint8_t *a = pixel(pair, from, x, y), *b = pixel(pair, to, x, y);
            for (int c = 0; c < 4; c++) {
                double change = b[c] - a[c];
                sum += change * change;
                for (int k = 0; k < TERMS; k++) {
                    right[k] += terms[c][k] * change;
                    for (int m = 0; m <= k; m++) matrix[k][m] += terms[c][k] * terms[c][m];
                }
            }
        }
    }
    double trace = 0;
    for (int k = 0; k < TERMS; k++) trace += matrix[k][k];
    double known[TERMS][TERMS];
    for (int k = 0; k < TERMS; k++) {
        for (int m = k + 1; m < TERMS; m++) matrix[k][m] = matrix[m][k];
        memcpy(known[k], matrix[k], sizeof known[k]);
        // Terms that the pixels say nothing about stay near zero.
        matrix[k][k] += 1e-3 * trace / TERMS + 1e-6;
    }
    Filter filter;
    double targets[TERMS];
    memcpy(targets, right, sizeof targets);
    solve(matrix, right);
    memcpy(filter.weights, right, sizeof right);
    // |d − Xw|² = |d|² − 2 w·Xd + w·XXw
    double rest = sum;
    for (int k = 0; k < TERMS; k++) {
        rest -= 2 * right[k] * targets[k];
        for (int m = 0; m < TERMS; m++) rest += right[k] * known[k][m] * right[m];
    }
    filter.explained = sum > 0 ? 1 - rest / sum : 0;
    return filter;
}

/// What is left at the pixels of a row after the filter; without one, the difference itself.
static void residue_of_row(
    const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, ptrdiff_t y, uint8_t *own,
    uint8_t *marks, float *row)
{
    ptrdiff_t count = pair->right - pair->left + 2 * REACH;
    memset(row, 0, (size_t)count * 4 * sizeof(float));
    memset(marks, 0, (size_t)count);
    if (y < 0 || y >= pair->height || !mark_near(pair, y, own, marks)) return;
    for (ptrdiff_t i = 0; i < count; i++) {
        ptrdiff_t x = pair->left - REACH + i;
        if (!marks[i] || x < 0 || x >= pair->width) continue;
        const uint8_t *a = pixel(pair, from, x, y), *b = pixel(pair, to, x, y);
        double terms[4][TERMS];
        if (filter) terms_at(pair, from, x, y, terms);
        for (int c = 0; c < 4; c++) {
            double rest = b[c] - a[c];
            for (int k = 0; filter && k < TERMS; k++) rest -= filter->weights[k] * terms[c][k];
            row[i * 4 + c] = (float)rest;
        }
    }
}

/// Whether the mean of the residue in each square of 3 × 3 pixels is at most `limit` of the local contrast.
static int leaves_little(
    const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, double limit, uint8_t *own)
{
    ptrdiff_t count = pair->right - pair->left + 2 * REACH;
    size_t length = (size_t)count * 4;
    float *rows = malloc(3 * length * sizeof(float) + 3 * (size_t)count);
    if (!rows) return 0;
    // The marks of the three rows: where none is, nothing is left.
    uint8_t *near = (uint8_t *)(rows + 3 * length);
    int holds = 1;
    for (ptrdiff_t y = pair->top - REACH; holds && y < pair->bottom + REACH; y++) {
        ptrdiff_t place = y - pair->top + REACH;
        residue_of_row(
            pair, from, to, filter, y, own, near + (place % 3) * count, rows + (size_t)(place % 3) * length);
        if (place < 2) continue;
        for (ptrdiff_t i = 1; holds && i + 1 < count; i++) {
            const uint8_t *one = near + i, *two = one + count, *three = two + count;
            if (!(one[-1] | one[0] | one[1] | two[-1] | two[0] | two[1] | three[-1] | three[0] | three[1]))
                continue;
            double largest = 0;
            for (int c = 0; c < 4; c++) {
                double sum = 0;
                for (int row = 0; row < 3; row++) {
                    const float *at = rows + (size_t)row * length + (size_t)i * 4 + (size_t)c;
                    sum += (double)at[-4] + (double)at[0] + (double)at[4];
                }
                if (fabs(sum) > largest) largest = fabs(sum);
            }
            largest /= 9;
            // The contrast is looked for only where it decides.
            if (largest <= limit * rounding) continue;
            holds = largest <= limit * local_contrast(pair, pair->left - REACH + i, y - 1);
        }
    }
    free(rows);
    return holds;
}

/// How one-sided the difference is, by channel, and how large compared with the ink there is.
static void weigh(const Pair *pair, CellSimEdgeChange *change)
{
    double sums[4] = {0}, sizes[4] = {0}, inks[4] = {0}, largest = 0;
    const uint8_t *ground = pixel(pair, pair->a, pair->left - 1, pair->top - 1);
    for (ptrdiff_t y = pair->top - REACH; y < pair->bottom + REACH; y++) {
        if (y < 0 || y >= pair->height) continue;
        for (ptrdiff_t x = pair->left - REACH; x < pair->right + REACH; x++) {
            if (x < 0 || x >= pair->width) continue;
            const uint8_t *a = pixel(pair, pair->a, x, y), *b = pixel(pair, pair->b, x, y);
            int isInside = differs(pair, x, y);
            for (int c = 0; c < 4; c++) {
                inks[c] += abs(a[c] - ground[c]);
                if (!isInside) continue;
                sums[c] += b[c] - a[c];
                sizes[c] += abs(b[c] - a[c]);
            }
        }
    }
    for (int c = 0; c < 4; c++) if (sizes[c] > largest) largest = sizes[c];
    for (int c = 0; c < 4; c++) {
        if (sizes[c] * 4 < largest || sizes[c] == 0) continue;
        double side = fabs(sums[c]) / sizes[c], ink = inks[c] > 0 ? fabs(sums[c]) / inks[c] : 1;
        if (side > change->oneSided) change->oneSided = side;
        if (ink > change->ink) change->ink = ink;
    }
}

CellSimEdgeChange cellsim_edge_change(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area)
{
    CellSimEdgeChange change = {0};
    Pair pair = {
        a, b, (ptrdiff_t)width, (ptrdiff_t)height, (ptrdiff_t)area.left, (ptrdiff_t)area.top, (ptrdiff_t)area.right,
        (ptrdiff_t)area.bottom,
    };
    if (pair.left >= pair.right || pair.top >= pair.bottom) return change;
    Hopes hopes = hopes_of(&pair);
    if (!hopes.forth && !hopes.back && !hopes.small) return change;
    size_t count = (size_t)(pair.right - pair.left + 2 * REACH);
    uint8_t *marks = malloc(2 * count);
    if (!marks) return change;
    uint8_t *own = marks + count;
    Filter forth = {{0}, 0}, back = {{0}, 0};
    if (hopes.forth) forth = fitted(&pair, a, b, own, marks);
    if (hopes.back) back = fitted(&pair, b, a, own, marks);
    int isForth = forth.explained >= back.explained;
    const Filter *filter = isForth ? &forth : &back;
    const uint8_t *from = isForth ? a : b, *to = isForth ? b : a;
    if (filter->explained >= explained && leaves_little(&pair, from, to, filter, residue, own)) {
        change.isFiltered = 1;
        change.dx = isForth ? -filter->weights[0] : filter->weights[0];
        change.dy = isForth ? -filter->weights[1] : filter->weights[1];
        change.spread = filter->weights[2] + filter->weights[3] + 4 * (filter->weights[5] + filter->weights[6]);
    }
    if (!change.isFiltered && hopes.small) change.isSmall = leaves_little(&pair, a, b, NULL, smallMean, own);
    if (change.isFiltered || change.isSmall) weigh(&pair, &change);
    free(marks);
    return change;
}

int cellsim_is_smoothing(const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area)
{
    size_t different = 0, smoothing = 0;
    for (size_t y = area.top; y < area.bottom; y++) {
        for (size_t x = area.left; x < area.right; x++) {
            size_t at = (y * width + x) * 4;
            if (memcmp(a + at, b + at, 4) == 0) continue;
            different++;
            smoothing +=
                cellsim_smooths_edge(a, b, width, height, x, y) || cellsim_smooths_edge(b, a, width, height, x, y);
        }
    }
    return different > 0 && smoothing * 10 >= different * 9;
}
