#pragma once
#include <stddef.h>
#include <stdint.h>

// Filters that tests make pictures with: 32 bits a pixel, rows without gaps. In C because tests run in debug builds.

/// Weights rows with one kernel and columns with another, each of an odd length with the sum 1; 0 without memory.
int test_filter_weighted(
    const uint8_t *source, uint8_t *target, size_t width, size_t height, const double *across, size_t acrossCount,
    const double *down, size_t downCount);
/// Interpolates between neighbours to another size.
void test_filter_resampled(
    const uint8_t *source, size_t width, size_t height, uint8_t *target, size_t newWidth, size_t newHeight);
/// Smooths edges as a rasteriser of so many samples a pixel: coverage has as many steps.
void test_filter_smoothed(const uint8_t *source, uint8_t *target, size_t width, size_t height, int samples);
