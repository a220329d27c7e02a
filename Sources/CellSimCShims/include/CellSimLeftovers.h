#pragma once
#include <stddef.h>

// A table of the folders that a process must remove if it ends early. It has a fixed size, and a signal handler can
// read it at any time, regardless of the state of the threads. The functions use no locks and allocate no memory.

enum {
    /// A folder that is removed with its contents.
    CELLSIM_LEFTOVER_TREE = 1,
    /// A folder that is removed if it is empty.
    CELLSIM_LEFTOVER_FOLDER = 2
};

/// Creates a folder and adds it to the table, atomically with respect to signals. `path` is relative to the open folder
/// `parent`, whose descriptor must stay open until `cellsim_forget_leftover(slot)`. If the table is full, `slot` is -1
/// and the folder isn't added. Returns 0 or the system's error number.
int cellsim_make_leftover(int parent, const char *path, int kind, int *slot);

/// Removes a folder from the table, so that it is kept.
void cellsim_forget_leftover(int slot);

/// Removes all folders in the table, permanently: folders that are created afterwards aren't removed.
void cellsim_remove_leftovers(void);

/// Removes a folder in an open folder, with its contents and without following links. Returns 0 or the system's error
/// number.
int cellsim_remove_tree(int parent, const char *name);

/// A folder for incomplete files, inside the folder to which they will be moved.
///
/// Its name consists of `.cellsim-`, 13 letters or digits, and `.tmp`. It contains a file `lock`, which is locked while
/// the folder is in use, to inform other processes.
typedef struct CellSimTemporaryFolder CellSimTemporaryFolder;

/// Creates such a folder in an open folder, whose descriptor must stay open until the new folder is closed. Returns
/// NULL with the system's error number in `*code` on failure.
CellSimTemporaryFolder *cellsim_open_temporary_folder(int parent, int *code);
/// Returns the folder's name, which is valid while the folder is open.
const char *cellsim_temporary_folder_name(const CellSimTemporaryFolder *folder);
/// Returns a descriptor of the folder, which is valid while the folder is open.
int cellsim_temporary_folder_descriptor(const CellSimTemporaryFolder *folder);
/// Removes the folder and its contents.
void cellsim_close_temporary_folder(CellSimTemporaryFolder *folder);
/// Removes such folders of the current user in an open folder, if no process uses them.
void cellsim_sweep_temporary_folders(int parent);

/// Opens a file without a name for reading and writing: in `folder`, or in memory if that is impossible. Returns its
/// descriptor, or -1 with `errno`.
int cellsim_open_unnamed_file(const char *folder);
