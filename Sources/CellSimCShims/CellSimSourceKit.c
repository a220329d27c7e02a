// Sends requests to SourceKit.
#include "CellSimSourceKit.h"

#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    uint64_t words[3];
} variant;

char *cellsim_sourcekit_answer(const char *library, const char *request, int *isError) {
    *isError = 1;
    // The library has its own copy of Swift's runtime, which must not be mixed with this program's.
    void *kit = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!kit) return strdup(dlerror());
    void (*initialize)(void) = (void (*)(void))dlsym(kit, "sourcekitd_initialize");
    void *(*read)(const char *, char **) = (void *(*)(const char *, char **))dlsym(kit, "sourcekitd_request_create_from_yaml");
    void *(*send)(void *) = (void *(*)(void *))dlsym(kit, "sourcekitd_send_request_sync");
    _Bool (*failed)(void *) = (_Bool (*)(void *))dlsym(kit, "sourcekitd_response_is_error");
    const char *(*reason)(void *) = (const char *(*)(void *))dlsym(kit, "sourcekitd_response_error_get_description");
    variant (*value)(void *) = (variant(*)(void *))dlsym(kit, "sourcekitd_response_get_value");
    char *(*json)(variant) = (char *(*)(variant))dlsym(kit, "sourcekitd_variant_json_description_copy");
    if (!initialize || !read || !send || !failed || !reason || !value || !json) {
        return strdup("the library lacks functions that CellSim needs");
    }
    initialize();
    char *wrong = NULL;
    void *object = read(request, &wrong);
    if (!object) return wrong ? wrong : strdup("the request is not valid");
    void *response = send(object);
    if (failed(response)) {
        const char *description = reason(response);
        return strdup(description ? description : "no reason");
    }
    *isError = 0;
    return json(value(response));
}
