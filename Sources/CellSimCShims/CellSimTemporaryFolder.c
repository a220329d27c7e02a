#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "CellSimLeftovers.h"

struct CellSimTemporaryFolder {
    char path[4096];
    int lock, slot;
};

static const char head[] = ".cellsim-", tail[] = ".tmp", letters[] = "0123456789abcdefghijklmnopqrstuvwxyz";
enum { LETTERS = 13, NAME = sizeof head - 1 + LETTERS + sizeof tail - 1 };

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

static const char *separator(const char *parent) {
    size_t length = strlen(parent);
    return length == 0 || parent[length - 1] == '/' ? "" : "/";
}

/// Locks a folder that was just made. Returns 0, an error number, or EAGAIN when a sweep came between.
static int lock(CellSimTemporaryFolder *folder) {
    char path[sizeof folder->path + 8];
    snprintf(path, sizeof path, "%s/lock", folder->path);
    folder->lock = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (folder->lock < 0) return errno == EEXIST || errno == ENOENT ? EAGAIN : errno;
    // Some file systems know no locks: nobody can sweep there, either.
    struct stat status;
    int isSwept = (flock(folder->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) ||
                  (fstat(folder->lock, &status) == 0 && status.st_nlink == 0);
    return isSwept ? EAGAIN : 0;
}

static void take_away(CellSimTemporaryFolder *folder) {
    char path[sizeof folder->path + 8];
    snprintf(path, sizeof path, "%s/lock", folder->path);
    unlink(path);
    if (rmdir(folder->path) != 0 && errno == ENOTEMPTY) cellsim_remove_tree(folder->path);
    if (folder->lock >= 0) close(folder->lock);
    cellsim_forget_leftover(folder->slot);
}

static int make(const char *parent, CellSimTemporaryFolder *folder) {
    int code = EEXIST;
    for (int attempt = 0; attempt < 100; attempt++) {
        char name[NAME + 1];
        choose_name(name);
        int length = snprintf(folder->path, sizeof folder->path, "%s%s%s", parent, separator(parent), name);
        if (length < 0 || (size_t)length >= sizeof folder->path) return ENAMETOOLONG;
        code = cellsim_make_leftover(folder->path, CELLSIM_LEFTOVER_TREE, &folder->slot);
        if (code == EEXIST) continue;
        if (code) return code;
        code = lock(folder);
        if (code == 0) return 0;
        take_away(folder);
        if (code != EAGAIN) return code;
    }
    return code;
}

CellSimTemporaryFolder *cellsim_open_temporary_folder(const char *parent, int *code) {
    CellSimTemporaryFolder *folder = malloc(sizeof *folder);
    *code = folder ? make(parent, folder) : ENOMEM;
    if (*code == 0) return folder;
    free(folder);
    return NULL;
}

const char *cellsim_temporary_folder_path(const CellSimTemporaryFolder *folder) { return folder->path; }

void cellsim_close_temporary_folder(CellSimTemporaryFolder *folder) {
    take_away(folder);
    free(folder);
}

/// Removes one folder if its lock can be had: then nobody uses it.
static void sweep(const char *path) {
    struct stat status;
    if (lstat(path, &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != geteuid()) return;
    char file[4096 + 8];
    snprintf(file, sizeof file, "%s/lock", path);
    // One that lacks its lock was left before it had one, or is being made now: whoever makes the file has it.
    int lock = open(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    if (lock < 0) return;
    if (flock(lock, LOCK_EX | LOCK_NB) == 0 && fstat(lock, &status) == 0 && status.st_nlink > 0) cellsim_remove_tree(path);
    close(lock);
}

void cellsim_sweep_temporary_folders(const char *parent) {
    DIR *folder = opendir(*parent ? parent : ".");
    if (!folder) return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char path[4096];
        if (!is_name(entry->d_name)) continue;
        int length = snprintf(path, sizeof path, "%s%s%s", parent, separator(parent), entry->d_name);
        if (length > 0 && (size_t)length < sizeof path) sweep(path);
    }
    closedir(folder);
}
