// Handles the signals and failures that end a process.
#define _GNU_SOURCE
#include "CellSimLeaving.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "CellSimLeftovers.h"
#include "CellSimRestart.h"

/// The number of threads between `cellsim_begin_step` and `cellsim_end_step`.
static atomic_int steps;
/// Whether a thread is ending the process; all other threads then stop.
static atomic_int isLeaving;

static _Noreturn void wait_for_the_end(void) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    for (;;) pause();
}

void cellsim_begin_step(sigset_t *before) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, before);
    atomic_fetch_add(&steps, 1);
    if (!atomic_load(&isLeaving)) return;
    atomic_fetch_sub(&steps, 1);
    wait_for_the_end();
}

void cellsim_end_step(const sigset_t *before) {
    atomic_fetch_sub(&steps, 1);
    cellsim_stop_if_leaving();
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

void cellsim_stop_if_leaving(void) {
    if (atomic_load(&isLeaving)) wait_for_the_end();
}

/// Begins to end the process. Returns in one thread only. It waits for running steps, but not for long, because a step
/// may hang in the file system.
static void begin_leaving(void) {
    if (atomic_exchange(&isLeaving, 1)) wait_for_the_end();
    struct timespec moment = {0, 1000000};
    for (int i = 0; i < 1000 && atomic_load(&steps) > 0; i++) nanosleep(&moment, NULL);
}

_Noreturn void cellsim_exit(int code) {
    // A handler on this thread would wait for this thread.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    begin_leaving();
    cellsim_remove_leftovers();
    // Don't call the C library's exit handlers, which other threads may block. All output has already been written.
    _exit(code);
}

static void leave(int number) {
    begin_leaving();
    cellsim_remove_leftovers();
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, number);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
    raise(number);
    // The first process of a container is not ended by its own signals.
    _exit(128 + number);
}

static void ignore(int number) { (void)number; }

/// A stack for signal handlers, in case the thread's own has overflowed.
enum { HANDLER_STACK = 64 << 10 };
static _Alignas(16) char main_stack[HANDLER_STACK];

static void use_stack(char *stack) {
    stack_t other = {.ss_sp = stack, .ss_size = HANDLER_STACK, .ss_flags = stack ? 0 : SS_DISABLE};
    sigaltstack(&other, NULL);
}

void cellsim_run_guarded(void (*work)(void *context), void *context) {
    // The stack is at the outer end of the thread's stack, far from the position of an overflow.
    _Alignas(16) char stack[HANDLER_STACK];
    use_stack(stack);
    work(context);
    use_stack(NULL);
}

/// Returns whether an allocation of common size fails.
static int is_memory_short(void) {
    size_t size = 32 << 20;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return 1;
    munmap(memory, size);
    return 0;
}

static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU};

/// Restores the default signal handling when there is nothing left to remove.
static void leave_unprepared(void) {
    struct sigaction old, action = {.sa_handler = SIG_DFL};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        if (sigaction(endings[i], NULL, &old) == 0 && old.sa_handler == leave) sigaction(endings[i], &action, NULL);
    }
}

static void fail(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    // A failed allocation sets `errno`, and may have caused the crash.
    int isShort = errno == ENOMEM;
    begin_leaving();
    isShort = isShort || is_memory_short();
    cellsim_remove_leftovers();
    leave_unprepared();
    cellsim_restart_without(cellsim_work(), isShort ? -1 : number);
    cellsim_exit_after_failure(number, isShort);
}

static void install(int number, void (*handler)(int), int flags) {
    struct sigaction old, action = {.sa_handler = handler, .sa_flags = flags};
    // A program that was started with an ignored signal, such as by `nohup`, keeps ignoring it.
    if (sigaction(number, NULL, &old) != 0 || (!(old.sa_flags & SA_SIGINFO) && old.sa_handler == SIG_IGN)) return;
    sigfillset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

static void install_failures(void) {
    static const int failures[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
    // If the user enabled Swift's own backtraces, keep them.
    const char *tracing = getenv("SWIFT_BACKTRACE");
    if (tracing && strstr(tracing, "enable=yes")) return;
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        struct sigaction action = {.sa_sigaction = fail, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigfillset(&action.sa_mask);
        sigaction(failures[i], &action, NULL);
    }
}

void cellsim_begin_process(void) {
    cellsim_prepare_restart();
    use_stack(main_stack);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) install(endings[i], leave, SA_RESTART | SA_ONSTACK);
    // Handle the signals without effect instead of ignoring them, because child processes would inherit that.
    install(SIGPIPE, ignore, SA_RESTART);
    install(SIGXFSZ, ignore, SA_RESTART);
    install_failures();
    errno = 0;
}
