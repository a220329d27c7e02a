#pragma once

/// Notes how the program was begun, and what an earlier beginning left word of.
void cellsim_prepare_restart(void);
/// Begins the program again, without a piece of work; returns when that cannot be, as where there is none.
void cellsim_restart_without(int number, int reason);
/// Says what happened, and exits: 3 for want of memory, 70 for a fault of the program's own.
_Noreturn void cellsim_exit_after_failure(int number, int isShort);
