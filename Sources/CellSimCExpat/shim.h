// Imports expat.
#include <expat.h>
