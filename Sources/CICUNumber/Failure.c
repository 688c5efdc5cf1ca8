#include "Failure.h"

#include <stdlib.h>

#include "CICUNumberTesting.h"

// Thread-local, so that tests can run in parallel.
static _Thread_local int32_t callCount = 0;
static _Thread_local int32_t failingCall = 0;
static _Thread_local UErrorCode failure = U_ZERO_ERROR;

void cicu_testing_fail(int32_t call, CICUStatus status) {
  callCount = 0;
  failingCall = call;
  switch (status) {
    case CICU_OUT_OF_MEMORY: failure = U_MEMORY_ALLOCATION_ERROR; break;
    case CICU_NO_DATA: failure = U_MISSING_RESOURCE_ERROR; break;
    case CICU_BUFFER_TOO_SMALL: failure = U_BUFFER_OVERFLOW_ERROR; break;
    case CICU_BAD_SKELETON: failure = U_NUMBER_SKELETON_SYNTAX_ERROR; break;
    default: failure = U_INTERNAL_PROGRAM_ERROR; break;
  }
}

int32_t cicu_testing_call_count(void) { return callCount; }

static bool is_failing_call(void) { return ++callCount == failingCall; }

bool cicu_failed(UErrorCode *error) {
  if (is_failing_call()) *error = failure;
  return U_FAILURE(*error);
}

bool cicu_text_failed(UErrorCode *error) {
  if (cicu_failed(error)) return true;
  if (*error == U_STRING_NOT_TERMINATED_WARNING) *error = U_BUFFER_OVERFLOW_ERROR;
  return U_FAILURE(*error);
}

void *cicu_allocate(size_t size) { return is_failing_call() ? NULL : malloc(size); }

CICUStatus cicu_status(UErrorCode error) {
  if (U_SUCCESS(error)) return CICU_OK;
  switch (error) {
    case U_MEMORY_ALLOCATION_ERROR: return CICU_OUT_OF_MEMORY;
    case U_BUFFER_OVERFLOW_ERROR: return CICU_BUFFER_TOO_SMALL;
    case U_INDEX_OUTOFBOUNDS_ERROR: return CICU_OUT_OF_RANGE;
    case U_MISSING_RESOURCE_ERROR:
    case U_FILE_ACCESS_ERROR:
    case U_INVALID_FORMAT_ERROR:
    case U_RESOURCE_TYPE_MISMATCH: return CICU_NO_DATA;
    case U_NUMBER_SKELETON_SYNTAX_ERROR:
    case U_NUMBER_ARG_OUTOFBOUNDS_ERROR: return CICU_BAD_SKELETON;
    default: return CICU_ICU_FAILED;
  }
}
