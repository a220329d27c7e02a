#pragma once

// Keeps freed blocks of up to 32 MiB in the process instead of giving them back to the system each time.
void cellsim_keep_freed_blocks(void);

