#pragma once

/// Stores the program's arguments and environment, and reads the state that an earlier run of this process left.
void cellsim_prepare_restart(void);
/// Restarts the program without a work item. Returns if a restart is impossible, or if there is no work item.
void cellsim_restart_without(int number, int reason);
/// Prints the reason and exits with status 3 for insufficient memory, or 70 for an internal error.
_Noreturn void cellsim_exit_after_failure(int number, int isShort);
