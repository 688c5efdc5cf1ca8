#include <stdlib.h>
#include <unicode/unum.h>

#include "ICUReference.h"

struct ICUParser {
  UNumberFormat *icu;
};

ICUParser *icu_parser_open(const char *locale) {
  ICUParser *parser = calloc(1, sizeof *parser);
  if (parser == NULL) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  parser->icu = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  if (U_SUCCESS(error)) {
    unum_setAttribute(parser->icu, UNUM_LENIENT_PARSE, 0);
    return parser;
  }
  icu_parser_close(parser);
  return NULL;
}

void icu_parser_close(ICUParser *parser) {
  unum_close(parser->icu);
  free(parser);
}

int32_t icu_parse(
    ICUParser *parser, const uint16_t *text, int32_t length, char *decimal, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t place = 0;
  int32_t count = unum_parseDecimal(
      parser->icu, (const UChar *)text, length, &place, decimal, capacity, &error);
  return U_SUCCESS(error) && place == length ? count : -1;
}
