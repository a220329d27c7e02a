// Compresses rows of user interface pictures to deflate streams.
#include "CellSimRowDeflate.h"

#include <stdlib.h>
#include <string.h>

enum {
    LITERALS = 286,
    DISTANCES = 30,
    LENGTH_CODES = 19,
    LONGEST = 258,
    FARTHEST = 32768,
    HASH_BITS = 13,
    // The number of tokens in a block; each block has its own code lengths.
    BLOCK_TOKENS = 1 << 14,
    STORED = 65535
};

// A token is a literal (below 256) or a match: its length in bits 16 to 24, and its distance minus one below.
struct writer {
    uint8_t *target;
    size_t at;
    uint64_t bits;
    unsigned held;
};

static uint32_t load32(const uint8_t *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}

static uint64_t load64(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}

// Writes at most 32 bits; the target needs eight more bytes than are written.
static inline void put(struct writer *w, uint32_t bits, unsigned count) {
    w->bits |= (uint64_t)bits << w->held;
    w->held += count;
    if (w->held >= 32) {
        uint32_t low = (uint32_t)w->bits;
        memcpy(w->target + w->at, &low, 4);
        w->at += 4;
        w->bits >>= 32;
        w->held -= 32;
    }
}

static void align(struct writer *w) {
    while (w->held > 0) {
        w->target[w->at++] = (uint8_t)w->bits;
        w->bits >>= 8;
        w->held = w->held > 8 ? w->held - 8 : 0;
    }
    w->bits = 0;
}

// Returns the length of the match between two positions, at most `longest`.
static inline size_t match(const uint8_t *a, const uint8_t *b, size_t longest) {
    size_t n = 0;
    while (n + 8 <= longest) {
        uint64_t difference = load64(a + n) ^ load64(b + n);
        if (difference) return n + (size_t)(__builtin_ctzll(difference) >> 3);
        n += 8;
    }
    while (n < longest && a[n] == b[n]) n++;
    return n;
}

static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};

static inline unsigned length_code(unsigned length) {
    if (length == LONGEST) return 28;
    unsigned v = length - 3;
    if (v < 8) return v;
    unsigned top = 31 - (unsigned)__builtin_clz(v);
    return (top - 1) * 4 + (v >> (top - 2) & 3);
}

// Returns the code of a distance minus one.
static inline unsigned distance_code(unsigned v) {
    if (v < 4) return v;
    unsigned top = 31 - (unsigned)__builtin_clz(v);
    return top * 2 + (v >> (top - 1) & 1);
}

// Computes Huffman code lengths of at most `limit` bits for the counts, halving the counts until the lengths are short
// enough.
static void make_lengths(const uint32_t *counts, unsigned n, unsigned limit, uint8_t *lengths) {
    uint32_t weight[LITERALS * 2], scaled[LITERALS];
    uint16_t parent[LITERALS * 2], order[LITERALS];
    unsigned used = 0;
    memset(lengths, 0, n);
    for (unsigned i = 0; i < n; i++) {
        scaled[i] = counts[i];
        if (counts[i]) order[used++] = (uint16_t)i;
    }
    // Use at least two codes, because some decoders reject fewer.
    for (unsigned i = 0; used < 2; i++) {
        if (scaled[i]) continue;
        scaled[i] = 1;
        order[used++] = (uint16_t)i;
    }
    for (;;) {
        // Sort by count, then by symbol.
        for (unsigned gap = used / 2; gap > 0; gap /= 2) {
            for (unsigned i = gap; i < used; i++) {
                uint16_t symbol = order[i];
                unsigned j = i;
                for (; j >= gap; j -= gap) {
                    uint16_t other = order[j - gap];
                    if (scaled[other] < scaled[symbol] || (scaled[other] == scaled[symbol] && other < symbol)) break;
                    order[j] = other;
                }
                order[j] = symbol;
            }
        }
        for (unsigned i = 0; i < used; i++) weight[i] = scaled[order[i]];
        unsigned leaf = 0, node = used, end = used;
        while (end < used * 2 - 1) {
            uint32_t sum = 0;
            for (int k = 0; k < 2; k++) {
                unsigned pick = leaf < used && (node >= end || weight[leaf] <= weight[node]) ? leaf++ : node++;
                sum += weight[pick];
                parent[pick] = (uint16_t)end;
            }
            weight[end++] = sum;
        }
        // Replace the weights by depths, starting from the root.
        unsigned deepest = 0;
        weight[end - 1] = 0;
        for (unsigned i = end - 1; i-- > 0;) {
            weight[i] = weight[parent[i]] + 1;
            if (i < used && weight[i] > deepest) deepest = weight[i];
        }
        if (deepest <= limit) {
            for (unsigned i = 0; i < used; i++) lengths[order[i]] = (uint8_t)weight[i];
            return;
        }
        for (unsigned i = 0; i < used; i++) scaled[order[i]] = scaled[order[i]] / 2 + 1;
    }
}

