#pragma once

/// Installs the replacements of Bundle's language methods; implemented in Swift.
void cellsim_install_language_hooks(void);

/// Returns the code of a Swift function that replaces a method of Bundle. It must only be called with Swift's calling
/// convention.
const void *cellsim_bundle_localized_string_code(void);
const void *cellsim_bundle_localizations_code(void);
const void *cellsim_bundle_preferred_localizations_code(void);
