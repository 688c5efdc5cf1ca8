#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "Failure.h"
#include "Text.h"

CICUStatus cicu_icu_version(char *buffer, int32_t capacity, int32_t *length) {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, text);
  return cicu_write_ascii(text, buffer, capacity, length);
}

CICUStatus cicu_cldr_version(char *buffer, int32_t capacity, int32_t *length) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &error);
  if (cicu_failed(&error)) return cicu_status(error);
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return cicu_write_ascii(text, buffer, capacity, length);
}
