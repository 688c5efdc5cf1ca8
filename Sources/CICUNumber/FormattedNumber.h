// The result of formatting one number, or a range of numbers.

#ifndef CICU_FORMATTED_NUMBER_H
#define CICU_FORMATTED_NUMBER_H

#include <unicode/uformattedvalue.h>
#include <unicode/unumberformatter.h>

#include "CICUNumber.h"

// Writes the text and the fields of a value to the output.
CICUStatus cicu_write_value(const UFormattedValue *value, CICUOutput *output);

// Writes the result to the output, unless `error` is a failure, and closes the result.
CICUStatus cicu_take_result(UFormattedNumber *result, UErrorCode error, CICUOutput *output);

#endif
