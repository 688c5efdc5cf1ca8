// Failure injection, so that tests reach the code that handles ICU's failures.

#ifndef CICU_NUMBER_TESTING_H
#define CICU_NUMBER_TESTING_H

#include "CICUNumber.h"

#ifdef __cplusplus
extern "C" {
#endif

// Makes one ICU call or allocation on this thread fail, and resets the count. `call` counts from 1; 0
// makes no call fail. `status` is CICU_OUT_OF_MEMORY, CICU_NO_DATA, CICU_BUFFER_TOO_SMALL,
// CICU_BAD_SKELETON, or CICU_ICU_FAILED. Only one call fails.
void cicu_testing_fail(int32_t call, CICUStatus status);

// The number of calls on this thread since cicu_testing_fail.
int32_t cicu_testing_call_count(void);

#ifdef __cplusplus
}
#endif

#endif
