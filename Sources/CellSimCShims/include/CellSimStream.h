#pragma once

#include <stdio.h>

// A stream whose bytes functions read, write and seek: what Darwin calls funopen. A function may be null.
typedef int (*cellsim_stream_read)(void *cookie, char *bytes, int count);
typedef int (*cellsim_stream_write)(void *cookie, const char *bytes, int count);
typedef long (*cellsim_stream_seek)(void *cookie, long offset, int whence);
typedef int (*cellsim_stream_close)(void *cookie);

/// Null where there is no memory.
FILE *cellsim_stream(
    const void *cookie, cellsim_stream_read read, cellsim_stream_write write, cellsim_stream_seek seek,
    cellsim_stream_close close);
