#pragma once
#include <stdint.h>

// Steps of an app's launch. If a step ends the process, the process restarts and skips the step. It keeps its process
// ID and arguments.

/// Begins a step; `name` must not contain line breaks.
///
/// The process restarts if a signal or `exit` ends it before `cellsim_end_launch_step`, or if the step takes longer
/// than `seconds`.
void cellsim_begin_launch_step(const char *name, uint32_t seconds);
/// Ends the current step.
void cellsim_end_launch_step(void);

/// Returns the reason why a step ended the process before the restart: the number of a signal, -1 for `exit`, -2 for a
/// step that took too long, or 0 if the step didn't end it.
int32_t cellsim_launch_step_stopped(const char *name);
