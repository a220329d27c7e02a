// Installs the replacements of Bundle's language methods before `main`.
#include "CellSimCLanguageHooks.h"

// These are Swift functions. Their types are omitted because only their addresses are used.
extern void cellsim_bundle_localized_string(void);
extern void cellsim_bundle_localizations(void);
extern void cellsim_bundle_preferred_localizations(void);

const void *cellsim_bundle_localized_string_code(void) { return (const void *)cellsim_bundle_localized_string; }
const void *cellsim_bundle_localizations_code(void) { return (const void *)cellsim_bundle_localizations; }
const void *cellsim_bundle_preferred_localizations_code(void) {
    return (const void *)cellsim_bundle_preferred_localizations;
}

// Runs before any code of the program looks up a text.
__attribute__((constructor)) static void install(void) { cellsim_install_language_hooks(); }
