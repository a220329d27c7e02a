// Configures the C library's memory allocator.
#include "CellSimMemory.h"

#include <malloc.h>

void cellsim_keep_freed_blocks(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
