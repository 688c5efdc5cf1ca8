#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>

#include "Failure.h"
#include "LocaleList.h"
#include "LocaleName.h"
#include "Name.h"

// ICU accepts any name. If it doesn't know the language or script, it falls back to the process's
// default locale. Its status doesn't tell: it is U_USING_DEFAULT_WARNING for known names too. So this
// file looks up names in the same order as ICU, and passes only listed names to ICU.

static void join(char *name, size_t capacity, const char *parts[], int32_t count) {
  size_t length = 0;
  name[0] = 0;
  for (int32_t index = 0; index < count; index++) {
    if (parts[index][0] == 0) continue;
    int written = snprintf(
        name + length, capacity - length, length == 0 ? "%s" : "_%s", parts[index]);
    if (written < 0 || (size_t)written >= capacity - length) {
      name[0] = 0;
      return;
    }
    length += (size_t)written;
  }
}

// Returns whether the script is the default one of the name: en is en_Latn.
static bool is_likely_script(const char *name, const char *script, UErrorCode *error) {
  char full[CICU_LOCALE_CAPACITY];
  char likely[CICU_SUBTAG_CAPACITY];
  uloc_addLikelySubtags(name, full, sizeof full, error);
  if (cicu_text_failed(error)) return false;
  uloc_getScript(full, likely, sizeof likely, error);
  return !cicu_text_failed(error) && strcmp(likely, script) == 0;
}

// Finds the most specific listed name that includes the script.
static bool find_in_script(const CICULocaleName *name, char *found, UErrorCode *error) {
  const char *parts[] = {name->language, name->script, name->region, name->variants};
  for (int32_t count = 4; count >= 2; count--) {
    join(found, CICU_LOCALE_CAPACITY, parts, count);
    if (cicu_is_listed(found, error)) return true;
    if (U_FAILURE(*error)) return false;
  }
  return false;
}

// Finds the most specific listed name without a script; if the name has a script, the found one must
// have it by default.
static bool find_without_script(const CICULocaleName *name, char *found, UErrorCode *error) {
  const char *parts[] = {name->language, name->region, name->variants};
  for (int32_t count = 3; count >= 1; count--) {
    join(found, CICU_LOCALE_CAPACITY, parts, count);
    bool isListed = cicu_is_listed(found, error);
    if (U_FAILURE(*error)) return false;
    if (!isListed) continue;
    return name->script[0] == 0 || is_likely_script(found, name->script, error);
  }
  return false;
}

static CICUStatus find_data(const CICULocaleName *name, CICULocale *locale) {
  UErrorCode error = U_ZERO_ERROR;
  if (name->language[0] == 0) {
    strcpy(locale->icuIdentifier, "root");
    return CICU_OK;
  }
  bool isKnown = cicu_is_listed(name->language, &error);
  if (U_FAILURE(error)) return cicu_status(error);
  if (!isKnown) {
    strcpy(locale->identifier, name->language);
    return CICU_UNKNOWN_LANGUAGE;
  }
  bool found = name->script[0] != 0 && find_in_script(name, locale->icuIdentifier, &error);
  if (!found && U_SUCCESS(error)) {
    found = find_without_script(name, locale->icuIdentifier, &error);
  }
  if (U_FAILURE(error)) return cicu_status(error);
  if (found) return CICU_OK;
  strcpy(locale->identifier, name->script);
  return CICU_UNKNOWN_SCRIPT;
}

// A function of ICU that returns the display name of one part of a locale.
typedef int32_t NameReader(
    const char *locale, const char *displayLocale, UChar *name, int32_t capacity, UErrorCode *error);

// Returns whether CLDR has an English name for a part of a locale. ICU has no other list of variants;
// for an unknown part, it returns the part itself and says so in the status.
static bool has_name(const char *locale, NameReader *read, UErrorCode *error) {
  UChar name[128];
  UErrorCode status = U_ZERO_ERROR;
  read(locale, "en", name, 128, &status);
  if (cicu_failed(&status)) *error = status;
  return status != U_USING_DEFAULT_WARNING && U_SUCCESS(status);
}

