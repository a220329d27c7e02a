/* The peer of `make bench`: rows of texts with pango and cairo, as a small program of one's own would draw them.
   rows DATA ROWS OUT.png: all rows below one another; rows DATA ROWS FOLDER separate: one picture a row.
   DATA has lines of number, symbol, name and text, with tabs between. Points are drawn at two pixels each. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 375, scale = 2, most = 4096 };
typedef struct { char *field[4]; } Row;

static PangoLayout *text(cairo_t *cr, PangoFontDescription *font, const char *words, int points) {
    PangoLayout *layout = pango_cairo_create_layout(cr);
    pango_layout_set_font_description(layout, font);
    if (points > 0) pango_layout_set_width(layout, points * PANGO_SCALE);
    pango_layout_set_text(layout, words, -1);
    return layout;
}

static PangoFontDescription *fonts[3];

static int height(cairo_t *cr, const Row *row) {
    int w, h;
    PangoLayout *body = text(cr, fonts[2], row->field[3], width - 88);
    pango_layout_get_pixel_size(body, &w, &h);
    g_object_unref(body);
    return h + 44;
}

static void draw(cairo_t *cr, const Row *row, double y) {
    const double xs[4] = {16, 16, 72, 72}, ys[4] = {10, 30, 10, 34};
    cairo_set_source_rgb(cr, 0.14, 0.46, 0.34);
    cairo_rectangle(cr, width - 28, y + 10, 12, 12);
    cairo_fill(cr);
    for (int i = 0; i < 4; i++) {
        PangoLayout *layout = text(cr, fonts[i == 0 ? 0 : i == 3 ? 2 : 1], row->field[i], i == 3 ? width - 88 : 0);
        cairo_set_source_rgb(cr, 0.1, 0.1, 0.1);
        cairo_move_to(cr, xs[i], y + ys[i]);
        pango_cairo_show_layout(cr, layout);
        g_object_unref(layout);
    }
}

static cairo_t *canvas(int points) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * scale, points * scale);
    cairo_surface_set_device_scale(surface, scale, scale);
    cairo_t *cr = cairo_create(surface);
    cairo_surface_destroy(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    return cr;
}

static void save(cairo_t *cr, const char *path) {
    if (cairo_surface_write_to_png(cairo_get_target(cr), path) != CAIRO_STATUS_SUCCESS) exit(3);
    cairo_destroy(cr);
}

int main(int count, char **words) {
    if (count < 4) return 2;
    static Row rows[most];
    int have = 0, wanted = atoi(words[2]);
    FILE *file = fopen(words[1], "r");
    if (!file) return 3;
    for (char line[4096]; have < most && fgets(line, sizeof line, file); have++) {
        line[strcspn(line, "\n")] = 0;
        char *rest = strdup(line);
        for (int i = 0; i < 4; i++) {
            char *field = strsep(&rest, "\t");
            rows[have].field[i] = field ? field : "";
        }
    }
    fclose(file);
    if (have == 0) return 3;
    const char *names[3] = {"Sans 10", "Sans Bold 13", "Sans 11"};
    for (int i = 0; i < 3; i++) fonts[i] = pango_font_description_from_string(names[i]);
    if (count > 4) {
        char path[4096];
        for (int i = 0; i < wanted; i++) {
            cairo_t *probe = canvas(1);
            int points = height(probe, &rows[i % have]);
            cairo_destroy(probe);
            cairo_t *cr = canvas(points);
            draw(cr, &rows[i % have], 0);
            snprintf(path, sizeof path, "%s/%04d.png", words[3], i + 1);
            save(cr, path);
        }
        return 0;
    }
    cairo_t *probe = canvas(1);
    int total = 0;
    for (int i = 0; i < wanted; i++) total += height(probe, &rows[i % have]);
    cairo_t *cr = canvas(total);
    double y = 0;
    for (int i = 0; i < wanted; i++) {
        draw(cr, &rows[i % have], y);
        y += height(probe, &rows[i % have]);
    }
    cairo_destroy(probe);
    save(cr, words[3]);
    return 0;
}
