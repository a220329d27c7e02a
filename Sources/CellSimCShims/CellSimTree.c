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

// `opendir` takes memory, which a signal's handler may not: the same by the system call.
struct entry {
    uint64_t inode;
    int64_t offset;
    uint16_t length;
    uint8_t type;
    char name[];
};

/// What one pass through a folder came to.
struct pass {
    int removed;
    /// A folder in it that is not empty, open, or -1.
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

/// Which folder a descriptor stands for.
struct identity {
    dev_t device;
    ino_t inode;
};

static struct identity identify(int folder) {
    struct stat status;
    if (fstat(folder, &status) != 0) return (struct identity){0, 0};
    return (struct identity){status.st_dev, status.st_ino};
}

/// The folder around one, if it is still the one it was entered from; otherwise -1.
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
    // Down into folders that are not empty and up again, with two descriptors and one buffer whatever the depth. Other
    // threads may be adding files meanwhile; what cannot be removed ends the attempts.
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
