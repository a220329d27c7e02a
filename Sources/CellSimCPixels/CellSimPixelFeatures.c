// Finds lines, ink and connected parts in a picture.
#include <string.h>
#include "CellSimPixelFeatures.h"

/// Returns the largest difference of a channel.
static int distance(const uint8_t *a, const uint8_t *b) {
    int largest = 0;
    for (int channel = 0; channel < 4; channel++) {
        int difference = a[channel] > b[channel] ? a[channel] - b[channel] : b[channel] - a[channel];
        if (difference > largest) largest = difference;
    }
    return largest;
}

void cellsim_color_steps(const uint8_t *pixels, size_t width, size_t height, int levels, uint8_t *steps) {
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            const uint8_t *pixel = pixels + (y * width + x) * 4;
            uint8_t known = 0;
            if (x + 1 == width || distance(pixel, pixel + 4) <= levels) known |= CELLSIM_SAME_RIGHT;
            if (y + 1 == height || distance(pixel, pixel + width * 4) <= levels) known |= CELLSIM_SAME_BELOW;
            uint8_t *step = steps + y * width + x;
            if (known == (CELLSIM_SAME_RIGHT | CELLSIM_SAME_BELOW)
                && (x == 0 || (step[-1] & CELLSIM_SAME_RIGHT) != 0)
                && (y == 0 || (*(step - width) & CELLSIM_SAME_BELOW) != 0))
                known |= CELLSIM_FLAT;
            *step = known;
        }
    }
}

/// Finds the lines along a row or column. `step` points to the properties of the first pixel before the line, `across` is
/// the offset to the pixel on the other side of the line, and `along` the offset to the next pixel.
static size_t runs_along(
    const uint8_t *step, size_t length, ptrdiff_t across, ptrdiff_t along, uint8_t overLine, uint8_t besideLine,
    size_t minimum, CellSimStraightRun run, CellSimStraightRun *runs, size_t capacity, size_t found) {
    size_t start = 0;
    while (start < length) {
        const uint8_t *first = step + (ptrdiff_t)start * along;
        if ((*first & overLine) != 0) {
            start++;
            continue;
        }
        size_t end = start + 1;
        for (; end < length; end++) {
            const uint8_t *before = step + (ptrdiff_t)(end - 1) * along;
            if ((before[along] & overLine) != 0 || (before[0] & besideLine) == 0 || (before[across] & besideLine) == 0)
                break;
        }
        if (end - start >= minimum) {
            run.start = (int32_t)start;
            run.end = (int32_t)end;
            if (found < capacity) runs[found] = run;
            found++;
        }
        start = end;
    }
    return found;
}

size_t cellsim_straight_runs(
    const uint8_t *steps, size_t width, size_t height, size_t minimum, CellSimStraightRun *runs, size_t capacity) {
    size_t found = 0;
    for (size_t y = 1; y < height; y++) {
        CellSimStraightRun run = {1, (int32_t)y, 0, 0};
        found = runs_along(
            steps + (y - 1) * width, width, (ptrdiff_t)width, 1, CELLSIM_SAME_BELOW, CELLSIM_SAME_RIGHT, minimum, run,
            runs, capacity, found);
    }
    for (size_t x = 1; x < width; x++) {
        CellSimStraightRun run = {0, (int32_t)x, 0, 0};
        found = runs_along(
            steps + x - 1, height, 1, (ptrdiff_t)width, CELLSIM_SAME_RIGHT, CELLSIM_SAME_BELOW, minimum, run, runs,
            capacity, found);
    }
    return found;
}

void cellsim_ink_mask(
    const uint8_t *steps, size_t width, size_t height, const CellSimStraightRun *runs, size_t count, uint8_t *mask) {
    for (size_t position = 0; position < width * height; position++) mask[position] = (steps[position] & CELLSIM_FLAT) == 0;
    for (size_t index = 0; index < count; index++) {
        const CellSimStraightRun run = runs[index];
        for (int32_t along = run.start; along < run.end; along++) {
            size_t position = run.isHorizontal ? (size_t)run.position * width + (size_t)along
                                            : (size_t)along * width + (size_t)run.position;
            mask[position] = 0;
            mask[position - (run.isHorizontal ? width : 1)] = 0;
        }
    }
}

void cellsim_mark_clear_steps(const uint8_t *pixels, size_t width, size_t height, int levels, uint8_t *mask) {
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            const size_t position = y * width + x;
            if (mask[position] == 0) continue;
            const uint8_t *pixel = pixels + position * 4;
            if ((x + 1 < width && distance(pixel, pixel + 4) > levels) || (x > 0 && distance(pixel, pixel - 4) > levels)
                || (y + 1 < height && distance(pixel, pixel + width * 4) > levels)
                || (y > 0 && distance(pixel, pixel - width * 4) > levels))
                mask[position] = 2;
        }
    }
}

void cellsim_flat_differences(
    const uint8_t *a, const uint8_t *b, const uint8_t *stepsA, const uint8_t *stepsB, size_t count, int levels,
    uint8_t *mask) {
    for (size_t position = 0; position < count; position++) {
        mask[position] = (stepsA[position] & stepsB[position] & CELLSIM_FLAT) != 0
            && distance(a + position * 4, b + position * 4) > levels;
    }
}

size_t cellsim_connected_parts(
    uint8_t *mask, size_t width, size_t height, uint8_t peak, uint32_t *positions, CellSimConnectedPart *parts,
    size_t capacity) {
    size_t found = 0;
    for (size_t start = 0; start < width * height; start++) {
        if (mask[start] == 0) continue;
        CellSimConnectedPart part = {(int32_t)width, (int32_t)height, 0, 0, 0};
        size_t open = 0;
        uint8_t highest = mask[start];
        mask[start] = 0;
        positions[open++] = (uint32_t)start;
        while (open > 0) {
            const size_t position = positions[--open], x = position % width, y = position / width;
            part.count++;
            if ((int32_t)x < part.left) part.left = (int32_t)x;
            if ((int32_t)x >= part.right) part.right = (int32_t)x + 1;
            if ((int32_t)y < part.top) part.top = (int32_t)y;
            if ((int32_t)y >= part.bottom) part.bottom = (int32_t)y + 1;
            for (size_t row = y > 0 ? y - 1 : 0; row <= y + 1 && row < height; row++) {
                for (size_t column = x > 0 ? x - 1 : 0; column <= x + 1 && column < width; column++) {
                    const size_t next = row * width + column;
                    if (mask[next] == 0) continue;
                    if (mask[next] > highest) highest = mask[next];
                    // Each pixel is added once, so the capacity is sufficient.
                    mask[next] = 0;
                    positions[open++] = (uint32_t)next;
                }
            }
        }
        if (highest < peak) continue;
        if (found < capacity) parts[found] = part;
        found++;
    }
    return found;
}

void cellsim_ink_histogram(
    const uint8_t *pixels, size_t width, size_t left, size_t top, size_t right, size_t bottom, uint32_t ground,
    uint32_t *counts, uint64_t *sums) {
    uint8_t color[4];
    memcpy(color, &ground, 4);
    for (size_t y = top; y < bottom; y++) {
        for (size_t x = left; x < right; x++) {
            const uint8_t *pixel = pixels + (y * width + x) * 4;
            const int far = distance(pixel, color);
            counts[far]++;
            for (int channel = 0; channel < 4; channel++) sums[far * 4 + channel] += pixel[channel];
        }
    }
}
