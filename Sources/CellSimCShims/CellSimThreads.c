// Runs a function on several threads.
#include <pthread.h>
#include <stdlib.h>

#include "CellSimLeaving.h"

// A function to run, with its argument and the current work item.
struct call {
    void (*work)(void *context);
    void *context;
    int32_t number;
};

static void *run(void *argument) {
    struct call *call = argument;
    cellsim_set_work(call->number);
    cellsim_run_guarded(call->work, call->context);
    return NULL;
}

void cellsim_run_on_threads(int32_t others, void (*work)(void *context), void *context) {
    enum { MOST = 256 };
    pthread_t threads[MOST];
    struct call call = {work, context, cellsim_work()};
    int count = 0;
    while (count < others && count < MOST && pthread_create(&threads[count], NULL, run, &call) == 0) count++;
    work(context);
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}
