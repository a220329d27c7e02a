#pragma once

// Keeps freed blocks of up to 32 MiB in the process instead of returning them to the system each time.
void cellsim_keep_freed_blocks(void);

