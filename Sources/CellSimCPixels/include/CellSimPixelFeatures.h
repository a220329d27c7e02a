#pragma once
#include <stddef.h>
#include <stdint.h>

// Finds features of a picture: 32 bits per pixel, premultiplied, rows without gaps. It is written in C because tests
// run in debug builds.

/// The properties of a pixel.
enum {
    /// The pixel to the right has the same colour, or there is none.
    CELLSIM_SAME_RIGHT = 1,
    /// The pixel below has the same colour, or there is none.
    CELLSIM_SAME_BELOW = 2,
    /// All four neighbours have the same colour.
    CELLSIM_FLAT = 4
};

/// Writes the properties of each pixel. Colours are equal if no channel differs by more than `levels`.
void cellsim_color_steps(const uint8_t *pixels, size_t width, size_t height, int levels, uint8_t *steps);

/// A straight line between two colours: the colour changes at `position`, for the pixels from `start` to `end`
/// (exclusive).
typedef struct {
    int32_t isHorizontal, position, start, end;
} CellSimStraightRun;

/// Finds lines with at least `minimum` pixels along which each side has a constant colour. Returns their number, and
/// writes at most `capacity` lines.
size_t cellsim_straight_runs(
    const uint8_t *steps, size_t width, size_t height, size_t minimum, CellSimStraightRun *runs, size_t capacity);

/// Writes 1 for each pixel that is neither flat nor adjacent to one of the lines, otherwise 0.
void cellsim_ink_mask(
    const uint8_t *steps, size_t width, size_t height, const CellSimStraightRun *runs, size_t count, uint8_t *mask);

/// Writes 2 for each pixel of the mask that differs from a neighbour by more than `levels` in a channel.
void cellsim_mark_clear_steps(const uint8_t *pixels, size_t width, size_t height, int levels, uint8_t *mask);

/// Writes 1 for each pixel that is flat in both pictures but has different colours, otherwise 0.
void cellsim_flat_differences(
    const uint8_t *a, const uint8_t *b, const uint8_t *stepsA, const uint8_t *stepsB, size_t count, int levels,
    uint8_t *mask);

/// A connected part of pixels that touch each other, also at their corners; `right` and `bottom` are exclusive.
typedef struct {
    int32_t left, top, right, bottom;
    uint32_t count;
} CellSimConnectedPart;

/// Finds the connected parts of a mask that contain a value of at least `peak`, and clears the mask. `positions` has one
/// element per pixel. Returns the number of parts, and writes at most `capacity` parts.
size_t cellsim_connected_parts(
    uint8_t *mask, size_t width, size_t height, uint8_t peak, uint32_t *positions, CellSimConnectedPart *parts,
    size_t capacity);

/// Computes a histogram of the distances of a box's pixels from a colour; the box extends from `left`, `top` to
/// `right`, `bottom` (exclusive). `counts[256]` receives the numbers of pixels, and `sums[1024]` the sums of their four
/// channels.
void cellsim_ink_histogram(
    const uint8_t *pixels, size_t width, size_t left, size_t top, size_t right, size_t bottom, uint32_t ground,
    uint32_t *counts, uint64_t *sums);
