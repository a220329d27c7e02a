// Imports zlib.
#include <zlib.h>
