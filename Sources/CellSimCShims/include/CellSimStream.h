#pragma once

#include <stdio.h>

// A stream that calls functions to read, write and seek, like Darwin's funopen. Each function may be NULL.
typedef int (*cellsim_stream_read)(void *cookie, char *bytes, int count);
typedef int (*cellsim_stream_write)(void *cookie, const char *bytes, int count);
typedef long (*cellsim_stream_seek)(void *cookie, long offset, int whence);
typedef int (*cellsim_stream_close)(void *cookie);

/// Opens a stream; NULL if there isn't enough memory.
FILE *cellsim_stream(
    const void *cookie, cellsim_stream_read read, cellsim_stream_write write, cellsim_stream_seek seek,
    cellsim_stream_close close);
