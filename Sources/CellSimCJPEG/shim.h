// Imports libjpeg, whose header requires stdio.h.
#include <stdio.h>
#include <jpeglib.h>
