#pragma once
#include <stddef.h>
#include <stdint.h>

/// Reads a JPEG's size, and of how many components its pixels are. Returns 0, or 1 with a message.
int cellsim_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, int *components, char *message,
                      size_t message_size);

/// Reads a JPEG (grey, YCbCr, RGB or CMYK) into `width` * `height` opaque pixels, the size `cellsim_jpeg_size` gave; with
/// `keeps_inks`, four inks stay as they are stored. Truncated and damaged data are errors. Returns 0, or 1 with a message.
int cellsim_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keeps_inks, uint8_t *bgra,
                      char *message, size_t message_size);

/// Writes opaque pixels as a JPEG of a quality of 1 to 100 into memory that the caller frees. Returns 0, or 1 with a message.
int cellsim_jpeg_write(const uint8_t *bgra, uint32_t width, uint32_t height, int quality, uint8_t **file, size_t *count,
                       char *message, size_t message_size);
