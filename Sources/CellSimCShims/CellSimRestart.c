// Restarts the program after a crash, without the work item that caused it.
#define _GNU_SOURCE
#include "CellSimRestart.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CellSimLeaving.h"

/// `CELLSIM_STOPPED=<process>:<reported>:<number>.<reason>,<number>.<reason>`: the work items that stopped this
/// process, identified by its ID, which a restart keeps.
static const char name[] = "CELLSIM_STOPPED=";
static char word[64 << 10];
/// The start and end of the list of numbers and reasons in `word`.
static size_t list, end;
static int32_t toldBefore;
static atomic_int told;
static _Thread_local int32_t work = -1;

static char **arguments, **environment;
static sigset_t signals;

extern char **environ;

// The C library passes the arguments to constructors, which run before `main`.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    (void)count;
    arguments = values;
}

void cellsim_set_work(int32_t number) {
    // Reset, so that the reason for a failure can be determined; see `fail`.
    errno = 0;
    work = number;
}

int32_t cellsim_work(void) { return work; }
int32_t cellsim_work_told_before(void) { return toldBefore; }
void cellsim_set_work_told(int32_t count) { atomic_store(&told, count); }

int32_t cellsim_work_stopped(int32_t number) {
    for (const char *at = word + list; *at;) {
        char *next;
        long found = strtol(at, &next, 10);
        if (*next != '.') return 0;
        long reason = strtol(next + 1, &next, 10);
        if (found == number) return (int32_t)reason;
        if (*next != ',') return 0;
        at = next + 1;
    }
    return 0;
}

/// Appends a number to the word. Signal handlers run this code, so it must not call the C library.
static void append_number(long number) {
    char digits[24];
    int count = 0;
    if (number < 0) word[end++] = '-';
    unsigned long rest = number < 0 ? -(unsigned long)number : (unsigned long)number;
    do digits[count++] = (char)('0' + rest % 10);
    while (rest /= 10);
    while (count) word[end++] = digits[--count];
}

static void begin_word(void) {
    memcpy(word, name, sizeof name - 1);
    end = sizeof name - 1;
    append_number(getpid());
    word[end++] = ':';
}

/// Reads the environment variable if this process wrote it.
static void take_over(void) {
    begin_word();
    size_t own = end - (sizeof name - 1);
    list = end;
    const char *said = getenv("CELLSIM_STOPPED");
    if (said && strncmp(said, word + sizeof name - 1, own) == 0 && strlen(said) < sizeof word / 2) {
        char *rest;
        toldBefore = (int32_t)strtol(said + own, &rest, 10);
        if (*rest == ':') {
            list = sizeof name - 1 + (size_t)(rest + 1 - said);
            end = sizeof name - 1 + strlen(said);
            memcpy(word + sizeof name - 1, said, strlen(said) + 1);
        }
    }
    // Child processes must not inherit the variable.
    unsetenv("CELLSIM_STOPPED");
    atomic_store(&told, toldBefore);
}

/// The program that was started in place of this one with its own libraries; NULL if the system started this program.
static const char *program;

void cellsim_prepare_restart(void) {
    program = getenv("CELLSIM_LAUNCHER");
    pthread_sigmask(SIG_SETMASK, NULL, &signals);
    take_over();
    size_t count = 0;
    while (environ && environ[count]) count++;
    environment = calloc(count + 2, sizeof *environment);
    if (!environment) return;
    memcpy(environment, environ, count * sizeof *environment);
    environment[count] = word;
}

void cellsim_restart_without(int number, int reason) {
    if (number < 0 || !arguments || !environment || cellsim_work_stopped(number) != 0) return;
    // The number of reports may have increased, so the word is written again, followed by the old list.
    static char old[sizeof word];
    size_t length = end - list;
    memcpy(old, word + list, length);
    begin_word();
    append_number(atomic_load(&told));
    word[end++] = ':';
    if (end + length + 64 > sizeof word / 2) return;
    memcpy(word + end, old, length);
    end += length;
    if (length) word[end++] = ',';
    append_number(number);
    word[end++] = '.';
    append_number(reason);
    word[end] = 0;
    pthread_sigmask(SIG_SETMASK, &signals, NULL);
    execve(program ? program : "/proc/self/exe", arguments, environment);
}

static void say(const char *text) {
    if (write(2, text, strlen(text)) < 0) return;
}

void cellsim_exit_after_failure(int number, int isShort) {
    if (isShort) {
        say("cellsim: error: not enough memory\n");
        _exit(3);
    }
    char digits[] = "00";
    digits[0] = (char)('0' + number / 10 % 10);
    digits[1] = (char)('0' + number % 10);
    say("cellsim: error: crashed with signal ");
    say(number < 10 ? digits + 1 : digits);
    say("; this is a bug in cellsim\n");
    _exit(70);
}
