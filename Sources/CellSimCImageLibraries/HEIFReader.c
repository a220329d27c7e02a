// Decodes HEIF pictures with libheif.
#include "CellSimCImageLibraries.h"

#include <libheif/heif.h>
#include <stdlib.h>
#include <string.h>

#include "Loading.h"

#define FUNCTIONS(F) \
    F(heif_context_alloc) F(heif_context_free) F(heif_context_read_from_memory_without_copy) \
    F(heif_context_get_primary_image_handle) F(heif_image_handle_get_width) F(heif_image_handle_get_height) \
    F(heif_image_handle_release) F(heif_decode_image) F(heif_image_release) F(heif_image_get_plane_readonly) \
    F(heif_image_get_width) F(heif_image_get_height) F(heif_image_handle_get_raw_color_profile_size) \
    F(heif_image_handle_get_raw_color_profile)
LOADER("libheif.so.1")

struct cellsim_heif {
    struct heif_context *context;
    struct heif_image_handle *handle;
};

int cellsim_heif_open(const uint8_t *bytes, size_t count, cellsim_heif **file, uint32_t *width, uint32_t *height,
                      char *message, size_t room) {
    int code = load(message, room);
    if (code) return code;
    cellsim_heif *made = calloc(1, sizeof *made);
    if (made) made->context = call_heif_context_alloc();
    if (!made || !made->context) {
        snprintf(message, room, "no memory");
        free(made);
        return 1;
    }
    struct heif_error error = call_heif_context_read_from_memory_without_copy(made->context, bytes, count, NULL);
    if (error.code == heif_error_Ok) error = call_heif_context_get_primary_image_handle(made->context, &made->handle);
    int columns = made->handle ? call_heif_image_handle_get_width(made->handle) : 0;
    int rows = made->handle ? call_heif_image_handle_get_height(made->handle) : 0;
    if (error.code != heif_error_Ok || columns <= 0 || rows <= 0) {
        snprintf(message, room, "%s", error.code != heif_error_Ok && error.message ? error.message : "it has no picture");
        cellsim_heif_close(made);
        return 1;
    }
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
    *file = made;
    return 0;
}

int cellsim_heif_read(cellsim_heif *file, uint32_t width, uint32_t height, uint8_t *bgra, char *message, size_t room) {
    struct heif_image *image = NULL;
    struct heif_error error =
        call_heif_decode_image(file->handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL);
    if (error.code != heif_error_Ok || !image) {
        snprintf(message, room, "%s", error.message ? error.message : "the pixels are damaged");
        return 1;
    }
    int stride = 0;
    const uint8_t *rows = call_heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    int isWhole = rows && call_heif_image_get_width(image, heif_channel_interleaved) == (int)width
        && call_heif_image_get_height(image, heif_channel_interleaved) == (int)height;
    for (size_t y = 0; isWhole && y < height; y++) {
        const uint8_t *from = rows + y * (size_t)stride;
        uint8_t *to = bgra + y * width * 4;
        for (size_t x = 0; x < width; x++, from += 4, to += 4) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            to[3] = from[3];
        }
    }
    if (!isWhole) snprintf(message, room, "the number of pixels differs from the header");
    call_heif_image_release(image);
    return !isWhole;
}

size_t cellsim_heif_profile_size(cellsim_heif *file) {
    return call_heif_image_handle_get_raw_color_profile_size(file->handle);
}

void cellsim_heif_profile(cellsim_heif *file, uint8_t *target) {
    call_heif_image_handle_get_raw_color_profile(file->handle, target);
}

void cellsim_heif_close(cellsim_heif *file) {
    if (file->handle) call_heif_image_handle_release(file->handle);
    call_heif_context_free(file->context);
    free(file);
}
