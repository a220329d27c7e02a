// Creates, locks and removes folders for incomplete files.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "CellSimLeftovers.h"

static const char head[] = ".cellsim-", tail[] = ".tmp", letters[] = "0123456789abcdefghijklmnopqrstuvwxyz";
enum { LETTERS = 13, NAME = sizeof head - 1 + LETTERS + sizeof tail - 1 };

struct CellSimTemporaryFolder {
    char name[NAME + 1];
    int parent, folder, lock, slot;
};

static void choose_name(char *name) {
    uint64_t number;
    if (getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        number = (uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid() << 20;
    }
    memcpy(name, head, sizeof head - 1);
    for (int i = 0; i < LETTERS; i++, number /= 36) name[sizeof head - 1 + i] = letters[number % 36];
    memcpy(name + NAME - (sizeof tail - 1), tail, sizeof tail);
}

static int is_name(const char *name) {
    if (strlen(name) != NAME || memcmp(name, head, sizeof head - 1) != 0) return 0;
    for (int i = 0; i < LETTERS; i++)
        if (!strchr(letters, name[sizeof head - 1 + i])) return 0;
    return strcmp(name + NAME - (sizeof tail - 1), tail) == 0;
}

/// Locks a folder that was just created. Returns 0, an error number, or EAGAIN if another process removed it in the
/// meantime.
static int lock(CellSimTemporaryFolder *folder) {
    folder->folder = openat(folder->parent, folder->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder->folder < 0) return errno == ENOENT ? EAGAIN : errno;
    folder->lock = openat(folder->folder, "lock", O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (folder->lock < 0) return errno == EEXIST || errno == ENOENT ? EAGAIN : errno;
    // Some file systems don't support locks; no process can remove folders there, either.
    struct stat status;
    int isSwept = (flock(folder->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) ||
                  (fstat(folder->lock, &status) == 0 && status.st_nlink == 0);
    return isSwept ? EAGAIN : 0;
}

static void take_away(CellSimTemporaryFolder *folder) {
    if (folder->folder >= 0) unlinkat(folder->folder, "lock", 0);
    if (unlinkat(folder->parent, folder->name, AT_REMOVEDIR) != 0 && errno == ENOTEMPTY)
        cellsim_remove_tree(folder->parent, folder->name);
    if (folder->lock >= 0) close(folder->lock);
    if (folder->folder >= 0) close(folder->folder);
    cellsim_forget_leftover(folder->slot);
}

static int make(int parent, CellSimTemporaryFolder *folder) {
    int code = EEXIST;
    for (int attempt = 0; attempt < 100; attempt++) {
        *folder = (CellSimTemporaryFolder){.parent = parent, .folder = -1, .lock = -1, .slot = -1};
        choose_name(folder->name);
        code = cellsim_make_leftover(parent, folder->name, CELLSIM_LEFTOVER_TREE, &folder->slot);
        if (code == EEXIST) continue;
        if (code) return code;
        code = lock(folder);
        if (code == 0) return 0;
        take_away(folder);
        if (code != EAGAIN) return code;
    }
    return code;
}

CellSimTemporaryFolder *cellsim_open_temporary_folder(int parent, int *code) {
    CellSimTemporaryFolder *folder = malloc(sizeof *folder);
    *code = folder ? make(parent, folder) : ENOMEM;
    if (*code == 0) return folder;
    free(folder);
    return NULL;
}

const char *cellsim_temporary_folder_name(const CellSimTemporaryFolder *folder) { return folder->name; }

int cellsim_temporary_folder_descriptor(const CellSimTemporaryFolder *folder) { return folder->folder; }

void cellsim_close_temporary_folder(CellSimTemporaryFolder *folder) {
    take_away(folder);
    free(folder);
}

/// Removes a folder if its lock is free, which means that no process uses it.
static void sweep(int parent, const char *name) {
    int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0) return;
    struct stat status;
    int lock = -1;
    // A folder without a lock file was abandoned before it got one, or is being created now. The process that creates
    // the file owns the folder.
    if (fstat(folder, &status) == 0 && status.st_uid == geteuid())
        lock = openat(folder, "lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    close(folder);
    if (lock < 0) return;
    if (flock(lock, LOCK_EX | LOCK_NB) == 0 && fstat(lock, &status) == 0 && status.st_nlink > 0)
        cellsim_remove_tree(parent, name);
    close(lock);
}

void cellsim_sweep_temporary_folders(int parent) {
    // Open a separate descriptor, because descriptors from `dup` share the position in the list.
    int copy = openat(parent, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *folder = copy >= 0 ? fdopendir(copy) : NULL;
    if (!folder) {
        if (copy >= 0) close(copy);
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder));)
        if (is_name(entry->d_name)) sweep(parent, entry->d_name);
    closedir(folder);
}
