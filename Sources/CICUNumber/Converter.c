#include <stdlib.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>

#include "Failure.h"

struct CICUConverter {
  UConverter *icu;
};

CICUStatus cicu_converter_open(const char *name, CICUConverter **converter) {
  *converter = NULL;
  UErrorCode error = U_ZERO_ERROR;
  UConverter *icu = ucnv_open(name, &error);
  if (!cicu_failed(&error)) {
    ucnv_setFallback(icu, false);
    ucnv_setToUCallBack(icu, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &error);
    cicu_failed(&error);
  }
  if (U_SUCCESS(error)) {
    ucnv_setFromUCallBack(icu, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &error);
    cicu_failed(&error);
  }
  if (U_FAILURE(error)) {
    ucnv_close(icu);
    return cicu_status(error);
  }
  *converter = cicu_allocate(sizeof **converter);
  if (*converter == NULL) {
    ucnv_close(icu);
    return CICU_OUT_OF_MEMORY;
  }
  (*converter)->icu = icu;
  return CICU_OK;
}

void cicu_converter_close(CICUConverter *converter) {
  if (converter == NULL) return;
  ucnv_close(converter->icu);
  free(converter);
}

CICUStatus cicu_converter_decode(
    CICUConverter *converter, const uint8_t *bytes, int32_t count, uint32_t *scalar) {
  UErrorCode error = U_ZERO_ERROR;
  UChar units[4];
  ucnv_resetToUnicode(converter->icu);
  int32_t length = ucnv_toUChars(converter->icu, units, 4, (const char *)bytes, count, &error);
  if (cicu_text_failed(&error)) return cicu_status(error);
  if (length == 0) return CICU_MALFORMED;
  int32_t index = 0;
  UChar32 first;
  U16_NEXT(units, index, length, first);
  *scalar = (uint32_t)first;
  return index == length ? CICU_OK : CICU_MALFORMED;
}

CICUStatus cicu_converter_encode(
    CICUConverter *converter, uint32_t scalar, uint8_t *bytes, int32_t capacity, int32_t *length) {
  UErrorCode error = U_ZERO_ERROR;
  if (scalar > 0x10FFFF) return CICU_OUT_OF_RANGE;
  UChar units[2];
  int32_t count = 0;
  U16_APPEND_UNSAFE(units, count, (UChar32)scalar);
  ucnv_resetFromUnicode(converter->icu);
  *length = ucnv_fromUChars(converter->icu, (char *)bytes, capacity, units, count, &error);
  if (cicu_text_failed(&error)) return cicu_status(error);
  return *length == 0 ? CICU_MALFORMED : CICU_OK;
}
