#pragma once
#include <sys/types.h>

// Programs that end together with the process that started them.

/// Starts a program below a supervisor, a process between this one and the program.
///
/// When the calling thread or its process ends, for whatever reason, the supervisor ends the program and all that the
/// program started, also in process groups of their own: with SIGINT, and a second later with SIGKILL.
/// The supervisor ends as the program ended: with its status, or by its signal.
///
/// `folder` is the program's working directory, or NULL. `streams` are its standard input, output and error. Neither
/// process has any other descriptor of the caller's.
///
/// Returns the supervisor's process; -1 with `errno` if the program cannot be started.
pid_t cellsim_start_supervised(
    const char *program, char *const *arguments, char *const *environment, const char *folder, const int *streams);
