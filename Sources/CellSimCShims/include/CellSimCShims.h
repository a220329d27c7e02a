#pragma once
#include "ICUShim.h"
