#include <stdlib.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

#include "ICUReference.h"

struct ICUFormatter {
  UNumberFormatter *icu;
  UFormattedNumber *result;
};

ICUFormatter *icu_formatter_open(const char *locale) {
  ICUFormatter *formatter = calloc(1, sizeof *formatter);
  if (formatter == NULL) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  formatter->icu = unumf_openForSkeletonAndLocale(u"precision-unlimited", -1, locale, &error);
  formatter->result = unumf_openResult(&error);
  if (U_SUCCESS(error)) return formatter;
  icu_formatter_close(formatter);
  return NULL;
}

void icu_formatter_close(ICUFormatter *formatter) {
  unumf_closeResult(formatter->result);
  unumf_close(formatter->icu);
  free(formatter);
}

int32_t icu_format(
    ICUFormatter *formatter, const char *decimal, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDecimal(formatter->icu, decimal, length, formatter->result, &error);
  UChar text[256];
  int32_t count = unumf_resultToString(formatter->result, text, 256, &error);
  int32_t written = 0;
  u_strToUTF8(buffer, capacity, &written, text, count, &error);
  return U_SUCCESS(error) ? written : -1;
}