static void make_codes(const uint8_t *lengths, unsigned n, uint16_t *codes) {
    uint16_t of_length[16] = {0}, next[16] = {0};
    for (unsigned i = 0; i < n; i++) of_length[lengths[i]]++;
    of_length[0] = 0;
    for (unsigned bits = 1; bits < 16; bits++) next[bits] = (uint16_t)((next[bits - 1] + of_length[bits - 1]) << 1);
    for (unsigned i = 0; i < n; i++) {
        unsigned code = lengths[i] ? next[lengths[i]]++ : 0, turned = 0;
        for (unsigned bit = 0; bit < lengths[i]; bit++) turned |= (code >> bit & 1) << (lengths[i] - 1 - bit);
        codes[i] = (uint16_t)turned;
    }
}

struct block {
    uint32_t tokens[BLOCK_TOKENS];
    size_t count;
    uint32_t literals[LITERALS], distances[DISTANCES];
    int32_t places[1 << HASH_BITS];
};

// Run-length encodes code lengths: the symbol, with the run's extra bits above it.
static unsigned shorten(const uint8_t *lengths, unsigned n, uint16_t *target, uint32_t *counts) {
    unsigned made = 0;
    for (unsigned i = 0; i < n;) {
        unsigned run = 1;
        while (i + run < n && lengths[i + run] == lengths[i]) run++;
        i += run;
        unsigned value = lengths[i - 1];
        if (value) {
            target[made++] = (uint16_t)value;
            counts[value]++;
            run--;
        }
        while (run >= 3) {
            unsigned symbol = value ? 16 : run > 10 ? 18 : 17, most = value ? 6 : run > 10 ? 138 : 10;
            unsigned taken = run < most ? run : most;
            target[made++] = (uint16_t)(symbol | (taken - (symbol == 18 ? 11 : 3)) << 8);
            counts[symbol]++;
            run -= taken;
        }
        while (run-- > 0) {
            target[made++] = (uint16_t)value;
            counts[value]++;
        }
    }
    return made;
}

static void write_stored(struct writer *w, const uint8_t *bytes, size_t count, int last) {
    do {
        size_t part = count < STORED ? count : STORED;
        put(w, last && part == count, 3);
        align(w);
        uint8_t head[4] = {(uint8_t)part, (uint8_t)(part >> 8), (uint8_t)~part, (uint8_t)(~part >> 8)};
        memcpy(w->target + w->at, head, 4);
        memcpy(w->target + w->at + 4, bytes, part);
        w->at += part + 4;
        bytes += part;
        count -= part;
    } while (count > 0);
}

