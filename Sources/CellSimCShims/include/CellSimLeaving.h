#pragma once
#include <signal.h>
#include <stdint.h>

// How a process ends that was told to end, or that failed: nothing is waited for, nothing is left behind, and the
// parent sees why.

/// Prepares the program; to be called first, on the main thread.
///
/// Signals that end programs remove what `CellSimLeftovers.h` knows first. After a fault of the program's own in a
/// piece of work that has a number (see below), the program is begun anew with the same arguments and leaves that piece
/// out. A pipe that nobody reads, and a file that is too large, are errors of the call that writes.
void cellsim_begin_process(void);

/// Ends the process, and nothing is left of what was not whole.
_Noreturn void cellsim_exit(int code);

/// Stops the calling thread if another one is ending the process: before it speaks of what is missing by now.
void cellsim_stop_if_leaving(void);

/// Lets the calling thread's stack overflow in an orderly way for as long as `work` runs.
void cellsim_run_guarded(void (*work)(void *context), void *context);

/// Runs `work` on this thread and on up to `others` more, and waits for all. Where the system gives fewer threads, fewer
/// run it: what is to be done is shared by those there are.
void cellsim_run_on_threads(int32_t others, void (*work)(void *context), void *context);

/// The number of the piece of work that the calling thread is at, from 0; -1 for none.
void cellsim_set_work(int32_t number);
int32_t cellsim_work(void);

/// Why the program stopped at a piece of work before it was begun again: a signal's number, -1 for want of memory; 0
/// where it did not.
int32_t cellsim_work_stopped(int32_t number);

/// For how many pieces of work what is to be told was told before the program was begun again.
int32_t cellsim_work_told_before(void);
/// For how many pieces of work it has been told by now.
void cellsim_set_work_told(int32_t count);

/// Between these calls no signal ends the process, nor is the process left by another thread: for steps that must be
/// done whole. They are to be short.
void cellsim_begin_step(sigset_t *before);
void cellsim_end_step(const sigset_t *before);
