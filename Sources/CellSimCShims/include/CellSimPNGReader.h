#pragma once
#include <stddef.h>
#include <stdint.h>

/// The format of decoded pixels.
enum {
    /// Eight bits per channel, premultiplied, blue-green-red-alpha.
    CELLSIM_PNG_PREMULTIPLIED = 0,
    /// Eight bits per channel as stored, red-green-blue-alpha.
    CELLSIM_PNG_STRAIGHT_8 = 1,
    /// Sixteen bits per channel as stored, red-green-blue-alpha, in native byte order.
    CELLSIM_PNG_STRAIGHT_16 = 2
};

/// Decodes any PNG with libpng, and catches the library's `longjmp` calls. `pixels` receives `width` * `height` pixels
/// in the format; the size must equal the file header's. Gamma, colour profiles and texts are ignored. Returns 0, or 1
/// with a message.
int cellsim_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int form, uint8_t *pixels,
                     char *message, size_t message_size);
