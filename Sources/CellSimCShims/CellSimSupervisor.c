// Starts a program below a supervisor, which ends it together with its parent.
#define _GNU_SOURCE
#include "CellSimSupervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The supervisor is a fork of a process with threads, so it must not call functions that may wait for another thread:
// it allocates no memory and uses no streams.

/// The maximum number of processes to inspect.
enum { PROCESSES = 32768 };
static struct process {
    pid_t number, parent;
    /// Whether the process is a descendant of the supervisor.
    char isOwn;
} processes[PROCESSES];

static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
enum { ENDINGS = sizeof endings / sizeof *endings };

/// Returns the parent of a process from `/proc/NUMBER/stat`; 0 if the process has ended.
static pid_t parent_of(const char *number) {
    char path[64] = "/proc/", text[512];
    strncat(path, number, 20);
    strcat(path, "/stat");
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return 0;
    text[count] = 0;
    // The name in parentheses may contain any characters; it is followed by the state and the parent.
    const char *end = strrchr(text, ')');
    return end && strlen(end) > 4 ? atoi(end + 4) : 0;
}

static int read_processes(void) {
    int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC), count = 0;
    if (folder < 0) return 0;
    _Alignas(struct dirent64) char buffer[8192];
    ssize_t size;
    while ((size = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
        for (ssize_t at = 0; at < size;) {
            struct dirent64 *entry = (struct dirent64 *)(buffer + at);
            at += entry->d_reclen;
            if (entry->d_name[0] < '1' || entry->d_name[0] > '9' || count == PROCESSES) continue;
            processes[count++] = (struct process){atoi(entry->d_name), parent_of(entry->d_name), 0};
        }
    }
    close(folder);
    return count;
}

/// Sends a signal to all descendants.
static void signal_all(int number) {
    int count = read_processes(), isChanged = 1;
    pid_t self = getpid();
    while (isChanged) {
        isChanged = 0;
        for (int i = 0; i < count; i++) {
            if (processes[i].isOwn) continue;
            int isBelow = processes[i].parent == self;
            for (int k = 0; k < count && !isBelow; k++) {
                isBelow = processes[k].isOwn && processes[k].number == processes[i].parent;
            }
            if (!isBelow) continue;
            processes[i].isOwn = isChanged = 1;
            kill(processes[i].number, number);
        }
    }
}

/// Ends all descendants. Orphans become children of the supervisor, so none is missed.
static void end_all(void) {
    // On SIGINT, compilers and package managers save their results, so send it whatever signal was received.
    signal_all(SIGINT);
    struct timespec moment = {0, 10000000};
    for (int i = 0; i < 300; i++) {
        pid_t found;
        while ((found = waitpid(-1, NULL, WNOHANG)) > 0) {}
        if (found == -1 && errno == ECHILD) return;
        if (i >= 100 && i % 5 == 0) signal_all(SIGKILL);
        nanosleep(&moment, NULL);
    }
}

static _Noreturn void end_as(int status) {
    if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
    struct rlimit none = {0, 0};
    // Don't write another core file: the program has already written its own, if any.
    setrlimit(RLIMIT_CORE, &none);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, WTERMSIG(status));
    signal(WTERMSIG(status), SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    raise(WTERMSIG(status));
    _exit(128 + WTERMSIG(status));
}

/// Waits for the end of the program, or for a signal.
static _Noreturn void supervise(pid_t program, const sigset_t *waited) {
    for (;;) {
        siginfo_t info;
        int number = sigwaitinfo(waited, &info);
        if (number == SIGCHLD) {
            int status;
            pid_t found;
            while ((found = waitpid(-1, &status, WNOHANG)) > 0) {
                if (found == program) end_as(status);
            }
        } else if (number > 0) {
            end_all();
            end_as(number);
        }
    }
}

/// Closes all descriptors above the standard streams, except one.
static void close_others(int kept) {
    if (syscall(SYS_close_range, kept + 1, ~0U, 0) == 0) return;
    // For kernels before 5.9.
    for (int file = kept + 1; file < 4096; file++) close(file);
}

static _Noreturn void become_program(
    const char *program, char *const *arguments, char *const *environment, const char *folder, const sigset_t *mask,
    int report) {
    for (int i = 0; i < ENDINGS; i++) {
        struct sigaction old;
        // Signals that this process ignores stay ignored, as `nohup` requires.
        if (sigaction(endings[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) signal(endings[i], SIG_DFL);
    }
    sigprocmask(SIG_SETMASK, mask, NULL);
    if (folder == NULL || chdir(folder) == 0) execve(program, arguments, environment);
    int reason = errno;
    (void)!write(report, &reason, sizeof reason);
    _exit(127);
}

static _Noreturn void become_supervisor(
    pid_t parent, const char *program, char *const *arguments, char *const *environment, const char *folder,
    const int *streams, const sigset_t *mask, int report) {
    // Move the descriptors above the standard streams, so that none is replaced before it is copied.
    int sources[3];
    for (int i = 0; i < 3; i++) sources[i] = fcntl(streams[i], F_DUPFD, 10);
    for (int i = 0; i < 3; i++) dup2(sources[i], i);
    report = dup3(fcntl(report, F_DUPFD, 10), 3, O_CLOEXEC);
    close_others(report);

    sigset_t waited;
    sigemptyset(&waited);
    sigaddset(&waited, SIGCHLD);
    // The parent's handlers don't apply here.
    signal(SIGCHLD, SIG_DFL);
    for (int i = 0; i < ENDINGS; i++) {
        struct sigaction old;
        int isIgnored = sigaction(endings[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN;
        // SIGTERM reports the end of the parent.
        if (!isIgnored || endings[i] == SIGTERM) signal(endings[i], SIG_DFL);
        sigaddset(&waited, endings[i]);
    }
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    if (getppid() != parent) _exit(128 + SIGTERM);

    pid_t child = fork();
    if (child == 0) become_program(program, arguments, environment, folder, mask, report);
    if (child < 0) {
        int reason = errno;
        (void)!write(report, &reason, sizeof reason);
        _exit(127);
    }
    close(report);
    supervise(child, &waited);
}

pid_t cellsim_start_supervised(
    const char *program, char *const *arguments, char *const *environment, const char *folder,
    const int *streams) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid(), supervisor = fork();
    if (supervisor == 0) {
        become_supervisor(parent, program, arguments, environment, folder, streams, &before, ends[1]);
    }
    int reason = supervisor < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (supervisor > 0) {
        ssize_t count;
        while ((count = read(ends[0], &reason, sizeof reason)) == -1 && errno == EINTR) {}
        if (count == sizeof reason) waitpid(supervisor, NULL, 0);
    }
    close(ends[0]);
    errno = reason;
    return reason == 0 ? supervisor : -1;
}
