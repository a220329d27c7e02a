#include "CellSimCLanguageHooks.h"

// Defined in Swift. Their types are Swift's; here only their addresses count.
extern void cellsim_bundle_localized_string(void);
extern void cellsim_bundle_localizations(void);
extern void cellsim_bundle_preferred_localizations(void);

const void *cellsim_bundle_localized_string_code(void) { return (const void *)cellsim_bundle_localized_string; }
const void *cellsim_bundle_localizations_code(void) { return (const void *)cellsim_bundle_localizations; }
const void *cellsim_bundle_preferred_localizations_code(void) {
    return (const void *)cellsim_bundle_preferred_localizations;
}

// Before any code of the program looks a text up.
__attribute__((constructor)) static void install(void) { cellsim_install_language_hooks(); }
