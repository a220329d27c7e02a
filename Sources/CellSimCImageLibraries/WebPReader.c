// Decodes WebP pictures with libwebp.
#include "CellSimCImageLibraries.h"

#include <string.h>
#include <webp/decode.h>

#include "Loading.h"

#define FUNCTIONS(F) F(WebPGetFeaturesInternal) F(WebPDecodeBGRAInto)
LOADER("libwebp.so.7")

int cellsim_webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message, size_t room) {
    int code = load(message, room);
    if (code) return code;
    WebPBitstreamFeatures features;
    if (call_WebPGetFeaturesInternal(bytes, count, &features, WEBP_DECODER_ABI_VERSION) != VP8_STATUS_OK) {
        snprintf(message, room, "the header is damaged");
        return 1;
    }
    if (features.has_animation) {
        snprintf(message, room, "it is an animation, and CellSim does not read its frames");
        return 1;
    }
    *width = (uint32_t)features.width;
    *height = (uint32_t)features.height;
    return 0;
}

int cellsim_webp_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *bgra, char *message,
                      size_t room) {
    if (call_WebPDecodeBGRAInto(bytes, count, bgra, (size_t)width * height * 4, (int)width * 4)) return 0;
    snprintf(message, room, "the pixels are damaged");
    return 1;
}

static size_t number(const uint8_t *at) {
    return at[0] | (size_t)at[1] << 8 | (size_t)at[2] << 16 | (size_t)at[3] << 24;
}

const uint8_t *cellsim_webp_part(const uint8_t *bytes, size_t count, const char *name, size_t *length) {
    for (size_t at = 12; at + 8 <= count;) {
        size_t size = number(bytes + at + 4);
        if (size > count - at - 8) return NULL;
        if (memcmp(bytes + at, name, 4) == 0) {
            *length = size;
            return bytes + at + 8;
        }
        at += 8 + size + (size & 1);
    }
    return NULL;
}
