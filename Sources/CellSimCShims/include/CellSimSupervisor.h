#pragma once
#include <sys/types.h>

// Runs programs that end together with the process that started them.

/// Starts a program below a supervisor, which is a process between this one and the program.
///
/// When the calling thread or its process ends for any reason, the supervisor ends the program and all its descendants,
/// even in other process groups: with SIGINT, and with SIGKILL a second later. The supervisor ends like the program:
/// with the same status or signal.
///
/// `folder` is the program's working directory, or NULL. `streams` are its standard input, output and error. Both
/// processes inherit no other descriptors of the caller.
///
/// Returns the supervisor's process ID; -1 with `errno` if the program can't be started.
pid_t cellsim_start_supervised(
    const char *program, char *const *arguments, char *const *environment, const char *folder, const int *streams);
