// Implements Darwin's funopen with fopencookie, a GNU extension.
#define _GNU_SOURCE
#include "CellSimStream.h"
#include <stdint.h>
#include <stdlib.h>

struct functions {
    void *cookie;
    cellsim_stream_read read;
    cellsim_stream_write write;
    cellsim_stream_seek seek;
    cellsim_stream_close close;
};

static int limited(size_t count) { return count > INT32_MAX ? INT32_MAX : (int)count; }

static ssize_t stream_read(void *held, char *bytes, size_t count) {
    struct functions *functions = held;
    return functions->read ? functions->read(functions->cookie, bytes, limited(count)) : -1;
}

// A write function reports an error by returning 0, not -1.
static ssize_t stream_write(void *held, const char *bytes, size_t count) {
    struct functions *functions = held;
    int written = functions->write ? functions->write(functions->cookie, bytes, limited(count)) : 0;
    return written > 0 ? written : 0;
}

static int stream_seek(void *held, off64_t *offset, int whence) {
    struct functions *functions = held;
    long place = functions->seek ? functions->seek(functions->cookie, (long)*offset, whence) : -1;
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int stream_close(void *held) {
    struct functions *functions = held;
    int result = functions->close ? functions->close(functions->cookie) : 0;
    free(functions);
    return result;
}

FILE *cellsim_stream(
    const void *cookie, cellsim_stream_read read, cellsim_stream_write write, cellsim_stream_seek seek,
    cellsim_stream_close close) {
    struct functions *functions = malloc(sizeof *functions);
    if (!functions) return NULL;
    *functions = (struct functions){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t table = {stream_read, stream_write, stream_seek, stream_close};
    FILE *stream = fopencookie(functions, !write ? "r" : !read ? "w" : "r+", table);
    if (!stream) free(functions);
    return stream;
}
