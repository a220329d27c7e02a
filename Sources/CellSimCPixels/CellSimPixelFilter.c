// Fits the filter that explains different smoothing of the same shapes.
#include "CellSimPixelEdges.h"

#include <stdlib.h>

// Fused multiply-add would make the last digits depend on the processor.
#pragma STDC FP_CONTRACT OFF

enum {
    /// The number of groups to which the filter is fitted; at most twice as many are used.
    SAMPLES = 192
};

/// Sets the mark of each pixel of a row to 3 if it differs, otherwise to 0. Returns whether any differs.
static int mark_row(const Pair *pair, ptrdiff_t y, uint8_t *own)
{
    size_t count = (size_t)(pair->right - pair->left);
    const uint8_t *a = pair->a + (y * pair->width + pair->left) * 4, *b = pair->b + (y * pair->width + pair->left) * 4;
    if (memcmp(a, b, count * 4) == 0) return 0;
    for (size_t i = 0; i + 1 < count; i += 2) {
        uint64_t first, second;
        memcpy(&first, a + i * 4, 8);
        memcpy(&second, b + i * 4, 8);
        if (first == second) continue;
        if (memcmp(a + i * 4, b + i * 4, 4) != 0) own[i] = 3;
        if (memcmp(a + i * 4 + 4, b + i * 4 + 4, 4) != 0) own[i + 1] = 3;
    }
    if (count % 2 != 0 && memcmp(a + count * 4 - 4, b + count * 4 - 4, 4) != 0) own[count - 1] = 3;
    return 1;
}

static void unite(uint8_t *marks, const uint8_t *own, ptrdiff_t count)
{
    for (ptrdiff_t i = 0; i < count; i += 16) {
        Bytes both = load_bytes(own + i);
        if (!is_any(both)) continue;
        both |= load_bytes(marks + i);
        memcpy(marks + i, &both, sizeof both);
    }
}

int cellsim_mark(Pair *pair)
{
    ptrdiff_t rows = pair->bottom - pair->top + 2 * REACH;
    pair->pitch = (pair->right - pair->left + 2 * REACH + 15) / 16 * 16;
    // A row of differences with padding on both sides, and a row of differences in the five surrounding rows.
    ptrdiff_t length = pair->pitch + 32;
    pair->marks = calloc((size_t)(rows * pair->pitch + 2 * length), 1);
    if (!pair->marks) return 0;
    int isAny = 0;
    uint8_t *own = pair->marks + rows * pair->pitch, *wide = own + length;
    for (ptrdiff_t y = pair->top; y < pair->bottom; y++) {
        memset(own, 0, (size_t)length);
        if (!mark_row(pair, y, own + 16 + REACH)) continue;
        isAny = 1;
        for (ptrdiff_t i = 16; i < 16 + pair->pitch; i += 16) {
            Bytes near = load_bytes(own + i);
            for (ptrdiff_t step = 1; step <= REACH; step++)
                near |= load_bytes(own + i - step) | load_bytes(own + i + step);
            near &= 1;
            memcpy(wide + i, &near, sizeof near);
        }
        for (ptrdiff_t v = y - REACH; v <= y + REACH; v++) {
            uint8_t *marks = pair->marks + (v - pair->top + REACH) * pair->pitch;
            unite(marks, wide + 16, pair->pitch);
            if (v == y) unite(marks, own + 16, pair->pitch);
        }
    }
    // Outside the picture there are no differences.
    for (ptrdiff_t y = pair->top - REACH; y < pair->bottom + REACH; y++) {
        uint8_t *marks = pair->marks + (y - pair->top + REACH) * pair->pitch;
        if (y < 0 || y >= pair->height) memset(marks, 0, (size_t)pair->pitch);
        for (ptrdiff_t x = pair->left - REACH; x < 0; x++) marks[x - pair->left + REACH] = 0;
        for (ptrdiff_t x = pair->width; x < pair->right + REACH; x++) marks[x - pair->left + REACH] = 0;
        for (ptrdiff_t i = 0; i < pair->pitch; i += GROUP) {
            uint32_t four;
            memcpy(&four, marks + i, 4);
            pair->groups += four != 0;
        }
    }
    return isAny;
}

/// The pixels around a group: five rows of eight pixels, from two pixels to the left and above.
typedef struct {
    uint8_t copy[5][32];
    const uint8_t *rows[5];
} Square;

INLINED void find(Square *square, const Pair *pair, const uint8_t *pixels, ptrdiff_t x, ptrdiff_t y)
{
    int isInside = x >= 2 && y >= 2 && x + 6 <= pair->width && y + 2 < pair->height;
    for (int v = 0; v < 5; v++) {
        if (isInside) {
            square->rows[v] = pixels + ((y + v - 2) * pair->width + x - 2) * 4;
            continue;
        }
        for (int u = 0; u < 8; u++) memcpy(square->copy[v] + u * 4, pixel(pair, pixels, x + u - 2, y + v - 2), 4);
        square->rows[v] = square->copy[v];
    }
}

INLINED Steps at(const Square *square, int x, int y) { return steps(load_bytes(square->rows[y + 2] + (x + 2) * 4)); }

