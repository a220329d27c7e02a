// Decodes PNGs with libpng.
#include "CellSimPNGReader.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CellSimPixelRows.h"

// The state of a call: the buffer for the message, and the data that is still unread.
struct reader {
    const uint8_t *bytes;
    size_t count, position;
    char *message;
    size_t message_size;
    int form;
    png_bytep *rows;
    jmp_buf failed;
};

static void fail(png_structp png, png_const_charp message) {
    struct reader *reader = png_get_error_ptr(png);
    snprintf(reader->message, reader->message_size, "%s", message);
    longjmp(reader->failed, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take(png_structp png, png_bytep target, size_t count) {
    struct reader *reader = png_get_io_ptr(png);
    if (count > reader->count - reader->position) png_error(png, "the file ends too early");
    memcpy(target, reader->bytes + reader->position, count);
    reader->position += count;
}

static void read_pixels(png_structp png, png_infop info, struct reader *reader, uint32_t width, uint32_t height, uint8_t *pixels) {
    int isDeep = reader->form == CELLSIM_PNG_STRAIGHT_16;
    size_t step = isDeep ? 8 : 4;
    png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
    // Read only IHDR, PLTE, tRNS, IDAT and IEND.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    // An invalid checksum is an error, even for a skipped chunk.
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_read_fn(png, reader, take);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
        png_error(png, "the header has a different size");
    png_set_expand(png);
    if (isDeep) {
        png_set_expand_16(png);
        // Convert to native byte order.
        png_set_swap(png);
    } else {
        png_set_scale_16(png);
    }
    png_set_gray_to_rgb(png);
    if (reader->form == CELLSIM_PNG_PREMULTIPLIED) png_set_bgr(png);
    png_set_add_alpha(png, isDeep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * step) png_error(png, "rows of an unexpected length");
    if (passes > 1) {
        reader->rows = malloc(sizeof(png_bytep) * height);
        if (!reader->rows) png_error(png, "no memory");
        for (uint32_t y = 0; y < height; y++) reader->rows[y] = pixels + (size_t)y * width * step;
        png_read_image(png, reader->rows);
    } else {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + (size_t)y * width * step, NULL);
    }
    png_read_end(png, NULL);
    if (reader->form != CELLSIM_PNG_PREMULTIPLIED) return;
    for (uint32_t y = 0; y < height; y++) cellsim_premultiply(pixels + (size_t)y * width * 4, width);
}

int cellsim_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int form, uint8_t *pixels,
                     char *message, size_t message_size) {
    struct reader *reader = calloc(1, sizeof *reader);
    if (!reader) {
        snprintf(message, message_size, "no memory");
        return 1;
    }
    reader->bytes = bytes;
    reader->count = count;
    reader->form = form;
    reader->message = message;
    reader->message_size = message_size;
    png_structp volatile png = NULL;
    png_infop volatile info = NULL;
    int volatile code = 1;
    if (setjmp(reader->failed) == 0) {
        png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, ignore);
        if (png) info = png_create_info_struct(png);
        if (png && info) {
            read_pixels(png, info, reader, width, height, pixels);
            code = 0;
        } else {
            snprintf(message, message_size, "libpng does not start");
        }
    }
    if (png) {
        png_structp p = png;
        png_infop i = info;
        png_destroy_read_struct(&p, i ? &i : NULL, NULL);
    }
    free(reader->rows);
    free(reader);
    return code;
}
