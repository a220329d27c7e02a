// Disable fused multiply-add, so that results are the same on every processor.
#pragma STDC FP_CONTRACT OFF

#include "CellSimCImageLibraries.h"

#include <lcms2.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "Loading.h"

#define FUNCTIONS(F) \
    F(cmsOpenProfileFromMem) F(cmsCloseProfile) F(cmsCreate_sRGBProfile) F(cmsGetColorSpace) F(cmsReadTag) \
    F(cmsEvalToneCurveFloat) F(cmsIsMatrixShaper) F(cmsCreateTransform) F(cmsDoTransform) F(cmsDeleteTransform)
LOADER("liblcms2.so.2")

struct cellsim_profile {
    cmsHTRANSFORM transform;
    int isInk;
};

/// Returns whether a profile has sRGB's colours and curves; its values then stay unchanged.
static int is_like(cmsHPROFILE profile, cmsHPROFILE srgb) {
    static const cmsTagSignature colorants[] = {cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag};
    static const cmsTagSignature curves[] = {cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag};
    if (!call_cmsIsMatrixShaper(profile)) return 0;
    for (int i = 0; i < 3; i++) {
        const cmsCIEXYZ *a = call_cmsReadTag(profile, colorants[i]), *b = call_cmsReadTag(srgb, colorants[i]);
        if (!a || !b || fabs(a->X - b->X) > 0.002 || fabs(a->Y - b->Y) > 0.002 || fabs(a->Z - b->Z) > 0.002) return 0;
        const cmsToneCurve *c = call_cmsReadTag(profile, curves[i]), *d = call_cmsReadTag(srgb, curves[i]);
        if (!c || !d) return 0;
        for (int step = 0; step <= 16; step++) {
            float value = (float)step / 16;
            if (fabsf(call_cmsEvalToneCurveFloat(c, value) - call_cmsEvalToneCurveFloat(d, value)) > 0.004f) return 0;
        }
    }
    return 1;
}

static enum cellsim_profile_kind kind_of(cmsHPROFILE profile, cmsHPROFILE srgb) {
    switch (call_cmsGetColorSpace(profile)) {
    case cmsSigRgbData: return is_like(profile, srgb) ? CELLSIM_PROFILE_SRGB : CELLSIM_PROFILE_RGB;
    case cmsSigCmykData: return CELLSIM_PROFILE_CMYK;
    default: return CELLSIM_PROFILE_OTHER;
    }
}

int cellsim_profile_open(const uint8_t *bytes, size_t count, int isDeep, cellsim_profile **profile,
                         enum cellsim_profile_kind *kind, char *message, size_t room) {
    int code = load(message, room);
    if (code) return code;
    cmsHPROFILE own = call_cmsOpenProfileFromMem(bytes, (cmsUInt32Number)count), srgb = call_cmsCreate_sRGBProfile();
    *profile = NULL;
    code = !own || !srgb;
    if (!code) {
        *kind = kind_of(own, srgb);
        int isInk = *kind == CELLSIM_PROFILE_CMYK;
        if (isInk || *kind == CELLSIM_PROFILE_RGB) {
            // A lookup table in place of the formula is not exact enough for colours at the edge of sRGB.
            cmsUInt32Number flags = isInk ? 0 : isDeep ? cmsFLAGS_NOOPTIMIZE : cmsFLAGS_COPY_ALPHA;
            cmsHTRANSFORM transform =
                call_cmsCreateTransform(own, isInk ? TYPE_CMYK_8_REV : isDeep ? TYPE_RGBA_16 : TYPE_BGRA_8, srgb,
                                        TYPE_BGRA_8, INTENT_RELATIVE_COLORIMETRIC, flags);
            *profile = transform ? malloc(sizeof **profile) : NULL;
            if (*profile) **profile = (struct cellsim_profile){transform, isInk};
            code = !*profile;
        }
    }
    if (own) call_cmsCloseProfile(own);
    if (srgb) call_cmsCloseProfile(srgb);
    if (code) snprintf(message, room, "its colour profile is damaged");
    return code;
}

void cellsim_profile_apply(cellsim_profile *profile, uint8_t *pixels, size_t count) {
    // The library uses 32-bit counts.
    for (size_t most = 1 << 24; count > 0; ) {
        size_t step = count < most ? count : most;
        call_cmsDoTransform(profile->transform, pixels, pixels, (cmsUInt32Number)step);
        for (size_t i = 0; profile->isInk && i < step; i++) pixels[i * 4 + 3] = 255;
        pixels += step * 4;
        count -= step;
    }
}

void cellsim_profile_apply_deep(cellsim_profile *profile, const uint8_t *rgba, uint8_t *bgra, size_t count) {
    for (size_t most = 1 << 24; count > 0; ) {
        size_t step = count < most ? count : most;
        call_cmsDoTransform(profile->transform, rgba, bgra, (cmsUInt32Number)step);
        for (size_t i = 0; i < step; i++) {
            uint16_t alpha;
            memcpy(&alpha, rgba + i * 8 + 6, 2);
            bgra[i * 4 + 3] = (uint8_t)((alpha * 255u + 32767u) / 65535u);
        }
        rgba += step * 8;
        bgra += step * 4;
        count -= step;
    }
}

void cellsim_profile_close(cellsim_profile *profile) {
    call_cmsDeleteTransform(profile->transform);
    free(profile);
}
