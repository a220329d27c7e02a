// Disable fused multiply-add, so that results are the same on every processor.
#pragma STDC FP_CONTRACT OFF

#include "CellSimCQPDF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <qpdf/qpdf-c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cellsim_pdf {
    qpdf_data data;
};

/// The functions of the library, resolved when it is loaded.
#define FUNCTIONS(F) \
    F(qpdf_init) F(qpdf_cleanup) F(qpdf_silence_errors) F(qpdf_set_suppress_warnings) F(qpdf_read_memory) \
    F(qpdf_has_error) F(qpdf_get_error) F(qpdf_get_error_message_detail) F(qpdf_is_encrypted) F(qpdf_get_num_pages) \
    F(qpdf_get_page_n) F(qpdf_push_inherited_attributes_to_page) F(qpdf_oh_get_type_code) F(qpdf_oh_get_object_id) \
    F(qpdf_oh_get_numeric_value) F(qpdf_oh_get_bool_value) F(qpdf_oh_get_name) F(qpdf_oh_get_binary_string_value) \
    F(qpdf_oh_get_array_n_items) F(qpdf_oh_get_array_item) F(qpdf_oh_get_key) F(qpdf_oh_get_dict) \
    F(qpdf_oh_begin_dict_key_iter) F(qpdf_oh_dict_more_keys) F(qpdf_oh_dict_next_key) F(qpdf_oh_get_stream_data)

#define DECLARE(name) static __typeof__(name) *call_##name;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void)
{
    static const char *const names[] = {"libqpdf.so.29", "libqpdf.so.30", "libqpdf.so.28", "libqpdf.so"};
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)
        library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (!library)
        return;
#define FIND(name) \
    if (!(call_##name = (__typeof__(name) *)dlsym(library, #name))) \
        return;
    FUNCTIONS(FIND)
    is_loaded = 1;
}

cellsim_pdf *cellsim_pdf_open(const char *bytes, size_t length, char *message, size_t room)
{
    pthread_once(&once, load);
    if (!is_loaded) {
        snprintf(message, room, "needs the library libqpdf, which is not installed (Debian: libqpdf29)");
        return NULL;
    }
    cellsim_pdf *document = malloc(sizeof *document);
    if (!document) {
        snprintf(message, room, "there is not enough memory");
        return NULL;
    }
    document->data = call_qpdf_init();
    call_qpdf_silence_errors(document->data);
    call_qpdf_set_suppress_warnings(document->data, QPDF_TRUE);
    QPDF_ERROR_CODE code = call_qpdf_read_memory(document->data, "PDF", bytes, length, NULL);
    if (code & QPDF_ERRORS) {
        const char *detail = NULL;
        if (call_qpdf_has_error(document->data))
            detail = call_qpdf_get_error_message_detail(document->data, call_qpdf_get_error(document->data));
        snprintf(message, room, "is not a readable PDF file: %s", detail ? detail : "its structure is damaged");
        cellsim_pdf_close(document);
        return NULL;
    }
    if (call_qpdf_is_encrypted(document->data)) {
        snprintf(message, room, "is encrypted");
        cellsim_pdf_close(document);
        return NULL;
    }
    return document;
}

void cellsim_pdf_close(cellsim_pdf *document)
{
    /* Fetch a pending error; otherwise the library writes it to standard error. */
    if (call_qpdf_has_error(document->data))
        call_qpdf_get_error(document->data);
    call_qpdf_cleanup(&document->data);
    free(document);
}

int cellsim_pdf_page_count(cellsim_pdf *document)
{
    int count = call_qpdf_get_num_pages(document->data);
    return count < 0 ? 0 : count;
}

unsigned int cellsim_pdf_page(cellsim_pdf *document, int index)
{
    call_qpdf_push_inherited_attributes_to_page(document->data);
    if (index < 0 || index >= cellsim_pdf_page_count(document))
        return 0;
    return call_qpdf_get_page_n(document->data, (size_t)index);
}

enum cellsim_pdf_kind cellsim_pdf_kind_of(cellsim_pdf *document, unsigned int object)
{
    switch (call_qpdf_oh_get_type_code(document->data, object)) {
    case ot_boolean: return CELLSIM_PDF_BOOLEAN;
    case ot_integer:
    case ot_real: return CELLSIM_PDF_NUMBER;
    case ot_string: return CELLSIM_PDF_STRING;
    case ot_name: return CELLSIM_PDF_NAME;
    case ot_array: return CELLSIM_PDF_ARRAY;
    case ot_dictionary: return CELLSIM_PDF_DICTIONARY;
    case ot_stream: return CELLSIM_PDF_STREAM;
    default: return CELLSIM_PDF_OTHER;
    }
}

int cellsim_pdf_identity(cellsim_pdf *document, unsigned int object)
{
    return call_qpdf_oh_get_object_id(document->data, object);
}

double cellsim_pdf_number(cellsim_pdf *document, unsigned int object)
{
    return call_qpdf_oh_get_numeric_value(document->data, object);
}

int cellsim_pdf_boolean(cellsim_pdf *document, unsigned int object)
{
    return call_qpdf_oh_get_bool_value(document->data, object);
}

const char *cellsim_pdf_name(cellsim_pdf *document, unsigned int object)
{
    return call_qpdf_oh_get_name(document->data, object);
}

const char *cellsim_pdf_string(cellsim_pdf *document, unsigned int object, size_t *length)
{
    return call_qpdf_oh_get_binary_string_value(document->data, object, length);
}

int cellsim_pdf_count(cellsim_pdf *document, unsigned int array)
{
    return call_qpdf_oh_get_array_n_items(document->data, array);
}

unsigned int cellsim_pdf_item(cellsim_pdf *document, unsigned int array, int index)
{
    return call_qpdf_oh_get_array_item(document->data, array, index);
}

unsigned int cellsim_pdf_value(cellsim_pdf *document, unsigned int dictionary, const char *key)
{
    if (call_qpdf_oh_get_type_code(document->data, dictionary) == ot_stream)
        dictionary = call_qpdf_oh_get_dict(document->data, dictionary);
    return call_qpdf_oh_get_key(document->data, dictionary, key);
}

void cellsim_pdf_keys(cellsim_pdf *document, unsigned int dictionary, void *context,
                      void (*each)(void *context, const char *key))
{
    call_qpdf_oh_begin_dict_key_iter(document->data, dictionary);
    while (call_qpdf_oh_dict_more_keys(document->data))
        each(context, call_qpdf_oh_dict_next_key(document->data));
}

unsigned char *cellsim_pdf_stream(cellsim_pdf *document, unsigned int stream, int decoded, size_t *length)
{
    unsigned char *bytes = NULL;
    QPDF_BOOL is_filtered = QPDF_FALSE;
    QPDF_ERROR_CODE code = call_qpdf_oh_get_stream_data(
        document->data, stream, decoded ? qpdf_dl_all : qpdf_dl_none, &is_filtered, &bytes, length);
    if ((code & QPDF_ERRORS) || (decoded && !is_filtered)) {
        free(bytes);
        return NULL;
    }
    return bytes;
}
