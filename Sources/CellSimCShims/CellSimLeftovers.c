// Stores the folders that a process must remove if it ends early.
#define _GNU_SOURCE
#include "CellSimLeftovers.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CellSimLeaving.h"

/// The states of a table entry. The thread that changes the state owns the entry: it writes the path while it claims
/// the entry, or reads the path while it removes the folder.
enum { FREE, TAKEN, NOTED, REMOVED };
enum { PLACES = 512 };
static struct {
    atomic_int state;
    int kind, parent;
} table[PLACES];
/// The paths are separate from the states, so that checking all states accesses one page of memory.
static char paths[PLACES][4096];

static int note(int parent, const char *path, int kind) {
    size_t length = strlen(path);
    if (length >= sizeof paths[0]) return -1;
    for (int i = 0; i < PLACES; i++) {
        int expected = FREE;
        if (!atomic_compare_exchange_strong(&table[i].state, &expected, TAKEN)) continue;
        memcpy(paths[i], path, length + 1);
        table[i].kind = kind;
        table[i].parent = parent;
        atomic_store(&table[i].state, NOTED);
        return i;
    }
    return -1;
}

void cellsim_forget_leftover(int slot) {
    if (slot < 0 || slot >= PLACES) return;
    int expected = NOTED;
    // An entry that is being removed stays in the table, because the process is about to end.
    if (atomic_compare_exchange_strong(&table[slot].state, &expected, TAKEN)) atomic_store(&table[slot].state, FREE);
}

int cellsim_make_leftover(int parent, const char *path, int kind, int *slot) {
    // A signal handler waits until this is done, so it must not run on this thread in the meantime.
    sigset_t before;
    cellsim_begin_step(&before);
    *slot = note(parent, path, kind);
    int code = mkdirat(parent, path, 0777) == 0 ? 0 : errno;
    if (code) {
        cellsim_forget_leftover(*slot);
        *slot = -1;
    }
    cellsim_end_step(&before);
    return code;
}

void cellsim_remove_leftovers(void) {
    for (int i = 0; i < PLACES; i++) {
        int expected = NOTED;
        if (table[i].kind != CELLSIM_LEFTOVER_TREE) continue;
        if (atomic_compare_exchange_strong(&table[i].state, &expected, REMOVED)) cellsim_remove_tree(table[i].parent, paths[i]);
    }
    // Folders may contain one another, in any order.
    for (int isDone = 0; !isDone;) {
        isDone = 1;
        for (int i = 0; i < PLACES; i++) {
            if (atomic_load(&table[i].state) != NOTED) continue;
            if (unlinkat(table[i].parent, paths[i], AT_REMOVEDIR) != 0) continue;
            atomic_store(&table[i].state, REMOVED);
            isDone = 0;
        }
    }
}

int cellsim_open_unnamed_file(const char *folder) {
    int file = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0 || errno == EMFILE || errno == ENFILE) return file;
    int code, parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    CellSimTemporaryFolder *made = parent >= 0 ? cellsim_open_temporary_folder(parent, &code) : NULL;
    if (made) {
        file = openat(cellsim_temporary_folder_descriptor(made), "0", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        cellsim_close_temporary_folder(made);
    }
    if (parent >= 0) close(parent);
    return file >= 0 ? file : memfd_create("cellsim", MFD_CLOEXEC);
}
