// Compares the edges of shapes in two pictures.
#include "CellSimPixelEdges.h"
#include "CellSimPixelJudge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Fused multiply-add would make the last digits depend on the processor.
#pragma STDC FP_CONTRACT OFF

// Two pictures of the same shapes with different smoothing can be explained by a filter: one picture is the other,
// moved by less than a pixel and blurred, or it differs slightly at edges only. Such a filter preserves the amount of
// ink. A different glyph, weight or colour can't be explained, and leaves a residue.
//
// The filter is fitted to some of the pixels and then verified in all pixels, so that a change of a few pixels can't be
// missed in a large box. Cheap checks that reject most boxes come first.

enum {
    /// The number of pixels that are checked first, because they often show changed content.
    PROBES = 12
};

/// The limits, as fractions of the local contrast. They were determined with the labelled pairs in
/// `Tests/CompareTests/Kinds`.
static const double
    /// The minimum fraction of the difference that the filter must explain.
    explained = 0.5,
    /// The fraction above which the opposite filter is not tried.
    clear = 0.97,
    /// The maximum residue in the mean of 3 × 3 pixels.
    residue = 0.16,
    /// The maximum difference that needs no filter: of a pixel, and in the mean of 3 × 3 pixels.
    smallStep = 0.25, smallMean = 0.09,
    /// The maximum distance of a pixel from the values around it in the other picture.
    beyond = 0.35,
    /// The fraction of one-sided changes above which the ink is measured.
    oneSided = 0.25,
    /// Added to the contrast, in steps of a channel, to tolerate rounding.
    rounding = 6;

typedef struct {
    uint8_t low[4], high[4];
} Range;

/// Extends a range by the values around a pixel, up to `reach` pixels away.
static void widen(Range *range, const Pair *pair, const uint8_t *pixels, ptrdiff_t x, ptrdiff_t y, ptrdiff_t reach)
{
    ptrdiff_t top = clamped(y - reach, pair->height), bottom = clamped(y + reach, pair->height);
    ptrdiff_t left = clamped(x - reach, pair->width), right = clamped(x + reach, pair->width);
    for (ptrdiff_t v = top; v <= bottom; v++) {
        for (ptrdiff_t u = left; u <= right; u++) {
            const uint8_t *value = pixels + (v * pair->width + u) * 4;
            for (int channel = 0; channel < 4; channel++) {
                if (value[channel] < range->low[channel]) range->low[channel] = value[channel];
                if (value[channel] > range->high[channel]) range->high[channel] = value[channel];
            }
        }
    }
}

static const Range nothing = {{255, 255, 255, 255}, {0, 0, 0, 0}};

static double contrast(const Range *range)
{
    int largest = 0;
    for (int channel = 0; channel < 4; channel++)
        if (range->high[channel] - range->low[channel] > largest) largest = range->high[channel] - range->low[channel];
    return largest + rounding;
}

/// Returns whether the contrast of both pictures around a pixel, up to `reach` pixels away, is at least `limit`.
static int has_contrast(const Pair *pair, ptrdiff_t x, ptrdiff_t y, ptrdiff_t reach, double limit)
{
    if (limit <= rounding) return 1;
    Range range = nothing;
    widen(&range, pair, pair->a, x, y, reach);
    if (contrast(&range) >= limit) return 1;
    widen(&range, pair, pair->b, x, y, reach);
    return contrast(&range) >= limit;
}

/// Returns whether a pixel of `to` is far from all values around it in `from`.
static int is_beyond(const Pair *pair, const uint8_t *from, const uint8_t *to, ptrdiff_t x, ptrdiff_t y)
{
    Range range = nothing;
    widen(&range, pair, from, x, y, REACH);
    const uint8_t *value = to + (y * pair->width + x) * 4;
    int largest = 0;
    for (int channel = 0; channel < 4; channel++) {
        int under = range.low[channel] - value[channel], over = value[channel] - range.high[channel];
        if (under > largest) largest = under;
        if (over > largest) largest = over;
    }
    if (largest <= beyond * rounding) return 0;
    widen(&range, pair, to, x, y, REACH);
    return largest > beyond * contrast(&range);
}

