// The locales that ICU has data for.

#ifndef CICU_LOCALE_LIST_H
#define CICU_LOCALE_LIST_H

#include <stdbool.h>
#include <unicode/utypes.h>

// Whether ICU lists the name, or has it as another name of a listed one ("zh_TW" for "zh_Hant_TW").
bool cicu_is_listed(const char *name, UErrorCode *error);

#endif
