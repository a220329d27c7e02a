// 'swift test --filter' requests the list of tests from a test program (--dump-tests-json) and parses its whole
// standard output as JSON. XCTest creates an object for each test for that list, so output from a test class's 'init'
// or 'deinit' would make it invalid. While a program lists its tests, only the list is therefore written to standard
// output, and all other text to standard error.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The original standard output, and the memory file that replaces it.
static int output = -1;
static int memory = -1;

static void write_all(int file, const char *text, size_t length) {
    while (length > 0) {
        ssize_t count = write(file, text, length);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return;
        text += count;
        length -= (size_t)count;
    }
}

// Returns the end of the JSON object that begins at text[begin]; 0 if it doesn't end.
static size_t object_end(const char *text, size_t length, size_t begin) {
    size_t depth = 0;
    int is_string = 0;
    for (size_t index = begin; index < length; index++) {
        char byte = text[index];
        if (is_string) {
            if (byte == '\\') index++;
            else if (byte == '"') is_string = 0;
        } else if (byte == '"') {
            is_string = 1;
        } else if (byte == '{') {
            depth++;
        } else if (byte == '}' && --depth == 0) {
            return index + 1;
        }
    }
    return 0;
}

static int has_prefix(const char *text, size_t length, const char *prefix) {
    size_t count = strlen(prefix);
    return length >= count && memcmp(text, prefix, count) == 0;
}

// Finds XCTest's list: the longest object that begins with one of its two keys.
static void find_list(const char *text, size_t length, size_t *begin, size_t *end) {
    *begin = *end = 0;
    size_t index = 0;
    while (index < length) {
        const char *brace = memchr(text + index, '{', length - index);
        if (brace == NULL) return;
        index = (size_t)(brace - text);
        size_t close = 0;
        if (has_prefix(brace, length - index, "{\"name\":") || has_prefix(brace, length - index, "{\"tests\":["))
            close = object_end(text, length, index);
        if (close > index && close - index > *end - *begin) {
            *begin = index;
            *end = close;
        }
        index = close > index ? close : index + 1;
    }
}

static void pass_on(void) {
    fflush(stdout);
    struct stat status;
    if (fstat(memory, &status) != 0 || dup2(output, STDOUT_FILENO) < 0) return;
    size_t length = (size_t)status.st_size;
    if (length == 0) return;
    const char *text = mmap(NULL, length, PROT_READ, MAP_PRIVATE, memory, 0);
    if (text == MAP_FAILED) return;
    size_t begin, end;
    find_list(text, length, &begin, &end);
    if (end == begin) {
        write_all(output, text, length);
        return;
    }
    write_all(output, text + begin, end - begin);
    write_all(output, "\n", 1);
    write_all(STDERR_FILENO, text, begin);
    if (end < length && text[end] == '\n') end++;
    write_all(STDERR_FILENO, text + end, length - end);
}

__attribute__((constructor)) static void begin_listing(int argc, char **argv) {
    for (int index = 1; index < argc; index++) {
        if (strcmp(argv[index], "--dump-tests-json") != 0) continue;
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
        memory = memfd_create("tests", MFD_CLOEXEC);
        if (output < 0 || memory < 0 || atexit(pass_on) != 0) return;
        dup2(memory, STDOUT_FILENO);
        return;
    }
}
