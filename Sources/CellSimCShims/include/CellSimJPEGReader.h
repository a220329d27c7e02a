#pragma once
#include <stddef.h>
#include <stdint.h>

/// Reads the size of a JPEG and its number of components per pixel. Returns 0, or 1 with a message.
int cellsim_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, int *components, char *message,
                      size_t message_size);

/// Decodes a JPEG (grey, YCbCr, RGB or CMYK) to `width` * `height` opaque pixels, the size from `cellsim_jpeg_size`.
/// With `keeps_inks`, CMYK pixels stay as they are stored. Truncated and damaged data are errors. Returns 0, or 1 with
/// a message.
int cellsim_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keeps_inks, uint8_t *bgra,
                      char *message, size_t message_size);

/// Encodes opaque pixels as a JPEG with a quality from 1 to 100. The caller frees the memory. Returns 0, or 1 with a
/// message.
int cellsim_jpeg_write(const uint8_t *bgra, uint32_t width, uint32_t height, int quality, uint8_t **file, size_t *count,
                       char *message, size_t message_size);
