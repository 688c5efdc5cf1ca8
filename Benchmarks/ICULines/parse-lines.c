// Parses German numbers with ICU's `unum_parseDecimal`, one on each line of standard input, and writes
// them to standard output as decimals. Scripts/Benchmarks/compare-numfmt.py compares the command with it.

#include <stdio.h>
#include <string.h>
#include <unicode/ustring.h>

#include "ICUReference.h"

enum { capacity = 256 };

int main(void) {
  ICUParser *parser = icu_parser_open("de");
  if (parser == NULL) return 1;
  char line[capacity], decimal[capacity];
  UChar text[capacity];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    int32_t length = 0;
    UErrorCode error = U_ZERO_ERROR;
    u_strFromUTF8(text, capacity, &length, line, -1, &error);
    if (U_FAILURE(error) || icu_parse(parser, text, length, decimal, capacity) < 0) return 1;
    puts(decimal);
  }
  icu_parser_close(parser);
  return 0;
}