static void write_block(struct writer *w, struct block *b, const uint8_t *bytes, size_t count, int last) {
    static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    static const uint8_t extra[3] = {2, 3, 7};
    uint8_t lengths[LITERALS + DISTANCES], code_lengths[LENGTH_CODES];
    uint16_t codes[LITERALS], distance_codes[DISTANCES], runs[LITERALS + DISTANCES], run_codes[LENGTH_CODES];
    uint32_t run_counts[LENGTH_CODES] = {0};
    b->literals[256] = 1;
    make_lengths(b->literals, LITERALS, 15, lengths);
    make_codes(lengths, LITERALS, codes);
    uint8_t distance_lengths[DISTANCES];
    make_lengths(b->distances, DISTANCES, 15, distance_lengths);
    make_codes(distance_lengths, DISTANCES, distance_codes);
    unsigned literals = LITERALS, distances = DISTANCES;
    while (literals > 257 && !lengths[literals - 1]) literals--;
    while (distances > 1 && !distance_lengths[distances - 1]) distances--;
    memcpy(lengths + literals, distance_lengths, distances);
    unsigned made = shorten(lengths, literals + distances, runs, run_counts);
    make_lengths(run_counts, LENGTH_CODES, 7, code_lengths);
    make_codes(code_lengths, LENGTH_CODES, run_codes);
    unsigned sent = LENGTH_CODES;
    while (sent > 4 && !code_lengths[order[sent - 1]]) sent--;
    size_t size = 17 + 3 * sent;
    for (unsigned i = 0; i < LENGTH_CODES; i++)
        size += run_counts[i] * (code_lengths[i] + (i < 16 ? 0u : extra[i - 16]));
    for (unsigned i = 0; i < literals; i++)
        size += b->literals[i] * (lengths[i] + (i < 257 ? 0u : length_extra[i - 257]));
    for (unsigned i = 0; i < distances; i++)
        size += b->distances[i] * (distance_lengths[i] + (i < 4 ? 0u : i / 2 - 1));
    if (size / 8 >= count) {
        write_stored(w, bytes, count, last);
        return;
    }
    put(w, (uint32_t)last | 4, 3);
    put(w, literals - 257, 5);
    put(w, distances - 1, 5);
    put(w, sent - 4, 4);
    for (unsigned i = 0; i < sent; i++) put(w, code_lengths[order[i]], 3);
    for (unsigned i = 0; i < made; i++) {
        unsigned symbol = runs[i] & 255;
        put(w, run_codes[symbol], code_lengths[symbol]);
        if (symbol >= 16) put(w, runs[i] >> 8, extra[symbol - 16]);
    }
    for (size_t i = 0; i < b->count; i++) {
        uint32_t token = b->tokens[i];
        if (token < 256) {
            put(w, codes[token], lengths[token]);
            continue;
        }
        unsigned length = token >> 16, distance = token & 0xFFFF;
        unsigned code = length_code(length);
        put(w, codes[257 + code] | (uint32_t)(length - length_base[code]) << lengths[257 + code],
            lengths[257 + code] + length_extra[code]);
        code = distance_code(distance);
        unsigned more = code < 4 ? 0 : code / 2 - 1;
        put(w, distance_codes[code] | (distance & ((1u << more) - 1)) << distance_lengths[code],
            distance_lengths[code] + more);
    }
    put(w, codes[256], lengths[256]);
}

static void begin(struct block *b) {
    b->count = 0;
    memset(b->literals, 0, sizeof b->literals);
    memset(b->distances, 0, sizeof b->distances);
}

size_t cellsim_row_deflate_bound(size_t count) { return count + 64 + 16 * (count / BLOCK_TOKENS + 2); }

size_t cellsim_row_deflate(const uint8_t *bytes, size_t count, size_t row, size_t pixel, int last, uint8_t *target) {
    struct block *b = malloc(sizeof *b);
    if (!b) return 0;
    struct writer w = {target, 0, 0, 0};
    memset(b->places, 0xFF, sizeof b->places);
    begin(b);
    size_t at = 0, start = 0;
    int has_row = row <= FARTHEST;
    while (at < count) {
        size_t longest = count - at < LONGEST ? count - at : LONGEST, best = 0, distance = 0;
        const uint8_t *here = bytes + at;
        if (at >= pixel) {
            best = match(here - pixel, here, longest);
            distance = pixel;
        }
        if (best < longest && has_row && at >= row) {
            size_t length = match(here - row, here, longest);
            // A large distance takes more bits.
            if (length > best + 2) {
                best = length;
                distance = row;
            }
        }
        if (best < 12 && longest >= 4) {
            uint32_t slot = load32(here) * 2654435761u >> (32 - HASH_BITS);
            int32_t place = b->places[slot];
            b->places[slot] = (int32_t)at;
            if (place >= 0 && at - (size_t)place <= FARTHEST) {
                size_t length = match(bytes + place, here, longest);
                if (length > best + 2 && length >= 5) {
                    best = length;
                    distance = at - (size_t)place;
                }
            }
        }
        if (best >= 3 && (distance == pixel || best >= 4)) {
            b->tokens[b->count++] = (uint32_t)best << 16 | (uint32_t)(distance - 1);
            b->literals[257 + length_code((unsigned)best)]++;
            b->distances[distance_code((unsigned)distance - 1)]++;
            at += best;
        } else {
            b->tokens[b->count++] = *here;
            b->literals[*here]++;
            at++;
        }
        if (b->count == BLOCK_TOKENS && at < count) {
            write_block(&w, b, bytes + start, at - start, 0);
            begin(b);
            start = at;
        }
    }
    write_block(&w, b, bytes + start, at - start, last);
    // An empty stored block aligns the next piece to a byte.
    if (!last) write_stored(&w, bytes, 0, 0);
    align(&w);
    free(b);
    return w.at;
}
