#include <stdlib.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>

#include "DecimalText.h"
#include "Failure.h"
#include "FormattedNumber.h"

struct CICUFormatter {
  UNumberFormatter *icu;
};

// Skeletons are ASCII. ICU rejects other characters too, but reports the offset in UTF-16.
static CICUStatus widen_skeleton(
    const char *skeleton, int32_t length, int32_t *errorOffset, UChar **wide) {
  for (int32_t index = 0; index < length; index++) {
    if ((unsigned char)skeleton[index] < 0x80) continue;
    if (errorOffset != NULL) *errorOffset = index;
    return CICU_BAD_SKELETON;
  }
  *wide = cicu_allocate(((size_t)length + 1) * sizeof **wide);
  if (*wide == NULL) return CICU_OUT_OF_MEMORY;
  for (int32_t index = 0; index < length; index++) (*wide)[index] = (UChar)skeleton[index];
  return CICU_OK;
}

CICUStatus cicu_formatter_open(
    const CICULocale *locale, const char *skeleton, int32_t skeletonLength, int32_t *errorOffset,
    CICUFormatter **formatter) {
  *formatter = NULL;
  if (skeletonLength < 0) return CICU_OUT_OF_RANGE;
  UChar *wide = NULL;
  CICUStatus status = widen_skeleton(skeleton, skeletonLength, errorOffset, &wide);
  if (status != CICU_OK) return status;

  UErrorCode error = U_ZERO_ERROR;
  UParseError parseError = {0};
  UNumberFormatter *icu = unumf_openForSkeletonAndLocaleWithError(
      wide, skeletonLength, locale->icuIdentifier, &parseError, &error);
  free(wide);
  if (cicu_failed(&error)) {
    unumf_close(icu);
    status = cicu_status(error);
    if (status == CICU_BAD_SKELETON && errorOffset != NULL) *errorOffset = parseError.offset;
    return status;
  }
  *formatter = cicu_allocate(sizeof **formatter);
  if (*formatter == NULL) {
    unumf_close(icu);
    return CICU_OUT_OF_MEMORY;
  }
  (*formatter)->icu = icu;
  return CICU_OK;
}

void cicu_formatter_close(CICUFormatter *formatter) {
  if (formatter == NULL) return;
  unumf_close(formatter->icu);
  free(formatter);
}

CICUStatus cicu_formatter_format_decimal(
    const CICUFormatter *formatter, const char *text, int32_t textLength, CICUOutput *output) {
  CICUStatus status = cicu_check_decimal(text, textLength);
  if (status != CICU_OK) return status;
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&error);
  if (!cicu_failed(&error)) {
    // Without an explicit length, ICU rejects numbers of more than 34 digits.
    unumf_formatDecimal(formatter->icu, text, textLength, result, &error);
  }
  return cicu_take_result(result, error, output);
}

CICUStatus cicu_formatter_format_double(
    const CICUFormatter *formatter, double value, CICUOutput *output) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&error);
  if (!cicu_failed(&error)) unumf_formatDouble(formatter->icu, value, result, &error);
  return cicu_take_result(result, error, output);
}

static CICUStatus write_range(const UFormattedNumberRange *result, CICUOutput *output) {
  UErrorCode error = U_ZERO_ERROR;
  const UFormattedValue *value = unumrf_resultAsValue(result, &error);
  return cicu_failed(&error) ? cicu_status(error) : cicu_write_value(value, output);
}

CICUStatus cicu_format_range(
    const CICULocale *locale, const char *skeleton, int32_t skeletonLength, const char *first,
    int32_t firstLength, const char *last, int32_t lastLength, CICUOutput *output) {
  output->length = 0;
  output->fieldCount = 0;
  if (skeletonLength < 0) return CICU_OUT_OF_RANGE;
  CICUStatus status = cicu_check_decimal(first, firstLength);
  if (status == CICU_OK) status = cicu_check_decimal(last, lastLength);
  UChar *wide = NULL;
  if (status == CICU_OK) status = widen_skeleton(skeleton, skeletonLength, NULL, &wide);
  if (status != CICU_OK) return status;

  UErrorCode error = U_ZERO_ERROR;
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      wide, skeletonLength, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY,
      locale->icuIdentifier, NULL, &error);
  free(wide);
  UFormattedNumberRange *result = NULL;
  if (!cicu_failed(&error)) result = unumrf_openResult(&error);
  if (!cicu_failed(&error)) {
    unumrf_formatDecimalRange(formatter, first, firstLength, last, lastLength, result, &error);
  }
  status = cicu_failed(&error) ? cicu_status(error) : write_range(result, output);
  unumrf_closeResult(result);
  unumrf_close(formatter);
  return status;
}
