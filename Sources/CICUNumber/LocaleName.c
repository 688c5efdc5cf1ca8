#include "LocaleName.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/uloc.h>

#include "Failure.h"
#include "Name.h"

// A name that is too long for ICU's own buffers isn't a locale name.
static CICUStatus name_status(UErrorCode error) {
  return error == U_BUFFER_OVERFLOW_ERROR || error == U_ILLEGAL_ARGUMENT_ERROR
      ? CICU_MALFORMED : cicu_status(error);
}

// Converts ICU's spelling to BCP 47: hyphens, and no empty region ("be__TARASK").
static void spell_as_tag(char *name) {
  char *end = name;
  for (const char *next = name; *next != 0; next++) {
    char character = *next == '_' ? '-' : *next;
    if (character == '-' && end > name && end[-1] == '-') continue;
    *end++ = character;
  }
  *end = 0;
}

// Not tolower, since that depends on setlocale.
static void lower_case(char *name) {
  for (; *name != 0; name++) {
    if (*name >= 'A' && *name <= 'Z') *name = (char)(*name - 'A' + 'a');
  }
}

// Reads ICU's keywords, such as "numbers=arab;currency=EUR". Ignores all keywords but `numbers`.
static CICUStatus read_keywords(const char *text, int32_t length, CICULocaleName *parsed) {
  static const char key[] = "numbers=";
  const int32_t keyLength = sizeof key - 1;
  while (length > 0) {
    const char *semicolon = memchr(text, ';', (size_t)length);
    int32_t count = semicolon == NULL ? length : (int32_t)(semicolon - text);
    if (memchr(text, '=', (size_t)count) == NULL) return CICU_MALFORMED;
    if (count >= keyLength && strncmp(text, key, (size_t)keyLength) == 0) {
      if (parsed->numbers[0] != 0) return CICU_MALFORMED;
      CICUStatus status = cicu_copy_name(
          text + keyLength, count - keyLength, parsed->numbers, CICU_NUMBERING_SYSTEM_CAPACITY);
      if (status != CICU_OK) return status;
    }
    text += count + 1;
    length -= count + 1;
  }
  return CICU_OK;
}

// Converts a well-formed tag to ICU's spelling, and reads its numbering system unless one is set.
static CICUStatus read_tag(const char *tag, CICULocaleName *parsed, char *base) {
  UErrorCode error = U_ZERO_ERROR;
  char full[CICU_LOCALE_CAPACITY];
  int32_t used = 0;
  uloc_forLanguageTag(tag, full, CICU_LOCALE_CAPACITY, &used, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  if (used != (int32_t)strlen(tag)) return CICU_MALFORMED;
  if (parsed->numbers[0] == 0) {
    uloc_getKeywordValue(
        full, "numbers", parsed->numbers, CICU_NUMBERING_SYSTEM_CAPACITY, &error);
    if (cicu_text_failed(&error)) return name_status(error);
  }
  uloc_getBaseName(full, base, CICU_LOCALE_CAPACITY, &error);
  return cicu_text_failed(&error) ? name_status(error) : CICU_OK;
}

// Writes the canonical tag. ICU would write the variant POSIX as "-u-va-posix".
static CICUStatus write_tag(const char *base, CICULocaleName *parsed) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_toLanguageTag(base, parsed->tag, CICU_LOCALE_CAPACITY, true, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  char *posix = strstr(parsed->tag, "-u-va-posix");
  if (posix != NULL) strcpy(posix, "-POSIX");
  return CICU_OK;
}

static CICUStatus read_subtags(CICULocaleName *parsed) {
  UErrorCode error = U_ZERO_ERROR;
  char base[CICU_LOCALE_CAPACITY];
  CICUStatus status = read_tag(parsed->tag, parsed, base);
  if (status != CICU_OK) return status;
  uloc_getLanguage(base, parsed->language, CICU_SUBTAG_CAPACITY, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  uloc_getScript(base, parsed->script, CICU_SUBTAG_CAPACITY, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  uloc_getCountry(base, parsed->region, CICU_SUBTAG_CAPACITY, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  uloc_getVariant(base, parsed->variants, CICU_LOCALE_CAPACITY, &error);
  if (cicu_text_failed(&error)) return name_status(error);
  // "root" is ICU's name for the tag "und".
  if (strcmp(parsed->language, "root") == 0) parsed->language[0] = 0;
  return CICU_OK;
}

CICUStatus cicu_parse_locale_name(const char *name, int32_t length, CICULocaleName *parsed) {
  memset(parsed, 0, sizeof *parsed);
  if (length <= 0 || length >= CICU_LOCALE_CAPACITY) return CICU_MALFORMED;
  const char *at = memchr(name, '@', (size_t)length);
  int32_t tagLength = at == NULL ? length : (int32_t)(at - name);
  char tag[CICU_LOCALE_CAPACITY];
  CICUStatus status = cicu_copy_name(name, tagLength, tag, CICU_LOCALE_CAPACITY);
  if (status == CICU_OK && at != NULL) {
    status = read_keywords(at + 1, length - tagLength - 1, parsed);
  }
  if (status != CICU_OK) return status;
  spell_as_tag(tag);

  char base[CICU_LOCALE_CAPACITY];
  status = read_tag(tag, parsed, base);
  if (status == CICU_OK) status = write_tag(base, parsed);
  if (status == CICU_OK) status = read_subtags(parsed);
  if (status != CICU_OK) return status;
  lower_case(parsed->numbers);
  // A tag that is only private use has no language.
  return parsed->language[0] == 0 && (tag[0] == 'x' || tag[0] == 'X') ? CICU_MALFORMED : CICU_OK;
}
