// Compresses pieces of deflate streams with zlib.
#include "CellSimDeflate.h"

#include <string.h>
#include <zlib.h>

// Swift can't call macros such as deflateInit2.
size_t cellsim_deflate_piece(int level, const uint8_t *bytes, size_t count, uint8_t *target, size_t capacity) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (deflateInit2(&stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = target;
    stream.avail_out = (uInt)capacity;
    int code = deflate(&stream, Z_FULL_FLUSH);
    size_t written = stream.total_out;
    int complete = code == Z_OK && stream.avail_in == 0 && stream.avail_out > 0;
    deflateEnd(&stream);
    return complete ? written : 0;
}

size_t cellsim_deflate_piece_bound(size_t count) { return count + count / 1000 + 1024; }