static CICUStatus check_region(const CICULocaleName *name, CICULocale *locale) {
  if (name->region[0] == 0) return CICU_OK;
  UErrorCode error = U_ZERO_ERROR;
  char only[CICU_SUBTAG_CAPACITY + 1];
  snprintf(only, sizeof only, "_%s", name->region);
  if (has_name(only, uloc_getDisplayCountry, &error)) return CICU_OK;
  if (U_FAILURE(error)) return cicu_status(error);
  strcpy(locale->identifier, name->region);
  return CICU_UNKNOWN_REGION;
}

static CICUStatus check_variants(const CICULocaleName *name, CICULocale *locale) {
  const char *next = name->variants;
  while (*next != 0) {
    int length = (int)strcspn(next, "_");
    UErrorCode error = U_ZERO_ERROR;
    char only[CICU_LOCALE_CAPACITY + 2];
    snprintf(only, sizeof only, "__%.*s", length, next);
    if (!has_name(only, uloc_getDisplayVariant, &error)) {
      if (U_FAILURE(error)) return cicu_status(error);
      snprintf(locale->identifier, sizeof locale->identifier, "%.*s", length, next);
      return CICU_UNKNOWN_VARIANT;
    }
    next += next[length] == 0 ? length : length + 1;
  }
  return CICU_OK;
}

// Returns whether the name stands for a numbering system that depends on the locale.
static bool is_relative(const char *numbers) {
  return strcmp(numbers, "native") == 0 || strcmp(numbers, "finance") == 0 ||
         strcmp(numbers, "traditio") == 0 || strcmp(numbers, "traditional") == 0;
}

// Reads the name of an ICU locale's numbering system, from its keyword or its default.
static CICUStatus read_numbering_system(const char *icuIdentifier, char *name) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(icuIdentifier, &error);
  CICUStatus status = CICU_OK;
  if (cicu_failed(&error)) {
    status = cicu_status(error);
  } else {
    const char *found = unumsys_getName(system);
    status = cicu_copy_name(
        found, (int32_t)strlen(found), name, CICU_NUMBERING_SYSTEM_CAPACITY);
  }
  unumsys_close(system);
  return status;
}

static CICUStatus find_numbering_system(const CICULocaleName *name, CICULocale *locale) {
  if (name->numbers[0] == 0) {
    return read_numbering_system(locale->icuIdentifier, locale->numberingSystem);
  }
  strcpy(locale->numberingSystem, name->numbers);
  if (is_relative(name->numbers)) {
    char asked[CICU_LOCALE_CAPACITY + 32];
    const char *numbers = name->numbers[0] == 't' ? "traditional" : name->numbers;
    snprintf(asked, sizeof asked, "%s@numbers=%s", locale->icuIdentifier, numbers);
    CICUStatus status = read_numbering_system(asked, locale->numberingSystem);
    if (status != CICU_OK) return status;
  }
  CICUNumberingSystem system;
  CICUStatus status = cicu_numbering_system_named(
      locale->numberingSystem, (int32_t)strlen(locale->numberingSystem), &system);
  if (status != CICU_OK) return status;
  return system.isAlgorithmic ? CICU_ALGORITHMIC_NUMBERING_SYSTEM : CICU_OK;
}

static bool append(char *name, const char *key, const char *value) {
  size_t length = strlen(name);
  int written = snprintf(name + length, CICU_LOCALE_CAPACITY - length, "%s%s", key, value);
  return written >= 0 && (size_t)written < CICU_LOCALE_CAPACITY - length;
}

CICUStatus cicu_locale_resolve(const char *name, int32_t nameLength, CICULocale *locale) {
  memset(locale, 0, sizeof *locale);
  CICULocaleName parsed;
  CICUStatus status = cicu_parse_locale_name(name, nameLength, &parsed);
  if (status == CICU_OK) status = find_data(&parsed, locale);
  if (status == CICU_OK) status = check_region(&parsed, locale);
  if (status == CICU_OK) status = check_variants(&parsed, locale);
  if (status != CICU_OK) return status;
  strcpy(locale->identifier, parsed.tag);
  status = find_numbering_system(&parsed, locale);
  if (status != CICU_OK || parsed.numbers[0] == 0) return status;
  bool fits = append(locale->identifier, "-u-nu-", locale->numberingSystem) &&
              append(locale->icuIdentifier, "@numbers=", locale->numberingSystem);
  return fits ? CICU_OK : CICU_MALFORMED;
}
