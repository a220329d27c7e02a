// Removes a folder with its contents, in a way that is safe in signal handlers.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CellSimLeftovers.h"

// `opendir` allocates memory, which a signal handler must not do, so the system call is used directly.
struct entry {
    uint64_t inode;
    int64_t offset;
    uint16_t length;
    uint8_t type;
    char name[];
};

/// The result of one pass through a folder.
struct pass {
    int removed;
    /// An open descriptor of a subfolder that is not empty; -1 if there is none.
    int inner;
};

static void remove_entry(int folder, const char *name, struct pass *pass) {
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) return;
    if (unlinkat(folder, name, 0) == 0) {
        pass->removed++;
    } else if (errno == EISDIR || errno == EPERM) {
        if (unlinkat(folder, name, AT_REMOVEDIR) == 0) {
            pass->removed++;
        } else if (pass->inner < 0) {
            pass->inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        }
    }
}

static struct pass remove_entries(int folder) {
    struct pass pass = {0, -1};
    _Alignas(8) char buffer[4096];
    if (lseek(folder, 0, SEEK_SET) < 0) return pass;
    for (;;) {
        long count = syscall(SYS_getdents64, folder, buffer, sizeof buffer);
        if (count <= 0) return pass;
        for (long at = 0; at < count;) {
            struct entry *entry = (struct entry *)(buffer + at);
            remove_entry(folder, entry->name, &pass);
            at += entry->length;
        }
    }
}

/// The identity of an open folder.
struct identity {
    dev_t device;
    ino_t inode;
};

static struct identity identify(int folder) {
    struct stat status;
    if (fstat(folder, &status) != 0) return (struct identity){0, 0};
    return (struct identity){status.st_dev, status.st_ino};
}

/// Opens the parent of a folder if it is still the one from which the folder was entered; returns -1 otherwise.
static int open_outer(int folder, struct identity expected) {
    int outer = openat(folder, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct identity found = identify(outer);
    if (outer < 0 || (found.device == expected.device && found.inode == expected.inode)) return outer;
    close(outer);
    return -1;
}

enum { DEEPEST = 100, MOST_FRUITLESS = 2 * DEEPEST + 10 };

int cellsim_remove_tree(int parent, const char *name) {
    int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0) return errno;
    // Descend into folders that are not empty, and ascend again, with two descriptors and one buffer regardless of
    // depth. Other threads may be adding files; a file that can't be removed ends the attempts.
    struct identity outer[DEEPEST];
    int depth = 0, code = ENOTEMPTY;
    for (int fruitless = 0; fruitless < MOST_FRUITLESS; fruitless++) {
        struct pass pass = remove_entries(folder);
        if (pass.removed) fruitless = 0;
        int next = pass.inner;
        if (next < 0 && depth == 0) {
            code = unlinkat(parent, name, AT_REMOVEDIR) == 0 ? 0 : errno;
            if (code != ENOTEMPTY && code != EEXIST) break;
            continue;
        }
        if (next >= 0 && depth < DEEPEST) {
            outer[depth++] = identify(folder);
        } else {
            if (next >= 0) close(next);
            if (depth == 0 || (next = open_outer(folder, outer[--depth])) < 0) break;
        }
        close(folder);
        folder = next;
    }
    close(folder);
    return code;
}
