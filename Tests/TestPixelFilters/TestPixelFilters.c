#include "TestPixelFilters.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Fused multiply-add would make the last digits depend on the processor.
#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"

/// The channels of a pixel.
typedef double Pixel __attribute__((vector_size(32)));

/// Weights lines of `count` pixels that are `step` pixels from one another.
static void weigh(
    const Pixel *source, Pixel *target, size_t lines, size_t lineStep, size_t count, size_t step, const double *kernel,
    size_t kernelCount)
{
    ptrdiff_t reach = (ptrdiff_t)(kernelCount / 2), last = (ptrdiff_t)count - 1;
    for (size_t line = 0; line < lines; line++) {
        for (ptrdiff_t i = 0; i <= last; i++) {
            Pixel sum = {0};
            for (ptrdiff_t k = -reach; k <= reach; k++) {
                if (kernel[k + reach] == 0) continue;
                ptrdiff_t at = i + k < 0 ? 0 : i + k > last ? last : i + k;
                sum += kernel[k + reach] * source[line * lineStep + (size_t)at * step];
            }
            target[line * lineStep + (size_t)i * step] = sum;
        }
    }
}

static uint8_t rounded(double value)
{
    double whole = floor(value + 0.5);
    return whole < 0 ? 0 : whole > 255 ? 255 : (uint8_t)whole;
}

int test_filter_weighted(
    const uint8_t *source, uint8_t *target, size_t width, size_t height, const double *across, size_t acrossCount,
    const double *down, size_t downCount)
{
    size_t count = width * height;
    Pixel *values = aligned_alloc(32, (2 * count + 1) * sizeof(Pixel)), *others = values + count;
    if (!values) return 0;
    for (size_t i = 0; i < count; i++)
        values[i] = (Pixel){source[i * 4], source[i * 4 + 1], source[i * 4 + 2], source[i * 4 + 3]};
    weigh(values, others, height, width, width, 1, across, acrossCount);
    weigh(others, values, width, 1, height, width, down, downCount);
    for (size_t i = 0; i < count * 4; i++) target[i] = rounded(values[i / 4][i % 4]);
    free(values);
    return 1;
}

typedef struct {
    size_t first, second;
    double part;
} Spot;

/// Where a row or column lies between those of another size.
static Spot spot(size_t index, size_t count, size_t other)
{
    double at = ((double)index + 0.5) * (double)other / (double)count - 0.5;
    if (at < 0) at = 0;
    if (at > (double)(other - 1)) at = (double)(other - 1);
    size_t first = (size_t)at;
    return (Spot){first, first + 1 < other ? first + 1 : other - 1, at - floor(at)};
}

void test_filter_resampled(
    const uint8_t *source, size_t width, size_t height, uint8_t *target, size_t newWidth, size_t newHeight)
{
    for (size_t y = 0; y < newHeight; y++) {
        Spot v = spot(y, newHeight, height);
        const uint8_t *above = source + v.first * width * 4, *below = source + v.second * width * 4;
        for (size_t x = 0; x < newWidth; x++) {
            Spot u = spot(x, newWidth, width);
            for (size_t c = 0; c < 4; c++) {
                double top = above[u.first * 4 + c] * (1 - u.part) + above[u.second * 4 + c] * u.part;
                double bottom = below[u.first * 4 + c] * (1 - u.part) + below[u.second * 4 + c] * u.part;
                target[(y * newWidth + x) * 4 + c] = rounded(top * (1 - v.part) + bottom * v.part);
            }
        }
    }
}

void test_filter_smoothed(const uint8_t *source, uint8_t *target, size_t width, size_t height, int samples)
{
    memcpy(target, source, width * height * 4);
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
            for (size_t v = y > 0 ? y - 1 : 0; v <= y + 1 && v < height; v++) {
                for (size_t u = x > 0 ? x - 1 : 0; u <= x + 1 && u < width; u++) {
                    const uint8_t *value = source + (v * width + u) * 4;
                    for (int c = 0; c < 3; c++) {
                        if (value[c] < low[c]) low[c] = value[c];
                        if (value[c] > high[c]) high[c] = value[c];
                    }
                }
            }
            for (int c = 0; c < 3; c++) {
                size_t at = (y * width + x) * 4 + (size_t)c;
                int own = source[at], range = high[c] - low[c];
                if (range <= 24 || own <= low[c] || own >= high[c]) continue;
                int steps = ((own - low[c]) * samples * 2 + range) / (2 * range);
                target[at] = (uint8_t)(low[c] + range * steps / samples);
            }
        }
    }
}
