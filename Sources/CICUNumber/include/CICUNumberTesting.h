// Failures of ICU on demand, so that tests reach the code that answers them.

#ifndef CICU_NUMBER_TESTING_H
#define CICU_NUMBER_TESTING_H

#include "CICUNumber.h"

#ifdef __cplusplus
extern "C" {
#endif

// Lets one ICU call or allocation of this thread report a failure: the `call`-th from now on, counted
// from 1; 0 lets none fail and starts the count anew. `status` is CICU_OUT_OF_MEMORY, CICU_NO_DATA,
// CICU_BUFFER_TOO_SMALL, CICU_BAD_SKELETON or CICU_ICU_FAILED. Fails once only.
void cicu_testing_fail(int32_t call, CICUStatus status);

// How many calls were made on this thread since cicu_testing_fail.
int32_t cicu_testing_call_count(void);

#ifdef __cplusplus
}
#endif

#endif
