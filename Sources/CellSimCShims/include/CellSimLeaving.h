#pragma once
#include <signal.h>
#include <stdint.h>

// Ends a process after a signal or a failure: without waiting, without temporary files left behind, and with a status
// that tells the parent the reason.

/// Prepares the process. Call it first, on the main thread.
///
/// Signals that end programs first remove the folders in `CellSimLeftovers.h`. After a crash in a numbered work item
/// (see below), the program restarts with the same arguments and skips the item. Writing to a closed pipe, and
/// exceeding the file size limit, become errors of the call that writes.
void cellsim_begin_process(void);

/// Ends the process and removes incomplete files.
_Noreturn void cellsim_exit(int code);

/// Stops the calling thread if another thread is ending the process. Call it before reporting missing files, which may
/// already have been removed.
void cellsim_stop_if_leaving(void);

/// Handles a stack overflow in the calling thread while `work` runs.
void cellsim_run_guarded(void (*work)(void *context), void *context);

/// Runs `work` on this thread and on up to `others` more threads, and waits for all of them. If the system provides
/// fewer threads, fewer run it, so divide the work among the running threads.
void cellsim_run_on_threads(int32_t others, void (*work)(void *context), void *context);

/// Sets the number of the calling thread's current work item, from 0; -1 for none.
void cellsim_set_work(int32_t number);
int32_t cellsim_work(void);

/// Returns the reason why the program stopped at a work item before the restart: the number of a signal, -1 for
/// insufficient memory, or 0 if it didn't stop.
int32_t cellsim_work_stopped(int32_t number);

/// Returns the number of work items whose results were reported before the restart.
int32_t cellsim_work_told_before(void);
/// Sets the number of work items whose results have been reported.
void cellsim_set_work_told(int32_t count);

/// Between these calls, neither a signal nor another thread ends the process. Use them for short steps that must not be
/// interrupted.
void cellsim_begin_step(sigset_t *before);
void cellsim_end_step(const sigset_t *before);
