#pragma once
#include <stddef.h>
#include <stdint.h>

/// Reads a whole PNG of any kind through libpng, whose errors jump and therefore stay in here. `bgra` takes
/// `width` * `height` premultiplied pixels, the size that the file's header must state. Gamma, colour profiles and
/// texts are left alone. Returns 0, or 1 with a message.
int cellsim_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *bgra, char *message,
                     size_t message_size);
