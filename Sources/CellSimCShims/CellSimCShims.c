// The source file that Swift Package Manager requires for the headers in this target.
#include "CellSimCShims.h"
