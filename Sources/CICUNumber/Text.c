#include "Text.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

// Returns the number of digits in an interleaved run, or 0. ICU 72 to 76 interleave an exponent's
// digits if the numbering system is outside the BMP: first all leading surrogates, then all trailing
// ones.
static int32_t interleaved_count(const UChar *text, int32_t length, int32_t start) {
  int32_t count = 0;
  while (start + count < length && U16_IS_LEAD(text[start + count])) count++;
  if (count < 2 || count > length - start - count) return 0;
  for (int32_t index = 0; index < count; index++) {
    if (!U16_IS_TRAIL(text[start + count + index])) return 0;
  }
  return count;
}

typedef struct Writer {
  char *buffer;
  int32_t capacity;
  int32_t length;
} Writer;

static void write_scalar(Writer *writer, UChar32 scalar) {
  int32_t width = U8_LENGTH(scalar);
  if (writer->capacity - writer->length >= width) {
    uint8_t *buffer = (uint8_t *)writer->buffer;
    int32_t index = writer->length;
    U8_APPEND_UNSAFE(buffer, index, scalar);
  } else {
    writer->capacity = 0;
  }
  writer->length += width;
}

// Writes the scalar or interleaved run at an index, and returns the next index, or -1 if the text is
// ill-formed.
static int32_t write_next(Writer *writer, const UChar *text, int32_t length, int32_t index) {
  if (!U16_IS_SURROGATE(text[index])) {
    write_scalar(writer, text[index]);
    return index + 1;
  }
  int32_t count = interleaved_count(text, length, index);
  if (count > 0) {
    for (int32_t digit = index; digit < index + count; digit++) {
      write_scalar(writer, U16_GET_SUPPLEMENTARY(text[digit], text[digit + count]));
    }
    return index + 2 * count;
  }
  UChar32 scalar;
  U16_NEXT(text, index, length, scalar);
  if (U_IS_SURROGATE(scalar)) return -1;
  write_scalar(writer, scalar);
  return index;
}

CICUStatus cicu_write_utf16(
    const UChar *text, int32_t textLength, char *buffer, int32_t capacity, int32_t *length) {
  Writer writer = {buffer, capacity, 0};
  for (int32_t index = 0; index < textLength;) {
    index = write_next(&writer, text, textLength, index);
    if (index < 0) return CICU_ICU_FAILED;
  }
  *length = writer.length;
  return writer.length <= capacity ? CICU_OK : CICU_BUFFER_TOO_SMALL;
}

CICUStatus cicu_write_ascii(const char *text, char *buffer, int32_t capacity, int32_t *length) {
  size_t count = strlen(text);
  *length = (int32_t)count;
  if (*length > capacity) return CICU_BUFFER_TOO_SMALL;
  memcpy(buffer, text, count);
  return CICU_OK;
}

int32_t cicu_utf8_offset(CICUOffsetMap *map, int32_t utf16Offset) {
  if (utf16Offset < map->utf16Offset) {
    map->utf16Offset = 0;
    map->utf8Offset = 0;
  }
  Writer measure = {NULL, 0, map->utf8Offset};
  int32_t index = map->utf16Offset;
  while (index >= 0 && index < utf16Offset) {
    index = write_next(&measure, map->text, map->length, index);
  }
  map->utf16Offset = index;
  map->utf8Offset = measure.length;
  return measure.length;
}
