// What the raster's C does with pictures, as one checksum for each step: Tests/Scripts/processors compares two processors' lines.
// Usage: raster FONT PICTURE…
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <pixman.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CellSimCPixels.h"
#include "CellSimDigest.h"
#include "CellSimJPEGReader.h"
#include "CellSimPNGReader.h"
#include "CellSimPixelRows.h"
#include "CellSimRowDeflate.h"

enum { WIDTH = 203, HEIGHT = 117, BYTES = WIDTH * HEIGHT * 4 };

static void report(const char *step, const char *detail, const void *bytes, size_t count)
{
    uint8_t digest[32];
    cellsim_sha256(bytes, count, 0, digest);
    printf("%s %s ", step, detail);
    for (int i = 0; i < 8; i++) printf("%02x", digest[i]);
    printf("\n");
}

static void require(int holds, const char *what)
{
    if (holds) return;
    fprintf(stderr, "raster: error: %s\n", what);
    exit(1);
}

// A premultiplied picture of reproducible noise.
static void fill(uint8_t *pixels, uint32_t seed)
{
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        // Half of the picture has flat areas.
        if (i % 19 == 0 || i > WIDTH * HEIGHT / 2) seed = seed * 1664525u + 1013904223u;
        uint32_t alpha = i % 7 ? 255 : seed >> 24;
        for (int c = 0; c < 3; c++) pixels[i * 4 + c] = (uint8_t)((seed >> (8 * c) & 255) * alpha / 255);
        pixels[i * 4 + 3] = (uint8_t)alpha;
    }
}

static pixman_image_t *image(void *bits, pixman_format_code_t format, int stride)
{
    pixman_image_t *made = pixman_image_create_bits(format, WIDTH, HEIGHT, bits, stride);
    require(made != NULL, "pixman makes no image");
    return made;
}

// Each operation and source that the raster uses.
static void composite(void)
{
    static uint8_t target[BYTES], source[BYTES], mask[208 * HEIGHT];
    static const pixman_op_t operations[] = {
        PIXMAN_OP_SRC, PIXMAN_OP_OVER, PIXMAN_OP_IN, PIXMAN_OP_IN_REVERSE, PIXMAN_OP_OUT_REVERSE, PIXMAN_OP_ADD,
        PIXMAN_OP_MULTIPLY, PIXMAN_OP_SCREEN, PIXMAN_OP_OVERLAY, PIXMAN_OP_DARKEN, PIXMAN_OP_LIGHTEN, PIXMAN_OP_COLOR_DODGE,
        PIXMAN_OP_COLOR_BURN, PIXMAN_OP_HARD_LIGHT, PIXMAN_OP_SOFT_LIGHT, PIXMAN_OP_DIFFERENCE, PIXMAN_OP_EXCLUSION,
        PIXMAN_OP_HSL_HUE, PIXMAN_OP_HSL_SATURATION, PIXMAN_OP_HSL_COLOR, PIXMAN_OP_HSL_LUMINOSITY};
    for (size_t i = 0; i < sizeof mask; i++) mask[i] = (uint8_t)(i * i >> 5);
    for (size_t n = 0; n < sizeof operations / sizeof *operations; n++) {
        for (int kind = 0; kind < 5; kind++) {
            fill(target, 7), fill(source, 99);
            pixman_image_t *into = image(target, PIXMAN_a8r8g8b8, WIDTH * 4), *covering = image(mask, PIXMAN_a8, 208), *drawn;
            pixman_color_t colour = {0x7fff, 0x1234, 0x4321, 0x8765};
            if (kind == 0) drawn = pixman_image_create_solid_fill(&colour);
            else drawn = image(source, PIXMAN_a8r8g8b8, WIDTH * 4);
            if (kind >= 2) {
                pixman_transform_t moved = {{{0xb345, 0x1111, 0x8000}, {-0x1789, 0xc111, 0x24444}, {0, 0, 0x10000}}};
                pixman_image_set_transform(drawn, &moved);
                int count = 0;
                pixman_fixed_t *kernel = pixman_filter_create_separable_convolution(
                    &count, 0x18000, 0x14000, PIXMAN_KERNEL_LINEAR, PIXMAN_KERNEL_LINEAR, PIXMAN_KERNEL_BOX, PIXMAN_KERNEL_BOX, 4, 4);
                if (kind == 2) pixman_image_set_filter(drawn, PIXMAN_FILTER_BILINEAR, NULL, 0);
                if (kind == 3) pixman_image_set_filter(drawn, PIXMAN_FILTER_NEAREST, NULL, 0);
                if (kind == 4) pixman_image_set_filter(drawn, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, kernel, count);
                free(kernel);
            }
            pixman_image_composite32(operations[n], drawn, n % 2 ? covering : NULL, into, 0, 0, 0, 0, 3, 2, WIDTH - 5, HEIGHT - 3);
            char detail[48];
            snprintf(detail, sizeof detail, "operation %d source %d", (int)operations[n], kind);
            // pixman computes these with floating-point numbers, and its builds may fuse multiplications with additions.
            int is_fractional = operations[n] == PIXMAN_OP_COLOR_DODGE || operations[n] == PIXMAN_OP_COLOR_BURN ||
                operations[n] == PIXMAN_OP_SOFT_LIGHT || operations[n] >= PIXMAN_OP_HSL_HUE;
            report(is_fractional ? "fractional" : "pixman", detail, target, BYTES);
            pixman_image_unref(drawn), pixman_image_unref(covering), pixman_image_unref(into);
        }
    }
}