/// Computes the terms of the filter: slopes, curvatures and wider curvatures, as integers. All of them preserve the sum
/// of values.
INLINED void find_terms(const Square *square, Steps terms[TERMS])
{
    Steps twice = at(square, 0, 0) * 2;
    Steps left = at(square, -1, 0), right = at(square, 1, 0), above = at(square, 0, -1), below = at(square, 0, 1);
    terms[0] = right - left;
    terms[1] = below - above;
    terms[2] = right + left - twice;
    terms[3] = below + above - twice;
    terms[4] = at(square, 1, 1) + at(square, -1, -1) - at(square, 1, -1) - at(square, -1, 1);
    terms[5] = at(square, 2, 0) + at(square, -2, 0) - twice;
    terms[6] = at(square, 0, 2) + at(square, 0, -2) - twice;
}

/// The units of the terms.
static const double units[TERMS] = {0.5, 0.5, 1, 1, 0.25, 1, 1};

/// Returns a mask with all bits set for marked pixels.
INLINED Steps mask_of(const uint8_t *marks)
{
    Marks four;
    memcpy(&four, marks, sizeof four);
    return channels((Marks)(four != 0));
}

/// Returns the difference of four pixels, some of which may be outside the picture.
INLINED Steps change_of(
    const Pair *pair, const uint8_t *from, const uint8_t *to, ptrdiff_t x, ptrdiff_t y)
{
    if (x >= 0 && x + GROUP <= pair->width) {
        ptrdiff_t offset = (y * pair->width + x) * 4;
        return steps(load_bytes(to + offset)) - steps(load_bytes(from + offset));
    }
    uint8_t old[16], new[16];
    for (int i = 0; i < GROUP; i++) {
        memcpy(old + i * 4, pixel(pair, from, x + i, y), 4);
        memcpy(new + i * 4, pixel(pair, to, x + i, y), 4);
    }
    return steps(load_bytes(new)) - steps(load_bytes(old));
}

void cellsim_residue_of_group(
    const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, ptrdiff_t x, ptrdiff_t y,
    const uint8_t *marks, float *rest)
{
    Parts sum = parts(change_of(pair, from, to, x, y));
    if (filter) {
        Steps terms[TERMS];
        Square square;
        find(&square, pair, from, x, y);
        find_terms(&square, terms);
        for (int k = 0; k < TERMS; k++) sum -= (float)(filter->weights[k] * units[k]) * parts(terms[k]);
    }
    uint32_t four;
    memcpy(&four, marks, 4);
    if ((four & 0x01010101u) != 0x01010101u) sum = (Parts)((Words)sum & __builtin_convertvector(mask_of(marks), Words));
    memcpy(rest, &sum, sizeof sum);
}

/// Solves the normal equations, which are positive definite, by elimination.
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

/// Computes the sums of the products of the terms and the change over some of the marked pixels.
static void add_products(
    const Pair *pair, const uint8_t *from, const uint8_t *to, double products[TERMS + 1][TERMS + 1])
{
    Parts sums[TERMS + 1][TERMS + 1] = {{{0}}};
    size_t step = pair->groups / SAMPLES + 1, number = 0;
    for (ptrdiff_t y = pair->top - REACH; y < pair->bottom + REACH; y++) {
        const uint8_t *marks = marks_of(pair, y);
        for (ptrdiff_t i = 0; i < pair->pitch; i += GROUP) {
            uint32_t four;
            memcpy(&four, marks + i, 4);
            if (four == 0 || number++ % step != 0) continue;
            Steps terms[TERMS + 1], mask = mask_of(marks + i);
            ptrdiff_t x = pair->left - REACH + i;
            Square square;
            find(&square, pair, from, x, y);
            find_terms(&square, terms);
            terms[TERMS] = change_of(pair, from, to, x, y);
            Parts values[TERMS + 1];
            for (int k = 0; k <= TERMS; k++) {
                values[k] = parts(terms[k] & mask);
                for (int m = 0; m <= k; m++) sums[k][m] += values[k] * values[m];
            }
        }
    }
    for (int k = 0; k <= TERMS; k++) {
        for (int m = 0; m <= k; m++) {
            double sum = 0;
            for (int i = 0; i < 16; i++) sum += (double)sums[k][m][i];
            products[k][m] = products[m][k] = sum * (k < TERMS ? units[k] : 1) * (m < TERMS ? units[m] : 1);
        }
    }
}

Filter cellsim_fitted(const Pair *pair, const uint8_t *from, const uint8_t *to)
{
    double products[TERMS + 1][TERMS + 1], matrix[TERMS][TERMS], trace = 0;
    add_products(pair, from, to, products);
    for (int k = 0; k < TERMS; k++) trace += products[k][k];
    Filter filter = {{0}, 0};
    for (int k = 0; k < TERMS; k++) {
        memcpy(matrix[k], products[k], sizeof matrix[k]);
        // Regularise, so that terms without evidence stay close to zero.
        matrix[k][k] += 1e-3 * trace / TERMS + 1e-6;
        filter.weights[k] = products[k][TERMS];
    }
    solve(matrix, filter.weights);
    // |d − Xw|² = |d|² − 2 w·Xd + w·XXw
    double sum = products[TERMS][TERMS], rest = sum;
    for (int k = 0; k < TERMS; k++) {
        rest -= 2 * filter.weights[k] * products[k][TERMS];
        for (int m = 0; m < TERMS; m++) rest += filter.weights[k] * products[k][m] * filter.weights[m];
    }
    filter.explained = sum > 0 ? 1 - rest / sum : 0;
    return filter;
}