/// Returns whether a pixel differs by more than the smoothing of an edge may.
static int is_large(const Pair *pair, ptrdiff_t x, ptrdiff_t y)
{
    const uint8_t *a = pair->a + (y * pair->width + x) * 4, *b = pair->b + (y * pair->width + x) * 4;
    int largest = 0;
    for (int channel = 0; channel < 4; channel++)
        if (abs(a[channel] - b[channel]) > largest) largest = abs(a[channel] - b[channel]);
    return !has_contrast(pair, x, y, REACH, largest / smallStep);
}

/// The explanations of the difference that are still possible.
typedef struct {
    int forth, back, small;
} Hopes;

/// Rules out explanations that single pixels contradict; a few pixels are sufficient for most content changes.
static Hopes hopes_of(const Pair *pair)
{
    Hopes hopes = {1, 1, 1};
    int count = 0;
    ptrdiff_t rows = pair->bottom - pair->top, step = rows / 6 + 1;
    for (ptrdiff_t y = pair->top + step / 2; y < pair->bottom && count < PROBES; y += step) {
        const uint8_t *a = pair->a + y * pair->width * 4, *b = pair->b + y * pair->width * 4;
        int inRow = 0;
        for (ptrdiff_t x = pair->left; x < pair->right && inRow < PROBES / 6; x++) {
            if (memcmp(a + x * 4, b + x * 4, 4) == 0) continue;
            count++;
            inRow++;
            if (hopes.forth) hopes.forth = !is_beyond(pair, pair->a, pair->b, x, y);
            if (hopes.back) hopes.back = !is_beyond(pair, pair->b, pair->a, x, y);
            if (hopes.small) hopes.small = !is_large(pair, x, y);
            if (!hopes.forth && !hopes.back && !hopes.small) return hopes;
            // Skip the neighbours, which are similar.
            x += 2;
        }
    }
    return hopes;
}

INLINED void widen_four(Bytes *low, Bytes *high, const uint8_t *at)
{
    Bytes value = load_bytes(at);
    *low = lower(*low, value);
    *high = higher(*high, value);
}

/// Computes the minimum and maximum of four pixels and their neighbours `reach` pixels to the left, right, top and
/// bottom, all inside the picture.
INLINED void cross_ranges(const uint8_t *at, ptrdiff_t stride, ptrdiff_t reach, Bytes *low, Bytes *high)
{
    *low = *high = load_bytes(at);
    widen_four(low, high, at - reach * 4);
    widen_four(low, high, at + reach * 4);
    widen_four(low, high, at - reach * stride);
    widen_four(low, high, at + reach * stride);
}

/// Computes the minimum and maximum values up to REACH pixels around four pixels, all inside the picture.
static void square_ranges(const uint8_t *at, ptrdiff_t stride, Bytes *low, Bytes *high)
{
    *low = *high = load_bytes(at);
    for (ptrdiff_t v = -REACH; v <= REACH; v++)
        for (ptrdiff_t u = -REACH; u <= REACH; u++) widen_four(low, high, at + v * stride + u * 4);
}

/// Returns whether the squares around four pixels from (x, y) are inside the picture.
INLINED int has_room(const Pair *pair, ptrdiff_t x, ptrdiff_t y, ptrdiff_t reach)
{
    return x >= reach && y >= reach && x + GROUP + reach <= pair->width && y + reach < pair->height;
}

/// Returns whether none of four pixels is beyond the values around it in `from`; 0 also if this is unknown.
INLINED int are_within(Bytes other, Bytes low, Bytes high)
{
    Bytes out = higher(higher(low, other) - other, higher(high, other) - high);
    // A quarter of one channel's contrast plus two steps is less than the limit.
    return !is_any((Bytes)(out > ((high - low) >> 2) + 2));
}

