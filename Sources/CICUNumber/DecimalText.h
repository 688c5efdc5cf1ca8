// Validation of decimal text before it is passed to ICU.

#ifndef CICU_DECIMAL_TEXT_H
#define CICU_DECIMAL_TEXT_H

#include "CICUNumber.h"

// Returns CICU_MALFORMED if the text isn't a decimal number, or CICU_OUT_OF_RANGE if it is too long
// when expanded: ICU would write a gigabyte for 1e999999999.
CICUStatus cicu_check_decimal(const char *text, int32_t length);

#endif
