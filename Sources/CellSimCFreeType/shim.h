// Imports the parts of FreeType that CellSim uses.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_STROKER_H
#include FT_BITMAP_H
#include FT_GLYPH_H
#include FT_CID_H
#include FT_ADVANCES_H
