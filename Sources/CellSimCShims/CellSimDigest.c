// Computes BLAKE2b hashes, and identifies the loaded libraries by their build IDs.
#define _GNU_SOURCE
#include "CellSimDigest.h"

#include <dlfcn.h>
#include <gnu/libc-version.h>
#include <link.h>
#include <string.h>

enum { blockSize = 128, digestSize = 32 };

static const uint64_t initial[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t order[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static inline uint64_t turned(uint64_t word, int count) { return word >> count | word << (64 - count); }

#define MIX(a, b, c, d, x, y) \
    v[a] += v[b] + (x); v[d] = turned(v[d] ^ v[a], 32); \
    v[c] += v[d]; v[b] = turned(v[b] ^ v[c], 24); \
    v[a] += v[b] + (y); v[d] = turned(v[d] ^ v[a], 16); \
    v[c] += v[d]; v[b] = turned(v[b] ^ v[c], 63)

static void take(uint64_t state[8], const uint8_t *block, uint64_t count, int isLast) {
    uint64_t m[16], v[16];
    for (int i = 0; i < 16; i++) {
        m[i] = 0;
        for (int k = 7; k >= 0; k--) m[i] = m[i] << 8 | block[i * 8 + k];
    }
    memcpy(v, state, 64);
    memcpy(v + 8, initial, 64);
    v[12] ^= count;
    if (isLast) v[14] = ~v[14];
    for (int round = 0; round < 12; round++) {
        const uint8_t *s = order[round % 10];
        MIX(0, 4, 8, 12, m[s[0]], m[s[1]]);
        MIX(1, 5, 9, 13, m[s[2]], m[s[3]]);
        MIX(2, 6, 10, 14, m[s[4]], m[s[5]]);
        MIX(3, 7, 11, 15, m[s[6]], m[s[7]]);
        MIX(0, 5, 10, 15, m[s[8]], m[s[9]]);
        MIX(1, 6, 11, 12, m[s[10]], m[s[11]]);
        MIX(2, 7, 8, 13, m[s[12]], m[s[13]]);
        MIX(3, 4, 9, 14, m[s[14]], m[s[15]]);
    }
    for (int i = 0; i < 8; i++) state[i] ^= v[i] ^ v[i + 8];
}

void cellsim_digest(const uint8_t *bytes, size_t count, uint8_t *digest) {
    uint64_t state[8];
    memcpy(state, initial, 64);
    state[0] ^= 0x01010000 ^ digestSize;
    size_t done = 0;
    while (count - done > blockSize) {
        take(state, bytes + done, done + blockSize, 0);
        done += blockSize;
    }
    uint8_t last[blockSize] = {0};
    if (count > done) memcpy(last, bytes + done, count - done);
    take(state, last, count, 1);
    for (int i = 0; i < digestSize; i++) digest[i] = (uint8_t)(state[i / 8] >> 8 * (i % 8));
}

// The search for a loaded object by its number, and the buffers for its path and build ID.
struct search {
    int left;
    char *path;
    size_t room;
    uint8_t *id;
    size_t *idSize;
};

// Finds the build ID among the notes of a segment.
static void findID(const uint8_t *notes, size_t size, struct search *search) {
    size_t at = 0;
    while (at + sizeof(ElfW(Nhdr)) <= size) {
        ElfW(Nhdr) note;
        memcpy(&note, notes + at, sizeof note);
        size_t name = at + sizeof note, text = name + ((note.n_namesz + 3u) & ~3u);
        size_t end = text + ((note.n_descsz + 3u) & ~3u);
        if (end > size || end < at) return;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0) {
            *search->idSize = note.n_descsz < 64 ? note.n_descsz : 64;
            memcpy(search->id, notes + text, *search->idSize);
            return;
        }
        at = end;
    }
}

static int visit(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    struct search *search = context;
    if (strncmp(object->dlpi_name, "linux-", 6) == 0) return 0;
    if (search->left-- > 0) return 0;
    strncpy(search->path, object->dlpi_name, search->room - 1);
    search->path[search->room - 1] = 0;
    for (int i = 0; i < object->dlpi_phnum && *search->idSize == 0; i++) {
        if (object->dlpi_phdr[i].p_type != PT_NOTE) continue;
        findID((const uint8_t *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr), object->dlpi_phdr[i].p_memsz, search);
    }
    return 1;
}

int cellsim_loaded_object(int number, char *path, size_t room, uint8_t *id, size_t *idSize) {
    struct search search = {number, path, room, id, idSize};
    *idSize = 0;
    return dl_iterate_phdr(visit, &search);
}

int cellsim_library_path(const char *file, int isToBeLoaded, char *path, size_t room) {
    // The library stays loaded, because the program would load it for the next picture.
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL | (isToBeLoaded ? 0 : RTLD_NOLOAD));
    struct link_map *map = NULL;
    if (!library || dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || strlen(map->l_name) >= room) return 0;
    strcpy(path, map->l_name);
    return 1;
}

const char *cellsim_c_library_version(void) { return gnu_get_libc_version(); }
