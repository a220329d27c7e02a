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
/// `path` is relative to the folder that the descriptor `parent` is open for, which stays open until the folder is forgotten.
/// `slot` is for `cellsim_forget_leftover`; -1 where the table is full, and the folder is not noted.
int cellsim_make_leftover(int parent, const char *path, int kind, int *slot);

/// From now on the folder stays.
void cellsim_forget_leftover(int slot);

/// Takes away all that is noted, for good: folders that are made afterwards are waited for by nobody.
void cellsim_remove_leftovers(void);

/// Removes a folder in an open folder and all that is in it, following no links. Returns 0 or the system's error number.
int cellsim_remove_tree(int parent, const char *name);

/// A folder for files that are not whole yet, in the folder they will go to.
///
/// It is called `.cellsim-` and 13 letters or digits and `.tmp`. A file in it, `lock`, is held locked for as long as
/// the folder is in use, so that other processes know.
typedef struct CellSimTemporaryFolder CellSimTemporaryFolder;

/// Makes such a folder in an open one, whose descriptor has to stay open until the new folder is closed. Returns NULL with the
/// system's error number in `*code`.
CellSimTemporaryFolder *cellsim_open_temporary_folder(int parent, int *code);
/// The folder's name, for as long as it is open.
const char *cellsim_temporary_folder_name(const CellSimTemporaryFolder *folder);
/// A descriptor of the folder, for as long as it is open.
int cellsim_temporary_folder_descriptor(const CellSimTemporaryFolder *folder);
/// Removes it and what is left in it.
void cellsim_close_temporary_folder(CellSimTemporaryFolder *folder);
/// Removes such folders of this user in an open folder that no process uses any more.
void cellsim_sweep_temporary_folders(int parent);

/// A file without a name, open for reading and writing: in `folder`, or in memory where none can be there. Returns its
/// descriptor, or -1 with `errno`.
int cellsim_open_unnamed_file(const char *folder);
