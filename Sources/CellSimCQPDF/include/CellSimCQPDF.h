#ifndef CELLSIM_C_QPDF_H
#define CELLSIM_C_QPDF_H

#include <stddef.h>

/// A PDF document whose structure libqpdf reads. The library is loaded when the first file is opened. Each document may
/// be used by one thread at a time.
typedef struct cellsim_pdf cellsim_pdf;

/// The type of an object.
enum cellsim_pdf_kind {
    CELLSIM_PDF_OTHER = 0,
    CELLSIM_PDF_BOOLEAN,
    CELLSIM_PDF_NUMBER,
    CELLSIM_PDF_STRING,
    CELLSIM_PDF_NAME,
    CELLSIM_PDF_ARRAY,
    CELLSIM_PDF_DICTIONARY,
    CELLSIM_PDF_STREAM
};

/// Opens a document in memory, which must stay valid until it is closed. Returns NULL on failure, with the reason in
/// `message`.
cellsim_pdf *cellsim_pdf_open(const char *bytes, size_t length, char *message, size_t room);
void cellsim_pdf_close(cellsim_pdf *document);

/// The number of pages.
int cellsim_pdf_page_count(cellsim_pdf *document);
/// Returns a page by its index from 0, with inherited values; 0 if it doesn't exist.
unsigned int cellsim_pdf_page(cellsim_pdf *document, int index);

enum cellsim_pdf_kind cellsim_pdf_kind_of(cellsim_pdf *document, unsigned int object);
/// Returns the object's number in the file; 0 for a direct object.
int cellsim_pdf_identity(cellsim_pdf *document, unsigned int object);
double cellsim_pdf_number(cellsim_pdf *document, unsigned int object);
int cellsim_pdf_boolean(cellsim_pdf *document, unsigned int object);
/// Returns a name including its slash, which is valid until the next call.
const char *cellsim_pdf_name(cellsim_pdf *document, unsigned int object);
/// Returns a string, which is valid until the next call.
const char *cellsim_pdf_string(cellsim_pdf *document, unsigned int object, size_t *length);
int cellsim_pdf_count(cellsim_pdf *document, unsigned int array);
unsigned int cellsim_pdf_item(cellsim_pdf *document, unsigned int array, int index);
/// Returns the value of a key (including its slash) in a dictionary or a stream's dictionary.
unsigned int cellsim_pdf_value(cellsim_pdf *document, unsigned int dictionary, const char *key);
/// Calls `each` for every key of a dictionary, in order.
void cellsim_pdf_keys(cellsim_pdf *document, unsigned int dictionary, void *context,
                      void (*each)(void *context, const char *key));
/// Returns the bytes of a stream, which the caller frees: as stored, or decoded. Returns NULL on failure.
unsigned char *cellsim_pdf_stream(cellsim_pdf *document, unsigned int stream, int decoded, size_t *length);

#endif
