#ifndef CELLSIM_C_IMAGE_LIBRARIES_H
#define CELLSIM_C_IMAGE_LIBRARIES_H

#include <stddef.h>
#include <stdint.h>

// Image libraries that few programs need, each loaded for the first picture of its format. Functions that fail write a
// reason to `message`. Result codes are 0 for success, 1 for a damaged file, and 2 for a library that is not installed.

/// Reads the size of a WebP picture in pixels. Animations are rejected.
int cellsim_webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message, size_t room);
/// Decodes a WebP picture to blue, green, red and alpha, not premultiplied; `bgra` has four bytes per pixel of the
/// given size.
int cellsim_webp_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *bgra, char *message,
                      size_t room);
/// Returns the bytes of a chunk (`ICCP`, `EXIF`) in the file; NULL if there is none.
const uint8_t *cellsim_webp_part(const uint8_t *bytes, size_t count, const char *name, size_t *length);

/// The first picture of a HEIF file (HEIC, AVIF).
typedef struct cellsim_heif cellsim_heif;
/// Opens a file in memory, which must stay valid until it is closed. `width` and `height` are those of the upright
/// picture.
int cellsim_heif_open(const uint8_t *bytes, size_t count, cellsim_heif **file, uint32_t *width, uint32_t *height,
                      char *message, size_t room);
/// Decodes the picture in the format of `cellsim_webp_read`.
int cellsim_heif_read(cellsim_heif *file, uint32_t width, uint32_t height, uint8_t *bgra, char *message, size_t room);
/// Returns the number of bytes of the colour profile; 0 if there is none.
size_t cellsim_heif_profile_size(cellsim_heif *file);
void cellsim_heif_profile(cellsim_heif *file, uint8_t *target);
void cellsim_heif_close(cellsim_heif *file);

/// The kind of a colour profile.
enum cellsim_profile_kind {
    /// Greys and other profiles, which are ignored.
    CELLSIM_PROFILE_OTHER = 0,
    /// sRGB itself, judging by its colours and curves.
    CELLSIM_PROFILE_SRGB,
    CELLSIM_PROFILE_RGB,
    CELLSIM_PROFILE_CMYK
};

typedef struct cellsim_profile cellsim_profile;
/// Opens a colour profile and prepares its conversion to sRGB with the relative colorimetric intent. Set `isDeep` for
/// `cellsim_profile_apply_deep` instead of `cellsim_profile_apply`.
int cellsim_profile_open(const uint8_t *bytes, size_t count, int isDeep, cellsim_profile **profile, enum cellsim_profile_kind *kind,
                         char *message, size_t room);
/// Converts pixels in place: blue, green, red and alpha, not premultiplied, or inverted inks as stored by Adobe, which
/// become opaque pixels.
void cellsim_profile_apply(cellsim_profile *profile, uint8_t *pixels, size_t count);
/// Converts pixels with sixteen bits per channel, not premultiplied and in native byte order, to eight bits.
void cellsim_profile_apply_deep(cellsim_profile *profile, const uint8_t *rgba, uint8_t *bgra, size_t count);
void cellsim_profile_close(cellsim_profile *profile);

#endif
