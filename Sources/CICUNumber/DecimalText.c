#include "DecimalText.h"

#include <stdbool.h>

typedef struct Reader {
  const char *next;
  const char *end;
} Reader;

static bool is_at_digit(const Reader *reader) {
  return reader->next < reader->end && *reader->next >= '0' && *reader->next <= '9';
}

static int32_t skip_digits(Reader *reader) {
  const char *start = reader->next;
  while (is_at_digit(reader)) reader->next++;
  return (int32_t)(reader->next - start);
}

static bool skip_either(Reader *reader, char one, char other) {
  if (reader->next == reader->end) return false;
  if (*reader->next != one && *reader->next != other) return false;
  reader->next++;
  return true;
}

static CICUStatus check_exponent(Reader *reader) {
  skip_either(reader, '+', '-');
  if (!is_at_digit(reader)) return CICU_MALFORMED;
  int32_t exponent = 0;
  for (; is_at_digit(reader); reader->next++) {
    if (exponent <= CICU_MAXIMUM_EXPONENT) exponent = exponent * 10 + (*reader->next - '0');
  }
  if (reader->next != reader->end) return CICU_MALFORMED;
  return exponent <= CICU_MAXIMUM_EXPONENT ? CICU_OK : CICU_OUT_OF_RANGE;
}

CICUStatus cicu_check_decimal(const char *text, int32_t length) {
  if (length <= 0) return CICU_MALFORMED;
  Reader reader = {text, text + length};
  skip_either(&reader, '+', '-');
  int32_t digitCount = skip_digits(&reader);
  if (skip_either(&reader, '.', '.')) digitCount += skip_digits(&reader);
  if (digitCount == 0) return CICU_MALFORMED;
  CICUStatus status = CICU_OK;
  if (skip_either(&reader, 'e', 'E')) status = check_exponent(&reader);
  if (status == CICU_MALFORMED || reader.next != reader.end) return CICU_MALFORMED;
  return digitCount <= CICU_MAXIMUM_DIGIT_COUNT ? status : CICU_OUT_OF_RANGE;
}
