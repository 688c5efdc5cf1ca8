// A locale's name, parsed and canonicalized.

#ifndef CICU_LOCALE_NAME_H
#define CICU_LOCALE_NAME_H

#include "CICUNumber.h"

#define CICU_SUBTAG_CAPACITY 16

typedef struct CICULocaleName {
  // The canonical BCP 47 tag without extensions: "de-AT", "und".
  char tag[CICU_LOCALE_CAPACITY];
  // Its subtags in ICU's spelling, or empty. `variants` can have several.
  char language[CICU_SUBTAG_CAPACITY];
  char script[CICU_SUBTAG_CAPACITY];
  char region[CICU_SUBTAG_CAPACITY];
  char variants[CICU_LOCALE_CAPACITY];
  // The numbering system from -u-nu- or @numbers=, or empty.
  char numbers[CICU_NUMBERING_SYSTEM_CAPACITY];
} CICULocaleName;

// Returns CICU_MALFORMED if the name is neither a language tag nor an ICU name.
CICUStatus cicu_parse_locale_name(const char *name, int32_t length, CICULocaleName *parsed);

#endif
