// The text of decimal numbers, looked at before ICU sees it.

#ifndef CICU_DECIMAL_TEXT_H
#define CICU_DECIMAL_TEXT_H

#include "CICUNumber.h"

// CICU_MALFORMED where the text is no decimal number, CICU_OUT_OF_RANGE where it is too great to be
// expanded: ICU would set out to write the gigabyte of 1e999999999.
CICUStatus cicu_check_decimal(const char *text, int32_t length);

#endif
