// Disable fused multiply-add, so that results are the same on every processor.
#pragma STDC FP_CONTRACT OFF

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unicode/upluralrules.h>

#include "ICUShim.h"

// The library is loaded for the first number, because few pictures have words that depend on a number.
#define TEXT_OF(name) #name
#define SYMBOL(name) TEXT_OF(name)

static __typeof__(uplrules_openForType) *open_rules;
static __typeof__(uplrules_select) *select_category;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
    void *library = dlopen("libicui18n.so." U_ICU_VERSION_SHORT, RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    open_rules = (__typeof__(open_rules))dlsym(library, SYMBOL(uplrules_openForType));
    select_category = (__typeof__(select_category))dlsym(library, SYMBOL(uplrules_select));
}

// A program uses the rules of few languages, so they are never freed.
#define MOST 64
static struct { char language[24]; UPluralRules *rules; } known[MOST];
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const UPluralRules *rules_of(const char *language) {
    for (int i = 0; i < count; i++)
        if (strcmp(known[i].language, language) == 0) return known[i].rules;
    UErrorCode code = U_ZERO_ERROR;
    if (count == MOST || strlen(language) >= sizeof known[0].language) return NULL;
    UPluralRules *rules = open_rules(language, UPLURAL_TYPE_CARDINAL, &code);
    if (U_FAILURE(code)) return NULL;
    strcpy(known[count].language, language);
    known[count++].rules = rules;
    return rules;
}

int cellsim_plural_category(const char *language, double number, char *name, int32_t room) {
    pthread_once(&once, find);
    if (!open_rules || !select_category) return 0;
    UChar units[32];
    UErrorCode code = U_ZERO_ERROR;
    int32_t length = 0;
    pthread_mutex_lock(&lock);
    const UPluralRules *rules = rules_of(language);
    if (rules) length = select_category(rules, number, units, 32, &code);
    pthread_mutex_unlock(&lock);
    if (!rules || U_FAILURE(code) || length <= 0 || length >= room) return 0;
    for (int32_t i = 0; i < length; i++) name[i] = (char)units[i];
    name[length] = 0;
    return 1;
}
