// Imports libpng.
#include <png.h>
