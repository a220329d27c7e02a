// Decides which differing pixels count.
#include "CellSimPixelJudge.h"

#include "CellSimPixelCompare.h"
#include "CellSimLinearLight.h"

#include <math.h>
#include <string.h>

// Fused multiply-add would make the last digits depend on the processor.
#pragma STDC FP_CONTRACT OFF

typedef struct {
    double lightness, a, b;
} Lab;

/// Returns the cube root by Newton's method, with a first estimate from the exponent. All digits are the same on every
/// machine.
static double cube_root(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, 8);
    bits = bits / 3 + 0x2A9F7893E1C9F1A5u;
    double root;
    memcpy(&root, &bits, 8);
    for (int step = 0; step < 4; step++) root = (2.0 * root + value / (root * root)) / 3.0;
    return root;
}

/// CIE's function f: the cube root, and a line near black.
static double lab_curve(double ratio)
{
    return ratio > 216.0 / 24389.0 ? cube_root(ratio) : (24389.0 / 27.0 * ratio + 16.0) / 116.0;
}

/// Converts sRGB to CIE Lab under D65, with the standard's primaries and white point.
static Lab lab_of(uint8_t red, uint8_t green, uint8_t blue)
{
    double r = cellsim_linear_light[red], g = cellsim_linear_light[green], b = cellsim_linear_light[blue];
    double x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b;
    double y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
    double z = 0.0193339 * r + 0.1191920 * g + 0.9503041 * b;
    double fx = lab_curve(x / 0.9504700), fy = lab_curve(y), fz = lab_curve(z / 1.0888300);
    return (Lab){116.0 * fy - 16.0, 500.0 * (fx - fy), 200.0 * (fy - fz)};
}

/// Returns the distance between two pixels on a background of a grey level.
static double distance_before(const uint8_t *a, const uint8_t *b, uint32_t grey)
{
    uint32_t behindA = grey * (255u - a[3]) / 255u, behindB = grey * (255u - b[3]) / 255u;
#define OVER(p, c, behind) (uint8_t)((p)[c] + (behind) > 255u ? 255u : (p)[c] + (behind))
    Lab first = lab_of(OVER(a, 2, behindA), OVER(a, 1, behindA), OVER(a, 0, behindA));
    Lab second = lab_of(OVER(b, 2, behindB), OVER(b, 1, behindB), OVER(b, 0, behindB));
#undef OVER
    double dl = first.lightness - second.lightness, da = first.a - second.a, db = first.b - second.b;
    return sqrt(dl * dl + da * da + db * db);
}

double cellsim_pixel_distance(const uint8_t *a, const uint8_t *b)
{
    double white = distance_before(a, b, 255);
    if (a[3] == 255 && b[3] == 255) return white;
    double black = distance_before(a, b, 0);
    return white > black ? white : black;
}

CellSimPixelJudge cellsim_make_judge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, int method, double limit,
    const uint8_t *strict, size_t side)
{
    return (CellSimPixelJudge){
        .a = a, .b = b, .width = width, .height = height, .method = method, .limit = limit, .strict = strict, .side = side,
    };
}

static double known_distance(CellSimPixelJudge *judge, const uint8_t *a, const uint8_t *b)
{
    uint32_t first, second;
    memcpy(&first, a, 4);
    memcpy(&second, b, 4);
    // Equal pixels are never compared, so the initial zeros of a judge don't match.
    if (first != judge->lastA || second != judge->lastB) {
        judge->lastDistance = cellsim_pixel_distance(a, b);
        judge->lastA = first;
        judge->lastB = second;
    }
    return judge->lastDistance;
}

