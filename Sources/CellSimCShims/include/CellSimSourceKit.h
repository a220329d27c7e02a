#pragma once

/// Sends a request to SourceKit, a library of the Swift toolchain that describes the interfaces of modules.
///
/// `library` is the path of `libsourcekitdInProc.so`, and `request` a request in YAML. Returns the response as JSON, or
/// a message with `isError` set; the caller frees both. A library without the expected functions is an error. The
/// library stays loaded.
char *cellsim_sourcekit_answer(const char *library, const char *request, int *isError);
