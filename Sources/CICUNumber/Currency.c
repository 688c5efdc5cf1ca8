#include <stdbool.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>

#include "Failure.h"
#include "Text.h"

CICUStatus cicu_currency_count(int32_t *count) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &error);
  if (!cicu_failed(&error)) {
    *count = uenum_count(codes, &error);
    cicu_failed(&error);
  }
  uenum_close(codes);
  return cicu_status(error);
}

CICUStatus cicu_currency_at(int32_t index, char code[4]) {
  if (index < 0) return CICU_OUT_OF_RANGE;
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &error);
  const char *found = NULL;
  for (int32_t position = 0; position <= index && !cicu_failed(&error); position++) {
    found = uenum_next(codes, NULL, &error);
    if (found == NULL) break;
  }
  CICUStatus status = cicu_status(error);
  if (status == CICU_OK && found == NULL) status = CICU_OUT_OF_RANGE;
  if (status == CICU_OK) {
    strncpy(code, found, 3);
    code[3] = 0;
  }
  uenum_close(codes);
  return status;
}

// Looks up the code in ISO 4217. ICU would format any three letters, and its own ucurr_isAvailable
// doesn't know all codes that ICU lists.
static CICUStatus check_listed(const char code[3]) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &error);
  const char *listed = NULL;
  while (!cicu_failed(&error)) {
    listed = uenum_next(codes, NULL, &error);
    if (listed == NULL || memcmp(listed, code, 3) == 0) break;
  }
  uenum_close(codes);
  if (U_FAILURE(error)) return cicu_status(error);
  return listed == NULL ? CICU_UNKNOWN_CURRENCY : CICU_OK;
}

// Converts the code to ICU's type.
static CICUStatus read_code(const char *code, int32_t codeLength, UChar known[4]) {
  if (codeLength != 3) return CICU_MALFORMED;
  for (int32_t index = 0; index < 3; index++) {
    if (code[index] < 'A' || code[index] > 'Z') return CICU_MALFORMED;
    known[index] = (UChar)code[index];
  }
  known[3] = 0;
  return check_listed(code);
}

CICUStatus cicu_currency_fraction_digits(
    const char *code, int32_t codeLength, int32_t *fractionDigits) {
  UChar known[4];
  CICUStatus status = read_code(code, codeLength, known);
  if (status != CICU_OK) return status;
  UErrorCode error = U_ZERO_ERROR;
  *fractionDigits = ucurr_getDefaultFractionDigits(known, &error);
  return cicu_failed(&error) ? cicu_status(error) : CICU_OK;
}

CICUStatus cicu_currency_name(
    const CICULocale *locale, const char *code, int32_t codeLength, CICUCurrencyName kind,
    char *buffer, int32_t capacity, int32_t *length) {
  static const char *const categories[] = {"zero", "one", "two", "few", "many", "other"};
  static const UCurrNameStyle styles[] = {
      UCURR_SYMBOL_NAME, UCURR_NARROW_SYMBOL_NAME, UCURR_LONG_NAME};
  if (kind < CICU_CURRENCY_SYMBOL || kind > CICU_CURRENCY_NAME_OTHER) return CICU_OUT_OF_RANGE;
  UChar known[4];
  CICUStatus status = read_code(code, codeLength, known);
  if (status != CICU_OK) return status;
  UErrorCode error = U_ZERO_ERROR;
  UBool isChoice = false;
  int32_t nameLength = 0;
  const UChar *name =
      kind <= CICU_CURRENCY_NAME
          ? ucurr_getName(
                known, locale->icuIdentifier, styles[kind], &isChoice, &nameLength, &error)
          : ucurr_getPluralName(
                known, locale->icuIdentifier, &isChoice,
                categories[kind - CICU_CURRENCY_NAME_ZERO], &nameLength, &error);
  if (cicu_failed(&error)) return cicu_status(error);
  return cicu_write_utf16(name, nameLength, buffer, capacity, length);
}