int cellsim_judge(CellSimPixelJudge *judge, size_t x, size_t y)
{
    size_t at = (y * judge->width + x) * 4;
    const uint8_t *a = judge->a + at, *b = judge->b + at;
    if (judge->method == CELLSIM_COMPARE_EXACT) return 1;
    if (judge->method == CELLSIM_COMPARE_PERCEPTUAL) {
        double distance = known_distance(judge, a, b);
        if (distance > judge->largestDeltaE) judge->largestDeltaE = distance;
        return distance > judge->limit;
    }
    int exceeds = 0;
    for (int channel = 0; channel < 4; channel++) {
        int step = (int)a[channel] - (int)b[channel];
        exceeds |= (step < 0 ? -step : step) > judge->limit;
    }
    if (!exceeds || judge->method == CELLSIM_COMPARE_CHANNEL) return exceeds;
    if (judge->strict && judge->strict[y / judge->side * ((judge->width + judge->side - 1) / judge->side) + x / judge->side])
        return 1;
    return !cellsim_smooths_edge(judge->a, judge->b, judge->width, judge->height, x, y)
        && !cellsim_smooths_edge(judge->b, judge->a, judge->width, judge->height, x, y);
}

/// Returns the lightness of a pixel on white, multiplied by 256.
static int32_t light_at(const uint8_t *pixel)
{
    int32_t white = 255 - pixel[3];
    return 29 * (pixel[0] + white) + 150 * (pixel[1] + white) + 77 * (pixel[2] + white);
}

static uint32_t pixel_at(const uint8_t *pixel)
{
    uint32_t value;
    memcpy(&value, pixel, 4);
    return value;
}

/// Returns whether at least three of the surrounding pixels have the same colour; all pixels beyond the picture's edge
/// count as one of them.
static int is_plain(const uint8_t *pixels, size_t width, size_t height, size_t x, size_t y)
{
    const uint8_t *at = pixels + (y * width + x) * 4;
    uint32_t own = pixel_at(at);
    if (x > 0 && y > 0 && x + 1 < width && y + 1 < height) {
        // Most pixels belong to uniform areas, so the first three neighbours are usually sufficient.
        const uint8_t *above = at - width * 4, *below = at + width * 4;
        int same = (pixel_at(at - 4) == own) + (pixel_at(at + 4) == own) + (pixel_at(above) == own);
        if (same > 2) return 1;
        same += (pixel_at(below) == own) + (pixel_at(above - 4) == own) + (pixel_at(above + 4) == own);
        if (same > 2) return 1;
        return same + (pixel_at(below - 4) == own) + (pixel_at(below + 4) == own) > 2;
    }
    int same = 1;
    for (size_t v = y == 0 ? 0 : y - 1; v <= y + 1 && v < height; v++)
        for (size_t u = x == 0 ? 0 : x - 1; u <= x + 1 && u < width; u++)
            if (u != x || v != y) same += pixel_at(pixels + (v * width + u) * 4) == own;
    return same > 2;
}

// A pixel smooths an edge (Vyšniauskas 2009) if it has darker and lighter neighbours, few neighbours of its own colour,
// and its darkest or lightest neighbour belongs to a uniform area in both pictures.
int cellsim_smooths_edge(
    const uint8_t *a, const uint8_t *b, size_t width, size_t height, size_t x, size_t y)
{
    if (is_plain(a, width, height, x, y)) return 0;
    int32_t own = light_at(a + (y * width + x) * 4), darkest = 0, lightest = 0;
    size_t darkX = 0, darkY = 0, lightX = 0, lightY = 0;
    for (size_t v = y == 0 ? 0 : y - 1; v <= y + 1 && v < height; v++) {
        for (size_t u = x == 0 ? 0 : x - 1; u <= x + 1 && u < width; u++) {
            int32_t step = light_at(a + (v * width + u) * 4) - own;
            if (step < darkest) darkest = step, darkX = u, darkY = v;
            if (step > lightest) lightest = step, lightX = u, lightY = v;
        }
    }
    if (darkest == 0 || lightest == 0) return 0;
    return (is_plain(a, width, height, darkX, darkY) && is_plain(b, width, height, darkX, darkY))
        || (is_plain(a, width, height, lightX, lightY) && is_plain(b, width, height, lightX, lightY));
}
