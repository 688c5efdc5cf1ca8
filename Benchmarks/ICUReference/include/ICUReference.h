#ifndef ICU_REFERENCE_H
#define ICU_REFERENCE_H

#include <stdint.h>

// ICU's own C functions, without LiveNumber. Everything that can be reused is created once.

typedef struct ICUFormatter ICUFormatter;
typedef struct ICUParser ICUParser;

/// Creates a decimal formatter that doesn't round. Returns NULL if ICU fails.
ICUFormatter *icu_formatter_open(const char *locale);
void icu_formatter_close(ICUFormatter *formatter);

/// Writes canonical decimal text in the locale's form, as UTF-8: `unumf_formatDecimal` and a
/// conversion. Returns the length, or -1 if ICU fails.
int32_t icu_format(
    ICUFormatter *formatter, const char *decimal, int32_t length, char *buffer, int32_t capacity);

/// Creates a strict decimal parser. Returns NULL if ICU fails.
ICUParser *icu_parser_open(const char *locale);
void icu_parser_close(ICUParser *parser);

/// Reads UTF-16 in the locale's form: `unum_parseDecimal`. Writes canonical decimal text and returns
/// its length, or -1 if ICU fails.
int32_t icu_parse(
    ICUParser *parser, const uint16_t *text, int32_t length, char *decimal, int32_t capacity);

#endif
