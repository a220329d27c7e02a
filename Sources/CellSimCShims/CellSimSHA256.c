#include "CellSimDigest.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* Implements SHA-256 (FIPS 180-4). */

static const uint32_t initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t turned(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void take(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
    for (; blocks > 0; blocks--, bytes += 64) {
        uint32_t w[64], v[8];
        for (int i = 0; i < 16; i++) {
            const uint8_t *b = bytes + 4 * i;
            w[i] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
        }
        for (int i = 16; i < 64; i++) {
            uint32_t a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ a >> 3) + w[i - 7]
                + (turned(b, 17) ^ turned(b, 19) ^ b >> 10);
        }
        memcpy(v, state, sizeof v);
        for (int i = 0; i < 64; i++) {
            uint32_t one = v[7] + (turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25))
                + ((v[4] & v[5]) ^ (~v[4] & v[6])) + constants[i] + w[i];
            uint32_t two = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22))
                + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            memmove(v + 1, v, 7 * sizeof v[0]);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < 8; i++) state[i] += v[i];
    }
}

#if defined(__x86_64__)
/* Processes blocks with the processor's SHA instructions, because each process that draws with a font file verifies it.
   The instructions keep the state as the words a, b, e, f and c, d, g, h. */
__attribute__((target("sha,sse4.1,ssse3")))
static void take_quickly(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
    const __m128i order = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
    __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
    __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
    for (; blocks > 0; blocks--, bytes += 64) {
        __m128i first = abef, second = cdgh, w[4];
        for (int i = 0; i < 16; i++) {
            __m128i *now = &w[i & 3];
            if (i < 4) {
                *now = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)bytes + i), order);
            } else {
                __m128i last = w[(i + 3) & 3];
                __m128i sum = _mm_add_epi32(
                    _mm_sha256msg1_epu32(*now, w[(i + 1) & 3]), _mm_alignr_epi8(last, w[(i + 2) & 3], 4));
                *now = _mm_sha256msg2_epu32(sum, last);
            }
            __m128i sum = _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)constants + i));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, first);
        cdgh = _mm_add_epi32(cdgh, second);
    }
    state[0] = (uint32_t)_mm_extract_epi32(abef, 3), state[1] = (uint32_t)_mm_extract_epi32(abef, 2);
    state[4] = (uint32_t)_mm_extract_epi32(abef, 1), state[5] = (uint32_t)_mm_extract_epi32(abef, 0);
    state[2] = (uint32_t)_mm_extract_epi32(cdgh, 3), state[3] = (uint32_t)_mm_extract_epi32(cdgh, 2);
    state[6] = (uint32_t)_mm_extract_epi32(cdgh, 1), state[7] = (uint32_t)_mm_extract_epi32(cdgh, 0);
}
#endif

void cellsim_sha256(const uint8_t *bytes, size_t count, int isPlain, uint8_t *digest) {
    void (*take_blocks)(uint32_t *, const uint8_t *, size_t) = take;
#if defined(__x86_64__)
    if (!isPlain && __builtin_cpu_supports("sha") && __builtin_cpu_supports("sse4.1")) take_blocks = take_quickly;
#endif
    uint32_t state[8];
    memcpy(state, initial, sizeof state);
    take_blocks(state, bytes, count / 64);
    uint8_t end[128] = {0};
    size_t rest = count % 64, size = rest < 56 ? 64 : 128;
    if (rest > 0) memcpy(end, bytes + count - rest, rest);
    end[rest] = 0x80;
    for (int i = 0; i < 8; i++) end[size - 1 - i] = (uint8_t)((uint64_t)count * 8 >> 8 * i);
    take_blocks(state, end, size / 64);
    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