/// Returns whether four pixels differ by no more than the smoothing of an edge may; 0 also if this is unknown.
INLINED int are_small(Bytes own, Bytes other, Bytes low, Bytes high)
{
    return !is_any((Bytes)(higher(own, other) - lower(own, other) > ((high - low) >> 2) + 1));
}

/// Checks all differing pixels: whether none is beyond the values around it in `from` or, without `from`, whether none
/// differs by much.
static int holds_everywhere(const Pair *pair, const uint8_t *from, const uint8_t *to)
{
    const uint8_t *a = from ? from : pair->a, *b = from ? to : pair->b;
    ptrdiff_t stride = pair->width * 4;
    for (ptrdiff_t y = pair->top; y < pair->bottom; y++) {
        const uint8_t *marks = marks_of(pair, y);
        for (ptrdiff_t x = pair->left - REACH; x < pair->right; x += GROUP, marks += GROUP) {
            uint32_t four;
            memcpy(&four, marks, 4);
            if ((four & 0x02020202u) == 0) continue;
            if (has_room(pair, x, y, REACH)) {
                ptrdiff_t at = y * stride + x * 4;
                Bytes own = load_bytes(a + at), other = load_bytes(b + at), low, high;
                cross_ranges(a + at, stride, 1, &low, &high);
                if (from ? are_within(other, low, high) : are_small(own, other, low, high)) continue;
                square_ranges(a + at, stride, &low, &high);
                if (from ? are_within(other, low, high) : are_small(own, other, low, high)) continue;
            }
            for (int i = 0; i < GROUP; i++) {
                if ((marks[i] & 2) == 0) continue;
                if (from ? is_beyond(pair, from, to, x + i, y) : is_large(pair, x + i, y)) return 0;
            }
        }
    }
    return 1;
}

/// Returns whether the means of 3 × 3 residues around four pixels are at most `limit` of the local contrast.
static int are_little(const Pair *pair, const Parts *sums, double limit, ptrdiff_t x, ptrdiff_t y)
{
    if (has_room(pair, x, y, 3)) {
        Bytes low, high;
        cross_ranges(pair->a + (y * pair->width + x) * 4, pair->width * 4, 3, &low, &high);
        // The contrast of a channel is at most that of all channels, and a few pixels have most of it.
        Parts most = (parts(steps(high - low)) + (float)rounding) * (float)(9 * limit);
        if (!__builtin_reduce_or((*sums > most) | (*sums < -most))) return 1;
    }
    float values[GROUP * 4];
    memcpy(values, sums, sizeof values);
    for (int i = 0; i < GROUP; i++) {
        double largest = 0;
        for (int c = 0; c < 4; c++)
            if (fabsf(values[i * 4 + c]) > largest) largest = fabsf(values[i * 4 + c]);
        if (!has_contrast(pair, x + i, y, 3, largest / 9 / limit)) return 0;
    }
    return 1;
}

