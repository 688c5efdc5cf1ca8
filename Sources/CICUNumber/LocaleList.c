#include "LocaleList.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>

#include "Failure.h"
#include "Text.h"

CICUStatus cicu_locale_count(int32_t *count) {
  *count = uloc_countAvailable();
  return *count > 0 ? CICU_OK : CICU_NO_DATA;
}

CICUStatus cicu_locale_at(int32_t index, char *buffer, int32_t capacity, int32_t *length) {
  if (index < 0 || index >= uloc_countAvailable()) return CICU_OUT_OF_RANGE;
  return cicu_write_ascii(uloc_getAvailable(index), buffer, capacity, length);
}

CICUStatus cicu_locale_name(
    const CICULocale *locale, const CICULocale *language, char *buffer, int32_t capacity,
    int32_t *length) {
  UErrorCode error = U_ZERO_ERROR;
  UChar name[CICU_LOCALE_CAPACITY];
  int32_t count = uloc_getDisplayName(
      locale->icuIdentifier, language->icuIdentifier, name, CICU_LOCALE_CAPACITY, &error);
  if (cicu_text_failed(&error)) return cicu_status(error);
  return cicu_write_utf16(name, count, buffer, capacity, length);
}

CICUStatus cicu_likely_locale(
    const char *region, char *buffer, int32_t capacity, int32_t *length) {
  UErrorCode error = U_ZERO_ERROR;
  char name[CICU_LOCALE_CAPACITY];
  char likely[CICU_LOCALE_CAPACITY];
  int written = snprintf(name, sizeof name, "und_%s", region);
  if (written < 0 || (size_t)written >= sizeof name) return CICU_MALFORMED;
  uloc_addLikelySubtags(name, likely, sizeof likely, &error);
  if (cicu_text_failed(&error)) return cicu_status(error);
  return cicu_write_ascii(likely, buffer, capacity, length);
}

static bool is_alias(const char *name, UErrorCode *error) {
  UEnumeration *aliases = uloc_openAvailableByType(ULOC_AVAILABLE_ONLY_LEGACY_ALIASES, error);
  bool isAlias = false;
  while (!isAlias && !cicu_failed(error)) {
    const char *alias = uenum_next(aliases, NULL, error);
    if (alias == NULL) break;
    isAlias = strcmp(alias, name) == 0;
  }
  uenum_close(aliases);
  return isAlias;
}

bool cicu_is_listed(const char *name, UErrorCode *error) {
  int32_t count = uloc_countAvailable();
  for (int32_t index = 0; index < count; index++) {
    if (strcmp(uloc_getAvailable(index), name) == 0) return true;
  }
  return is_alias(name, error);
}
