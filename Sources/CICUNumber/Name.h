// Conversion of names with an explicit length to terminated ones, which ICU needs.

#ifndef CICU_NAME_H
#define CICU_NAME_H

#include "CICUNumber.h"

// Copies a name of ASCII letters, digits, hyphens, and underscores. Returns CICU_MALFORMED if it has
// other characters, is empty, or doesn't fit.
CICUStatus cicu_copy_name(const char *name, int32_t length, char *copy, int32_t capacity);

#endif
