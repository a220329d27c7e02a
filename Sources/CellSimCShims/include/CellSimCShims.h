#pragma once
#include "CellSimDeflate.h"
#include "CellSimJPEGReader.h"
#include "CellSimMemory.h"
#include "CellSimPNGReader.h"
#include "CellSimPixelRows.h"
#include "ICUShim.h"
#include "CellSimPixelCompare.h"
