// Includes all headers of this target.
#pragma once

#include "CellSimPixelBlur.h"
#include "CellSimPixelMask.h"
#include "CellSimPixelCompare.h"
#include "CellSimPixelFeatures.h"
