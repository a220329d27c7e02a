#pragma once
#include <stdint.h>

// Steps of an app's launch. A step that ends the process is skipped after a restart of the process, which keeps its number
// and its arguments.

/// Begins a step; `name` has no line breaks.
///
/// If a signal or `exit` ends the process before `cellsim_end_launch_step`, or `seconds` pass, the process restarts.
void cellsim_begin_launch_step(const char *name, uint32_t seconds);
/// Ends the step.
void cellsim_end_launch_step(void);

/// Why a step ended the process before the restart: the number of the signal, -1 for `exit`, -2 for a step that took too
/// long; 0 if it did not.
int32_t cellsim_launch_step_stopped(const char *name);
