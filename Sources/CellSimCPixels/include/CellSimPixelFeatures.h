#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops that take a picture apart: 32 bits a pixel, premultiplied, rows without gaps. In C because tests run in debug builds.

/// What is known of a pixel.
enum {
    /// The pixel to the right has the same colour, or there is none.
    CELLSIM_SAME_RIGHT = 1,
    /// The pixel below has the same colour, or there is none.
    CELLSIM_SAME_BELOW = 2,
    /// All four neighbours have the same colour.
    CELLSIM_FLAT = 4
};

/// Writes what is known of each pixel. Colours are the same if no channel differs by more than `levels`.
void cellsim_color_steps(const uint8_t *pixels, size_t width, size_t height, int levels, uint8_t *steps);

/// A straight line between two colours: above or left of `position` there is another one, from `start` to before `end`.
typedef struct {
    int32_t isHorizontal, position, start, end;
} CellSimStraightRun;

/// Finds lines of `minimum` pixels or more, along which each side keeps its colour. Returns their number, and writes no more than
/// `capacity` of them.
size_t cellsim_straight_runs(
    const uint8_t *steps, size_t width, size_t height, size_t minimum, CellSimStraightRun *runs, size_t capacity);

/// Writes 1 for each pixel that is neither flat nor beside one of the lines, else 0.
void cellsim_ink_mask(
    const uint8_t *steps, size_t width, size_t height, const CellSimStraightRun *runs, size_t count, uint8_t *mask);

/// Writes 1 for each pixel that is flat in both pictures and has another colour, else 0.
void cellsim_flat_differences(
    const uint8_t *a, const uint8_t *b, const uint8_t *stepsA, const uint8_t *stepsB, size_t count, int levels,
    uint8_t *mask);

/// Pixels that touch each other, also at their corners; `right` and `bottom` are exclusive.
typedef struct {
    int32_t left, top, right, bottom;
    uint32_t count;
} CellSimConnectedPart;

/// Finds the connected parts of a mask, and clears it. `positions` has room for each pixel. Returns their number, and writes no more than
/// `capacity` of them.
size_t cellsim_connected_parts(
    uint8_t *mask, size_t width, size_t height, uint32_t *positions, CellSimConnectedPart *parts, size_t capacity);

/// Counts the pixels of a box, from `left`, `top` to before `right`, `bottom`, by their distance from a colour: their number in
/// `counts[256]`, and the sums of their four channels in `sums[1024]`.
void cellsim_ink_histogram(
    const uint8_t *pixels, size_t width, size_t left, size_t top, size_t right, size_t bottom, uint32_t ground,
    uint32_t *counts, uint64_t *sums);
