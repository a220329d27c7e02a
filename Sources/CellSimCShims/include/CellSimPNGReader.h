#pragma once
#include <stddef.h>
#include <stdint.h>

/// What is made of a PNG's pixels.
enum {
    /// Eight bits a channel, premultiplied, blue-green-red-alpha.
    CELLSIM_PNG_PREMULTIPLIED = 0,
    /// Eight bits a channel as the file has them, red-green-blue-alpha.
    CELLSIM_PNG_STRAIGHT_8 = 1,
    /// Sixteen bits a channel as the file has them, red-green-blue-alpha, in the machine's order.
    CELLSIM_PNG_STRAIGHT_16 = 2
};

/// Reads a whole PNG of any kind through libpng, whose errors jump and therefore stay in here. `pixels` takes
/// `width` * `height` pixels of the form, the size that the file's header must state. Gamma, colour profiles and
/// texts are left alone. Returns 0, or 1 with a message.
int cellsim_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int form, uint8_t *pixels,
                     char *message, size_t message_size);
