// The result of formatting one number.

#ifndef CICU_FORMATTED_NUMBER_H
#define CICU_FORMATTED_NUMBER_H

#include <unicode/unumberformatter.h>

#include "CICUNumber.h"

// Writes the result to the output, unless `error` is a failure, and closes the result.
CICUStatus cicu_take_result(UFormattedNumber *result, UErrorCode error, CICUOutput *output);

#endif
