// How failures travel from ICU to the caller.

#ifndef CICU_FAILURE_H
#define CICU_FAILURE_H

#include <stdbool.h>
#include <stddef.h>
#include <unicode/utypes.h>

#include "CICUNumber.h"

// Whether the ICU call before this failed. Asked after every call that reports a status; it is the
// place where tests let calls fail. Warnings, such as U_USING_DEFAULT_WARNING, are no failures.
bool cicu_failed(UErrorCode *error);

// What callers are told about a failure of ICU.
CICUStatus cicu_status(UErrorCode error);

// malloc, which tests can let fail too.
void *cicu_allocate(size_t size);

#endif
