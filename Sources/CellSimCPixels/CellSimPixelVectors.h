#pragma once
#include <stdint.h>
#include <string.h>

// Operations on four pixels at once. In debug builds, in which tests run, these loops are about five times as fast as
// loops over bytes. Floating-point numbers are only added, subtracted, multiplied and divided, in a fixed order and
// without fused operations, so that all processors compute the same results.

// Vectors are only passed between inlined functions.
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINED static inline __attribute__((always_inline))

typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Counts __attribute__((vector_size(32)));
typedef int16_t Steps __attribute__((vector_size(32)));
typedef int32_t Words __attribute__((vector_size(64)));
typedef float Parts __attribute__((vector_size(64)));
typedef uint8_t Marks __attribute__((vector_size(4)));

enum {
    /// The number of pixels in a group.
    GROUP = 4
};

/// Loads four pixels from an address.
INLINED Bytes load_bytes(const uint8_t *at)
{
    Bytes bytes;
    memcpy(&bytes, at, sizeof bytes);
    return bytes;
}

INLINED int is_any(Bytes bytes)
{
    uint64_t halves[2];
    memcpy(halves, &bytes, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

INLINED Bytes lower(Bytes a, Bytes b) { return __builtin_elementwise_min(a, b); }
INLINED Bytes higher(Bytes a, Bytes b) { return __builtin_elementwise_max(a, b); }
INLINED Steps steps(Bytes bytes) { return __builtin_convertvector(bytes, Steps); }
INLINED Parts parts(Steps values) { return __builtin_convertvector(values, Parts); }

INLINED Parts load_parts(const float *at)
{
    Parts values;
    memcpy(&values, at, sizeof values);
    return values;
}

/// Returns a mask with all bits set for pixels whose byte in `marks` is 255.
INLINED Steps channels(Marks marks)
{
    Bytes bytes = __builtin_shufflevector(marks, marks, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    return steps(bytes) * 257;
}
