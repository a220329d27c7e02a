#ifndef CELLSIM_C_QPDF_H
#define CELLSIM_C_QPDF_H

#include <stddef.h>

/// The structure of PDF files, read by libqpdf, which is loaded when the first file is opened: programs that meet none do
/// without it. A document serves one thread at a time.
typedef struct cellsim_pdf cellsim_pdf;

/// What an object is.
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

/// Opens a document in memory that stays there until it is closed. On failure NULL, and the reason in `message`.
cellsim_pdf *cellsim_pdf_open(const char *bytes, size_t length, char *message, size_t room);
void cellsim_pdf_close(cellsim_pdf *document);

/// The number of pages.
int cellsim_pdf_page_count(cellsim_pdf *document);
/// A page from 0, with what it inherits; 0 where there is none.
unsigned int cellsim_pdf_page(cellsim_pdf *document, int index);

enum cellsim_pdf_kind cellsim_pdf_kind_of(cellsim_pdf *document, unsigned int object);
/// The number by which a file refers to an object; 0 for one that stands in its place.
int cellsim_pdf_identity(cellsim_pdf *document, unsigned int object);
double cellsim_pdf_number(cellsim_pdf *document, unsigned int object);
int cellsim_pdf_boolean(cellsim_pdf *document, unsigned int object);
/// Valid until the next call. With the slash.
const char *cellsim_pdf_name(cellsim_pdf *document, unsigned int object);
/// Valid until the next call.
const char *cellsim_pdf_string(cellsim_pdf *document, unsigned int object, size_t *length);
int cellsim_pdf_count(cellsim_pdf *document, unsigned int array);
unsigned int cellsim_pdf_item(cellsim_pdf *document, unsigned int array, int index);
/// The value of a key (with its slash) of a dictionary or of a stream's.
unsigned int cellsim_pdf_value(cellsim_pdf *document, unsigned int dictionary, const char *key);
/// Calls `each` for every key of a dictionary, in order.
void cellsim_pdf_keys(cellsim_pdf *document, unsigned int dictionary, void *context,
                      void (*each)(void *context, const char *key));
/// The bytes of a stream, to be freed: as they are stored, or with its filters undone. NULL where that fails.
unsigned char *cellsim_pdf_stream(cellsim_pdf *document, unsigned int stream, int decoded, size_t *length);

#endif
