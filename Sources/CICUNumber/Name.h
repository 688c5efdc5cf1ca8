// Names with an explicit length to terminated ones, as ICU wants them.

#ifndef CICU_NAME_H
#define CICU_NAME_H

#include "CICUNumber.h"

// Copies a name of ASCII letters, digits, hyphens and underscores. CICU_MALFORMED where it has other
// characters, is empty or does not fit.
CICUStatus cicu_copy_name(const char *name, int32_t length, char *copy, int32_t capacity);

#endif
