#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumsys.h>
#include <unicode/utf16.h>

#include "Failure.h"
#include "Name.h"

// Reads the ten digits of a system that has them.
static CICUStatus read_digits(const UNumberingSystem *source, CICUNumberingSystem *system) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[32];
  int32_t length = unumsys_getDescription(source, text, 32, &error);
  if (cicu_failed(&error)) return cicu_status(error);
  int32_t index = 0;
  for (int32_t digit = 0; digit < 10; digit++) {
    if (index >= length) return CICU_NO_DATA;
    UChar32 scalar;
    U16_NEXT(text, index, length, scalar);
    system->digits[digit] = (uint32_t)scalar;
  }
  return index == length ? CICU_OK : CICU_NO_DATA;
}

CICUStatus cicu_numbering_system_named(
    const char *name, int32_t nameLength, CICUNumberingSystem *system) {
  memset(system, 0, sizeof *system);
  CICUStatus status =
      cicu_copy_name(name, nameLength, system->name, CICU_NUMBERING_SYSTEM_CAPACITY);
  if (status != CICU_OK) return CICU_UNKNOWN_NUMBERING_SYSTEM;
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *source = unumsys_openByName(system->name, &error);
  if (cicu_failed(&error)) {
    status = error == U_UNSUPPORTED_ERROR ? CICU_UNKNOWN_NUMBERING_SYSTEM : cicu_status(error);
  } else if (unumsys_isAlgorithmic(source)) {
    system->isAlgorithmic = 1;
  } else {
    status = read_digits(source, system);
  }
  unumsys_close(source);
  return status;
}

CICUStatus cicu_numbering_system_count(int32_t *count) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *names = unumsys_openAvailableNames(&error);
  if (!cicu_failed(&error)) {
    *count = uenum_count(names, &error);
    cicu_failed(&error);
  }
  uenum_close(names);
  return cicu_status(error);
}

CICUStatus cicu_numbering_system_at(int32_t index, CICUNumberingSystem *system) {
  if (index < 0) return CICU_OUT_OF_RANGE;
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *names = unumsys_openAvailableNames(&error);
  if (cicu_failed(&error)) {
    uenum_close(names);
    return cicu_status(error);
  }
  const char *name = NULL;
  int32_t length = 0;
  for (int32_t position = 0; position <= index; position++) {
    name = uenum_next(names, &length, &error);
    if (cicu_failed(&error) || name == NULL) break;
  }
  CICUStatus status = cicu_status(error);
  if (status == CICU_OK) {
    status = name == NULL ? CICU_OUT_OF_RANGE : cicu_numbering_system_named(name, length, system);
  }
  uenum_close(names);
  return status;
}
