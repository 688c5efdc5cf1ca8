// Conversion of ICU's UTF-16 to UTF-8 in the caller's buffer.

#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <unicode/utypes.h>

#include "CICUNumber.h"

// Writes text to the buffer. `length` is its length, even if the buffer is too small. Returns
// CICU_ICU_FAILED for ill-formed UTF-16.
CICUStatus cicu_write_utf16(
    const UChar *text, int32_t textLength, char *buffer, int32_t capacity, int32_t *length);

// Writes ASCII to the buffer. `length` is its length, even if the buffer is too small.
CICUStatus cicu_write_ascii(const char *text, char *buffer, int32_t capacity, int32_t *length);

// Maps UTF-16 offsets to UTF-8 offsets. It keeps the last offset, so mapping offsets in order takes
// linear time.
typedef struct CICUOffsetMap {
  const UChar *text;
  int32_t length;
  int32_t utf16Offset;
  int32_t utf8Offset;
} CICUOffsetMap;

int32_t cicu_utf8_offset(CICUOffsetMap *map, int32_t utf16Offset);

#endif