static void pixels(void)
{
    static uint8_t a[BYTES], b[BYTES], picture[BYTES], mask[BYTES / 4], packed[BYTES * 2];
    fill(a, 1), fill(b, 1);
    for (int i = 900; i < BYTES / 2; i += 13) b[i] = (uint8_t)(b[i] / 2);
    for (int i = 0; i < BYTES / 4; i++) mask[i] = (uint8_t)(i * 7);
    static CellSimDifferenceTile tiles[400];
    for (int method = 0; method < 4; method++) {
        CellSimDifferenceTotals totals;
        memset(&totals, 0, sizeof totals), memset(tiles, 0, sizeof tiles);
        cellsim_compare_pixels(a, b, WIDTH, HEIGHT, method, method == 2 ? 2.3 : 9, 16, NULL, tiles, &totals);
        report("compare", "tiles", tiles, sizeof tiles), report("compare", "totals", &totals, sizeof totals);
        cellsim_difference_picture(a, b, picture, WIDTH, HEIGHT, method, 2.3, NULL, 16);
        report("compare", "picture", picture, BYTES);
    }
    for (uint32_t i = 0; i < 64; i++) {
        double distance = cellsim_delta_e(0xff000000u | i * 0x030507u, 0xff102030u + i * 0x010203u);
        report("compare", "distance", &distance, sizeof distance);
    }
    CellSimEdgeChange change = cellsim_edge_change(a, b, WIDTH, HEIGHT, (CellSimPixelArea){0, 0, WIDTH, HEIGHT});
    report("compare", "edges", &change.dx, 5 * sizeof(double));
    memcpy(picture, a, BYTES);
    cellsim_blur_pixels(picture, WIDTH, HEIGHT, WIDTH * 4, 9), report("pixels", "blur", picture, BYTES);
    cellsim_saturate_pixels(picture, WIDTH, HEIGHT, WIDTH * 4, 461), report("pixels", "saturate", picture, BYTES);
    cellsim_plus_darker(picture, WIDTH * 4, b, WIDTH * 4, WIDTH, HEIGHT), report("pixels", "darker", picture, BYTES);
    cellsim_blend_mask(picture, WIDTH * 4, mask, WIDTH, WIDTH, HEIGHT, 0x80402010), report("pixels", "mask", picture, BYTES);
    cellsim_unmultiply(picture, WIDTH * HEIGHT), report("pixels", "unmultiply", picture, BYTES);
    cellsim_premultiply(picture, WIDTH * HEIGHT), report("pixels", "premultiply", picture, BYTES);
    require(cellsim_row_deflate_bound(BYTES) <= sizeof packed, "the packed picture is too large");
    report("pixels", "deflate", packed, cellsim_row_deflate(a, BYTES, WIDTH * 4, 4, 1, packed));
}

// The outlines of letters, and their coverage.
static void letters(const char *font)
{
    FT_Library library;
    FT_Face face;
    require(!FT_Init_FreeType(&library) && !FT_New_Face(library, font, 0, &face), font);
    for (int size = 9; size < 60; size += 7) {
        FT_Set_Char_Size(face, size * 64 + 13, 0, 72, 72);
        for (FT_ULong code = 33; code < 127; code += 5) {
            require(!FT_Load_Char(face, code, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP), "a letter is missing");
            FT_Outline_Translate(&face->glyph->outline, 21, 43);
            report("outline", "", face->glyph->outline.points, (size_t)face->glyph->outline.n_points * sizeof(FT_Vector));
            require(!FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL), "a letter is not drawn");
            FT_Bitmap *bitmap = &face->glyph->bitmap;
            report("letter", "", bitmap->buffer, bitmap->rows * (size_t)abs(bitmap->pitch));
        }
    }
}

static void picture(const char *path)
{
    FILE *file = fopen(path, "rb");
    require(file != NULL, path);
    static uint8_t bytes[4 << 20];
    size_t count = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    require(count > 24 && count < sizeof bytes, path);
    char message[200] = "";
    uint32_t width, height;
    int components, status;
    uint8_t *pixels;
    if (bytes[0] == 0x89) {
        width = (uint32_t)bytes[16] << 24 | (uint32_t)bytes[17] << 16 | (uint32_t)bytes[18] << 8 | bytes[19];
        height = (uint32_t)bytes[20] << 24 | (uint32_t)bytes[21] << 16 | (uint32_t)bytes[22] << 8 | bytes[23];
        pixels = malloc((size_t)width * height * 4);
        status = cellsim_png_read(bytes, count, width, height, CELLSIM_PNG_PREMULTIPLIED, pixels, message, sizeof message);
    } else {
        require(!cellsim_jpeg_size(bytes, count, &width, &height, &components, message, sizeof message), message);
        pixels = malloc((size_t)width * height * 4);
        status = cellsim_jpeg_read(bytes, count, width, height, 0, pixels, message, sizeof message);
    }
    require(status == 0, message);
    report("picture", path, pixels, (size_t)width * height * 4);
    free(pixels);
}

int main(int count, char **arguments)
{
    require(count > 2, "usage: raster FONT PICTURE...");
    composite(), pixels(), letters(arguments[1]);
    for (int i = 2; i < count; i++) picture(arguments[i]);
    return 0;
}
