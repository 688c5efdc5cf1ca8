// UTF-16, which ICU writes, to UTF-8 in a caller's buffer.

#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <unicode/utypes.h>

#include "CICUNumber.h"

// Writes text to the buffer, or tells how long it is. CICU_ICU_FAILED for ill-formed UTF-16.
CICUStatus cicu_write_utf16(
    const UChar *text, int32_t textLength, char *buffer, int32_t capacity, int32_t *length);

// Writes ASCII to the buffer, or tells how long it is.
CICUStatus cicu_write_ascii(const char *text, char *buffer, int32_t capacity, int32_t *length);

// The place in UTF-8 of a place in UTF-16. Remembers the last one, so that places that are asked for
// in order cost one walk over the text.
typedef struct CICUPlaces {
  const UChar *text;
  int32_t length;
  int32_t inUTF16;
  int32_t inUTF8;
} CICUPlaces;

int32_t cicu_utf8_place(CICUPlaces *places, int32_t inUTF16);

#endif
