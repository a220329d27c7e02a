#include "CellSimCShims.h"
