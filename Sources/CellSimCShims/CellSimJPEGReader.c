// Decodes and encodes JPEGs with libjpeg.
#include "CellSimJPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// The error handling of a call: the buffer for the message, and the position to return to.
struct failure {
    struct jpeg_error_mgr manager;
    char *message;
    size_t message_size;
    jmp_buf failed;
};

static void fail(j_common_ptr jpeg) {
    struct failure *failure = (struct failure *)jpeg->err;
    char text[JMSG_LENGTH_MAX];
    (*jpeg->err->format_message)(jpeg, text);
    snprintf(failure->message, failure->message_size, "%s", text);
    longjmp(failure->failed, 1);
}

// Handles messages. Negative levels are warnings about damaged data, which libjpeg would hide.
static void complain(j_common_ptr jpeg, int level) {
    if (level < 0) fail(jpeg);
}

static void silent(j_common_ptr jpeg) { (void)jpeg; }

static void prepare(struct jpeg_decompress_struct *jpeg, const uint8_t *bytes, size_t count) {
    jpeg_create_decompress(jpeg);
    jpeg_mem_src(jpeg, (unsigned char *)bytes, count);
    jpeg_read_header(jpeg, TRUE);
}

static void set_handlers(struct jpeg_decompress_struct *jpeg, struct failure *failure, char *message, size_t message_size) {
    jpeg->err = jpeg_std_error(&failure->manager);
    failure->manager.error_exit = fail;
    failure->manager.emit_message = complain;
    failure->manager.output_message = silent;
    failure->message = message;
    failure->message_size = message_size;
}

int cellsim_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, int *components, char *message,
                      size_t message_size) {
    struct jpeg_decompress_struct jpeg;
    struct failure failure;
    memset(&jpeg, 0, sizeof jpeg);
    set_handlers(&jpeg, &failure, message, message_size);
    int volatile code = 1;
    if (setjmp(failure.failed) == 0) {
        prepare(&jpeg, bytes, count);
        *width = jpeg.image_width;
        *height = jpeg.image_height;
        *components = jpeg.num_components;
        // Each block of 8 by 8 pixels takes at least one bit, except with arithmetic coding. Reject shorter files
        // before allocating memory.
        size_t blocks = ((size_t)*width + 7) / 8 * (((size_t)*height + 7) / 8);
        code = !jpeg.arith_code && blocks / 8 > count;
        if (code) snprintf(message, message_size, "its data is too short for %ux%u pixels", *width, *height);
    }
    jpeg_destroy_decompress(&jpeg);
    return code;
}

// Four-component files by Adobe store inverted inks. Other files are so rare that they are treated the same way.
static void from_cmyk(const uint8_t *cmyk, uint8_t *bgra, size_t width) {
    for (size_t x = 0; x < width; x++, cmyk += 4, bgra += 4) {
        unsigned cyan = cmyk[0], magenta = cmyk[1], yellow = cmyk[2], black = cmyk[3];
        bgra[0] = (uint8_t)((yellow * black + 127) / 255);
        bgra[1] = (uint8_t)((magenta * black + 127) / 255);
        bgra[2] = (uint8_t)((cyan * black + 127) / 255);
        bgra[3] = 255;
    }
}

static void read_rows(struct jpeg_decompress_struct *jpeg, uint8_t *bgra, int keeps_inks) {
    int inks = jpeg->num_components == 4;
    jpeg->out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
    // Use the integer transform, whose result is the same on every processor.
    jpeg->dct_method = JDCT_ISLOW;
    jpeg_start_decompress(jpeg);
    size_t row_bytes = (size_t)jpeg->output_width * 4;
    while (jpeg->output_scanline < jpeg->output_height) {
        uint8_t *row = bgra + jpeg->output_scanline * row_bytes;
        JSAMPROW rows[1] = {row};
        jpeg_read_scanlines(jpeg, rows, 1);
        if (inks && !keeps_inks) from_cmyk(row, row, jpeg->output_width);
    }
    jpeg_finish_decompress(jpeg);
}

int cellsim_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keeps_inks, uint8_t *bgra,
                      char *message, size_t message_size) {
    struct jpeg_decompress_struct jpeg;
    struct failure failure;
    memset(&jpeg, 0, sizeof jpeg);
    set_handlers(&jpeg, &failure, message, message_size);
    int volatile code = 1;
    if (setjmp(failure.failed) == 0) {
        prepare(&jpeg, bytes, count);
        if (jpeg.image_width != width || jpeg.image_height != height) {
            snprintf(message, message_size, "the header has a different size");
        } else {
            read_rows(&jpeg, bgra, keeps_inks);
            code = 0;
        }
    }
    jpeg_destroy_decompress(&jpeg);
    return code;
}

int cellsim_jpeg_write(const uint8_t *bgra, uint32_t width, uint32_t height, int quality, uint8_t **file, size_t *count,
                       char *message, size_t message_size) {
    struct jpeg_compress_struct jpeg;
    struct failure failure;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    failure.manager.output_message = silent;
    failure.message = message;
    failure.message_size = message_size;
    unsigned char *volatile bytes = NULL;
    unsigned long length = 0;
    int volatile code = 1;
    if (setjmp(failure.failed) == 0) {
        jpeg_create_compress(&jpeg);
        jpeg_mem_dest(&jpeg, (unsigned char **)&bytes, &length);
        jpeg.image_width = width;
        jpeg.image_height = height;
        jpeg.input_components = 4;
        jpeg.in_color_space = JCS_EXT_BGRX;
        jpeg_set_defaults(&jpeg);
        jpeg_set_quality(&jpeg, quality, TRUE);
        jpeg.dct_method = JDCT_ISLOW;
        jpeg_start_compress(&jpeg, TRUE);
        while (jpeg.next_scanline < height) {
            JSAMPROW rows[1] = {(JSAMPROW)(bgra + (size_t)jpeg.next_scanline * width * 4)};
            jpeg_write_scanlines(&jpeg, rows, 1);
        }
        jpeg_finish_compress(&jpeg);
        code = 0;
    }
    jpeg_destroy_compress(&jpeg);
    if (code) free((void *)bytes);
    *file = code ? NULL : (uint8_t *)bytes;
    *count = length;
    return code;
}
