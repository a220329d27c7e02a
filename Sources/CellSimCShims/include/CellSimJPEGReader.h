#pragma once
#include <stddef.h>
#include <stdint.h>

/// Reads a JPEG's size. Returns 0, or 1 with a message.
int cellsim_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message, size_t message_size);

/// Reads a JPEG (grey, YCbCr, RGB or CMYK) into `width` * `height` opaque pixels, the size `cellsim_jpeg_size` gave.
/// Truncated and damaged data are errors. Returns 0, or 1 with a message.
int cellsim_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *bgra, char *message,
                      size_t message_size);