/// Returns whether the mean of the residue in each square of 3 × 3 pixels is at most `limit` of the local contrast.
/// Without a filter, the difference itself is the residue.
static int leaves_little(const Pair *pair, const uint8_t *from, const uint8_t *to, const Filter *filter, double limit)
{
    // Add one group on each side.
    size_t length = (size_t)(pair->pitch + 2 * GROUP) * 4, groups = (size_t)pair->pitch / GROUP + 2;
    float *rows = calloc(4 * length * sizeof(float) + 3 * groups, 1);
    if (!rows) return 0;
    float *sums = rows + 3 * length;
    // The groups with a residue in the three rows.
    uint8_t *used = (uint8_t *)(sums + length);
    float bound = (float)(9 * limit * rounding);
    int holds = 1;
    for (ptrdiff_t y = pair->top - REACH; holds && y < pair->bottom + REACH; y++) {
        ptrdiff_t position = (y - pair->top + REACH) % 3;
        float *row = rows + (size_t)position * length;
        uint8_t *own = used + (size_t)position * groups;
        const uint8_t *marks = marks_of(pair, y);
        for (size_t g = 1; g + 1 < groups; g++, marks += GROUP) {
            uint32_t four;
            memcpy(&four, marks, 4);
            if (four == 0) {
                if (own[g]) memset(row + g * 16, 0, 64);
                own[g] = 0;
                continue;
            }
            own[g] = 1;
            ptrdiff_t x = pair->left - REACH + (ptrdiff_t)(g - 1) * GROUP;
            cellsim_residue_of_group(pair, from, to, filter, x, y, marks, row + g * 16);
        }
        if (y < pair->top - REACH + 2) continue;
        for (size_t g = 1; g + 1 < groups; g++) {
            if (!(used[g] | used[g + groups] | used[g + 2 * groups])) continue;
            const float *one = rows + g * 16, *two = one + length, *three = two + length;
            Parts sum = load_parts(one) + load_parts(two) + load_parts(three);
            memcpy(sums + g * 16, &sum, 64);
        }
        for (size_t g = 1; holds && g + 1 < groups; g++) {
            if (!(used[g] | used[g + groups] | used[g + 2 * groups])) continue;
            Parts sum = load_parts(sums + g * 16 - 4) + load_parts(sums + g * 16) + load_parts(sums + g * 16 + 4);
            if (!__builtin_reduce_or((sum > bound) | (sum < -bound))) continue;
            holds = are_little(pair, &sum, limit, pair->left - REACH + (ptrdiff_t)(g - 1) * GROUP, y - 1);
        }
        for (size_t g = 1; g + 1 < groups; g++)
            if (used[g] | used[g + groups] | used[g + 2 * groups]) memset(sums + g * 16, 0, 64);
    }
    free(rows);
    return holds;
}

/// Loads four pixels; missing ones are replaced.
INLINED Bytes load_some(const uint8_t *at, ptrdiff_t count, Bytes others)
{
    if (count >= GROUP) return load_bytes(at);
    memcpy(&others, at, (size_t)count * 4);
    return others;
}

/// Adds up to 256 groups of four pixels by channel.
static void flush(Counts *counts, uint64_t *sums)
{
    uint64_t any[4];
    memcpy(any, counts, sizeof any);
    if ((any[0] | any[1] | any[2] | any[3]) == 0) return;
    for (int i = 0; i < 16; i++) sums[i % 4] += (*counts)[i];
    *counts = (Counts){0};
}

/// Computes the ink in the box and near it, by channel: the distance of pixels from the colour at the upper left of the
/// box.
static void weigh_ink(const Pair *pair, uint64_t inks[4])
{
    uint32_t ground;
    memcpy(&ground, pixel(pair, pair->a, pair->left - 1, pair->top - 1), 4);
    uint32_t four[4] = {ground, ground, ground, ground};
    Bytes plain = load_bytes((const uint8_t *)four);
    ptrdiff_t left = clamped(pair->left - REACH, pair->width), top = clamped(pair->top - REACH, pair->height);
    ptrdiff_t right = clamped(pair->right + REACH - 1, pair->width) + 1;
    ptrdiff_t bottom = clamped(pair->bottom + REACH - 1, pair->height) + 1;
    for (ptrdiff_t y = top; y < bottom; y++) {
        Counts ink = {0};
        for (ptrdiff_t x = left, count = 0; x < right; x += GROUP) {
            Bytes a = load_some(pair->a + (y * pair->width + x) * 4, right - x, plain);
            ink += __builtin_convertvector(higher(a, plain) - lower(a, plain), Counts);
            if (++count % 256 == 0) flush(&ink, inks);
        }
        flush(&ink, inks);
    }
}

