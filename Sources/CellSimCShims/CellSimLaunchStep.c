// Restarts the process without a launch step that ended it.
#define _GNU_SOURCE
#include "CellSimLaunchStep.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// `CELLSIM_LAUNCH_STOPPED=<process>\n<number>:<step>\n…`: the steps that stopped this process, identified by its ID.
static const char key[] = "CELLSIM_LAUNCH_STOPPED";
static char word[16 << 10];
static char **arguments;
static char **copied;
static sigset_t signals;
static int isOpen;

static const int failures[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGALRM};
enum { FAILURES = sizeof failures / sizeof *failures };
static struct sigaction before[FAILURES];
/// A stack for the signal handler, in case a step has overflowed its own.
static _Alignas(16) char handler_stack[64 << 10];
static stack_t stack_before;
static size_t numberPosition;

extern char **environ;

// The C library passes the arguments to constructors, which run before `main`.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    (void)count;
    arguments = values;
}

/// Returns the list of earlier steps if this process wrote it.
static const char *stopped_steps(void) {
    const char *text = getenv(key);
    char *rest;
    if (!text || strtol(text, &rest, 10) != getpid() || *rest != '\n') return "";
    return rest + 1;
}

int32_t cellsim_launch_step_stopped(const char *name) {
    size_t length = strlen(name);
    for (const char *line = stopped_steps(); *line;) {
        char *rest;
        long number = strtol(line, &rest, 10);
        const char *end = strchr(rest, '\n');
        if (*rest != ':' || !end) return 0;
        if ((size_t)(end - rest - 1) == length && memcmp(rest + 1, name, length) == 0) return (int32_t)number;
        line = end + 1;
    }
    return 0;
}

/// Restarts the process without the current step; returns if that fails.
static void restart(int number) {
    if (!isOpen || !copied || !arguments) return;
    isOpen = 0;
    int size = number < 0 ? -number : number;
    word[numberPosition] = number < 0 ? '-' : '0';
    word[numberPosition + 1] = (char)('0' + size / 10 % 10);
    word[numberPosition + 2] = (char)('0' + size % 10);
    pthread_sigmask(SIG_SETMASK, &signals, NULL);
    execve("/proc/self/exe", arguments, copied);
}

static void fail(int number) {
    restart(number == SIGALRM ? -2 : number);
    // A restart is impossible, so the signal ends the process as usual.
    signal(number, SIG_DFL);
    raise(number);
}

static void leave(void) { restart(-1); }

/// Copies the environment, and appends the list of steps including this one.
static void prepare(const char *name) {
    free(copied);
    copied = NULL;
    const char *old = stopped_steps();
    if (strlen(old) + strlen(name) + 64 > sizeof word) return;
    static char list[sizeof word];
    memcpy(list, old, strlen(old) + 1);
    int start = snprintf(word, sizeof word, "%s=%d\n%s", key, (int)getpid(), list);
    numberPosition = (size_t)start;
    snprintf(word + start, sizeof word - (size_t)start, "000:%s\n", name);
    size_t count = 0, kept = 0;
    while (environ && environ[count]) count++;
    if (!(copied = calloc(count + 2, sizeof *copied))) return;
    for (size_t i = 0; i < count; i++) {
        if (strncmp(environ[i], key, sizeof key - 1) != 0) copied[kept++] = environ[i];
    }
    copied[kept] = word;
}

void cellsim_begin_launch_step(const char *name, uint32_t seconds) {
    static int isRegistered;
    if (!isRegistered) isRegistered = atexit(leave) == 0;
    prepare(name);
    pthread_sigmask(SIG_SETMASK, NULL, &signals);
    for (size_t i = 0; i < FAILURES; i++) {
        struct sigaction action = {.sa_handler = fail, .sa_flags = SA_ONSTACK};
        sigaction(failures[i], &action, &before[i]);
    }
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, &stack_before);
    isOpen = 1;
    alarm(seconds);
}

void cellsim_end_launch_step(void) {
    alarm(0);
    isOpen = 0;
    for (size_t i = 0; i < FAILURES; i++) sigaction(failures[i], &before[i], NULL);
    sigaltstack(&stack_before, NULL);
}
