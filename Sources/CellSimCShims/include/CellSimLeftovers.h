#pragma once
#include <stddef.h>

// What a process has to take away when it ends early, in a table of fixed size that can be read at any moment: by a
// signal's handler, whatever the threads of the process are doing. Nothing in here takes a lock or memory.

enum {
    /// A folder that goes with all that is in it.
    CELLSIM_LEFTOVER_TREE = 1,
    /// A folder that goes if nothing is in it.
    CELLSIM_LEFTOVER_FOLDER = 2
};

/// Makes a folder and notes it; a signal finds either both done or neither. Returns 0 or the system's error number.
/// `slot` is for `cellsim_forget_leftover`; -1 where the table is full, and the folder is not noted.
int cellsim_make_leftover(const char *path, int kind, int *slot);

/// From now on the folder stays.
void cellsim_forget_leftover(int slot);

/// Takes away all that is noted, for good: folders that are made afterwards are waited for by nobody.
void cellsim_remove_leftovers(void);

/// Removes a folder and all that is in it, following no links. Returns 0 or the system's error number.
int cellsim_remove_tree(const char *path);

/// A folder for files that are not whole yet, in the folder they will go to.
///
/// It is called `.cellsim-` and 13 letters or digits and `.tmp`. A file in it, `lock`, is held locked for as long as
/// the folder is in use, so that other processes know.
typedef struct CellSimTemporaryFolder CellSimTemporaryFolder;

/// Makes such a folder; `parent` is empty for the working directory. Returns NULL with the system's error number in `*code`.
CellSimTemporaryFolder *cellsim_open_temporary_folder(const char *parent, int *code);
/// The folder's path, for as long as it is open.
const char *cellsim_temporary_folder_path(const CellSimTemporaryFolder *folder);
/// Removes it and what is left in it.
void cellsim_close_temporary_folder(CellSimTemporaryFolder *folder);
/// Removes such folders of this user in `parent` that no process uses any more.
void cellsim_sweep_temporary_folders(const char *parent);

/// A file without a name, open for reading and writing: in `folder`, or in memory where none can be there. Returns its
/// descriptor, or -1 with `errno`.
int cellsim_open_unnamed_file(const char *folder);