/// Computes by channel how one-sided the difference is, and how large it is in relation to the ink.
static void weigh(const Pair *pair, CellSimEdgeChange *change)
{
    uint64_t more[4] = {0}, less[4] = {0}, inks[4] = {0}, largest = 0;
    for (ptrdiff_t y = pair->top; y < pair->bottom; y++) {
        Counts gained = {0}, lost = {0};
        const uint8_t *marks = marks_of(pair, y) + REACH;
        for (ptrdiff_t x = pair->left, count = 0; x < pair->right; x += GROUP, marks += GROUP) {
            uint32_t four;
            memcpy(&four, marks, 4);
            if ((four & 0x02020202u) == 0) continue;
            ptrdiff_t at = (y * pair->width + x) * 4;
            Bytes none = {0};
            Bytes a = load_some(pair->a + at, pair->right - x, none);
            Bytes b = load_some(pair->b + at, pair->right - x, none);
            Bytes most = higher(a, b);
            gained += __builtin_convertvector(most - a, Counts);
            lost += __builtin_convertvector(most - b, Counts);
            if (++count % 256 == 0) {
                flush(&gained, more);
                flush(&lost, less);
            }
        }
        flush(&gained, more);
        flush(&lost, less);
    }
    for (int c = 0; c < 4; c++) if (more[c] + less[c] > largest) largest = more[c] + less[c];
    for (int pass = 0; pass < 2; pass++) {
        for (int c = 0; c < 4; c++) {
            uint64_t size = more[c] + less[c], sum = more[c] > less[c] ? more[c] - less[c] : less[c] - more[c];
            if (size * 4 < largest || size == 0) continue;
            double side = (double)sum / (double)size, ink = inks[c] > 0 ? (double)sum / (double)inks[c] : 1;
            if (side > change->oneSided) change->oneSided = side;
            if (pass == 1 && ink > change->ink) change->ink = ink;
        }
        if (change->oneSided <= oneSided) return;
        if (pass == 0) weigh_ink(pair, inks);
    }
}

/// Returns whether the filter explains all pixels.
static int is_filtered(const Pair *pair, int isForth, const Filter *filter, CellSimEdgeChange *change)
{
    const uint8_t *from = isForth ? pair->a : pair->b, *to = isForth ? pair->b : pair->a;
    if (!leaves_little(pair, from, to, filter, residue)) return 0;
    change->isFiltered = 1;
    change->dx = isForth ? -filter->weights[0] : filter->weights[0];
    change->dy = isForth ? -filter->weights[1] : filter->weights[1];
    change->spread = filter->weights[2] + filter->weights[3] + 4 * (filter->weights[5] + filter->weights[6]);
    return 1;
}

static void explain(const Pair *pair, Hopes hopes, CellSimEdgeChange *change)
{
    Filter forth = {{0}, 0}, back = {{0}, 0};
    if (hopes.forth) forth = cellsim_fitted(pair, pair->a, pair->b);
    if (hopes.back && forth.explained < clear) back = cellsim_fitted(pair, pair->b, pair->a);
    int isForth = forth.explained >= back.explained;
    for (int attempt = 0; attempt < 2; attempt++, isForth = !isForth) {
        const Filter *filter = isForth ? &forth : &back;
        if (filter->explained < explained) break;
        int holds = isForth ? holds_everywhere(pair, pair->a, pair->b) : holds_everywhere(pair, pair->b, pair->a);
        if (!holds) continue;
        is_filtered(pair, isForth, filter, change);
        break;
    }
    if (!change->isFiltered && hopes.small && holds_everywhere(pair, NULL, NULL))
        change->isSmall = leaves_little(pair, pair->a, pair->b, NULL, smallMean);
    if (change->isFiltered || change->isSmall) weigh(pair, change);
}

CellSimEdgeChange cellsim_edge_change(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, CellSimPixelArea area)
{
    CellSimEdgeChange change = {0};
    Pair pair = {
        a, b, (ptrdiff_t)width, (ptrdiff_t)height, (ptrdiff_t)area.left, (ptrdiff_t)area.top, (ptrdiff_t)area.right,
        (ptrdiff_t)area.bottom, NULL, 0, 0,
    };
    if (pair.left >= pair.right || pair.top >= pair.bottom) return change;
    Hopes hopes = hopes_of(&pair);
    if (!hopes.forth && !hopes.back && !hopes.small) return change;
    if (cellsim_mark(&pair)) explain(&pair, hopes, &change);
    free(pair.marks);
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
