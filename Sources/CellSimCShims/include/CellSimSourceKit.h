#pragma once

/// Sends a request to SourceKit, the library of Swift's toolchain that prints how Swift sees a module.
///
/// `library` is the path of `libsourcekitdInProc.so`, `request` a request in YAML. Returns the answer as JSON, or a message with
/// `isError` set; the caller frees both. A library without the expected functions is an error. The library stays loaded.
char *cellsim_sourcekit_answer(const char *library, const char *request, int *isError);
