#ifndef CELLSIM_C_IMAGE_LIBRARIES_H
#define CELLSIM_C_IMAGE_LIBRARIES_H

#include <stddef.h>
#include <stdint.h>

// Libraries for pictures that few programs meet: each is loaded when the first such picture comes. Functions that fail
// write their reason to `message`; codes are 0 for success, 1 for a damaged file, 2 for a library that is not installed.

/// The size of a WebP picture in pixels. Animations are refused.
int cellsim_webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message, size_t room);
/// Decodes it to blue, green, red and alpha, not multiplied; `bgra` holds four bytes a pixel of the size stated.
int cellsim_webp_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *bgra, char *message,
                      size_t room);
/// The bytes of a part (`ICCP`, `EXIF`) inside of the file; NULL where there is none.
const uint8_t *cellsim_webp_part(const uint8_t *bytes, size_t count, const char *name, size_t *length);

/// The first picture of a HEIF file (HEIC, AVIF).
typedef struct cellsim_heif cellsim_heif;
/// Opens a file in memory that stays there until it is closed. `width` and `height` are those of the upright picture.
int cellsim_heif_open(const uint8_t *bytes, size_t count, cellsim_heif **file, uint32_t *width, uint32_t *height,
                      char *message, size_t room);
/// Decodes it as `cellsim_webp_read` does.
int cellsim_heif_read(cellsim_heif *file, uint32_t width, uint32_t height, uint8_t *bgra, char *message, size_t room);
/// How many bytes the colour profile has; 0 where there is none.
size_t cellsim_heif_profile_size(cellsim_heif *file);
void cellsim_heif_profile(cellsim_heif *file, uint8_t *target);
void cellsim_heif_close(cellsim_heif *file);

/// What a colour profile is of.
enum cellsim_profile_kind {
    /// Greys and whatever else is left as it is.
    CELLSIM_PROFILE_OTHER = 0,
    /// sRGB itself, by its colours and curves.
    CELLSIM_PROFILE_SRGB,
    CELLSIM_PROFILE_RGB,
    CELLSIM_PROFILE_CMYK
};

typedef struct cellsim_profile cellsim_profile;
/// Opens a colour profile and prepares its conversion to sRGB, with the relative colorimetric intent.
/// `isDeep`: for `cellsim_profile_apply_deep` instead of `cellsim_profile_apply`.
int cellsim_profile_open(const uint8_t *bytes, size_t count, int isDeep, cellsim_profile **profile, enum cellsim_profile_kind *kind,
                         char *message, size_t room);
/// Converts pixels in place: blue, green, red and alpha, not multiplied; or inks as Adobe stores them, inverted, which become
/// opaque pixels.
void cellsim_profile_apply(cellsim_profile *profile, uint8_t *pixels, size_t count);
/// Converts straight pixels of sixteen bits, in the machine's order, to straight ones of eight.
void cellsim_profile_apply_deep(cellsim_profile *profile, const uint8_t *rgba, uint8_t *bgra, size_t count);
void cellsim_profile_close(cellsim_profile *profile);

#endif
