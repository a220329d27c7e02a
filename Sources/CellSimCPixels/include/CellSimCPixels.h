#pragma once

#include "CellSimPixelBlur.h"
#include "CellSimPixelCompare.h"
