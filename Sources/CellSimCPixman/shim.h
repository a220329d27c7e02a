// Imports pixman.
#include <pixman.h>
