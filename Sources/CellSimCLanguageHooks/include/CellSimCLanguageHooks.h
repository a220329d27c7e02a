#pragma once

/// Written in Swift: puts Bundle's methods about languages in place.
void cellsim_install_language_hooks(void);

/// The code of a method that is written in Swift and takes one of Bundle's places; called with Swift's conventions alone.
const void *cellsim_bundle_localized_string_code(void);
const void *cellsim_bundle_localizations_code(void);
const void *cellsim_bundle_preferred_localizations_code(void);
