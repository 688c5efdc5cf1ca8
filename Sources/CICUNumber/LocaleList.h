// The locales that ICU has data for.

#ifndef CICU_LOCALE_LIST_H
#define CICU_LOCALE_LIST_H

#include <stdbool.h>
#include <unicode/utypes.h>

// Returns whether ICU lists the name, or has it as an alias of a listed one ("zh_TW" for "zh_Hant_TW").
bool cicu_is_listed(const char *name, UErrorCode *error);

#endif
