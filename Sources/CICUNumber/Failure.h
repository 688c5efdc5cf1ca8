// Conversion of ICU's failures to statuses.

#ifndef CICU_FAILURE_H
#define CICU_FAILURE_H

#include <stdbool.h>
#include <stddef.h>
#include <unicode/utypes.h>

#include "CICUNumber.h"

// Returns whether the previous ICU call failed. Call it after every ICU call that reports a status:
// tests inject failures here. Warnings, such as U_USING_DEFAULT_WARNING, aren't failures.
bool cicu_failed(UErrorCode *error);

// Returns whether the previous ICU call failed to write terminated text. If only the terminator doesn't
// fit, ICU doesn't fail but warn.
bool cicu_text_failed(UErrorCode *error);

// Converts an ICU error code to a status.
CICUStatus cicu_status(UErrorCode error);

// Calls malloc. Tests can inject a failure here too.
void *cicu_allocate(size_t size);

#endif
