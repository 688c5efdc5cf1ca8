#include <unicode/unum.h>

#include "Failure.h"
#include "Text.h"

static CICUStatus read_symbol(
    const UNumberFormat *format, UNumberFormatSymbol kind, char *symbol) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[CICU_SYMBOL_CAPACITY];
  int32_t length = unum_getSymbol(format, kind, text, CICU_SYMBOL_CAPACITY, &error);
  if (cicu_failed(&error)) return cicu_status(error);
  int32_t written = 0;
  CICUStatus status =
      cicu_write_utf16(text, length, symbol, CICU_SYMBOL_CAPACITY - 1, &written);
  if (status == CICU_OK) symbol[written] = 0;
  return status;
}

CICUStatus cicu_signs(const CICULocale *locale, CICUSigns *signs) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale->icuIdentifier, NULL, &error);
  CICUStatus status = cicu_failed(&error) ? cicu_status(error) : CICU_OK;
  if (status == CICU_OK) {
    status = read_symbol(format, UNUM_MINUS_SIGN_SYMBOL, signs->minusSign);
  }
  if (status == CICU_OK) {
    status = read_symbol(format, UNUM_PLUS_SIGN_SYMBOL, signs->plusSign);
  }
  if (status == CICU_OK) {
    status = read_symbol(format, UNUM_PERCENT_SYMBOL, signs->percentSign);
  }
  unum_close(format);
  return status;
}
