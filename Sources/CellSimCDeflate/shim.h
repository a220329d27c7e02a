// Imports libdeflate.
#include <libdeflate.h>
