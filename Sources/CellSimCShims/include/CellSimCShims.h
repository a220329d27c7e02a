#pragma once
#include "ICUShim.h"
#include "CellSimPixelCompare.h"
