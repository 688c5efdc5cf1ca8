#include "FormattedNumber.h"

#include <stdbool.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>

#include "Failure.h"
#include "Text.h"

static int32_t field_kind(int32_t icuField) {
  switch (icuField) {
    case UNUM_INTEGER_FIELD: return CICU_FIELD_INTEGER;
    case UNUM_FRACTION_FIELD: return CICU_FIELD_FRACTION;
    case UNUM_DECIMAL_SEPARATOR_FIELD: return CICU_FIELD_DECIMAL;
    case UNUM_EXPONENT_SYMBOL_FIELD: return CICU_FIELD_EXPONENT_SYMBOL;
    case UNUM_EXPONENT_SIGN_FIELD: return CICU_FIELD_EXPONENT_SIGN;
    case UNUM_EXPONENT_FIELD: return CICU_FIELD_EXPONENT;
    case UNUM_GROUPING_SEPARATOR_FIELD: return CICU_FIELD_GROUP;
    case UNUM_CURRENCY_FIELD: return CICU_FIELD_CURRENCY;
    case UNUM_PERCENT_FIELD: return CICU_FIELD_PERCENT;
    case UNUM_PERMILL_FIELD: return CICU_FIELD_PER_MILLE;
    case UNUM_SIGN_FIELD: return CICU_FIELD_SIGN;
    case UNUM_MEASURE_UNIT_FIELD: return CICU_FIELD_UNIT;
    case UNUM_COMPACT_FIELD: return CICU_FIELD_COMPACT;
    default: return CICU_FIELD_OTHER;
  }
}

// Reads the next part of a number. Returns false at the end and after a failure.
static bool next_field(
    const UFormattedValue *value, UConstrainedFieldPosition *position, CICUField *field,
    UErrorCode *error) {
  bool found = ufmtval_nextPosition(value, position, error);
  if (cicu_failed(error) || !found) return false;
  field->kind = field_kind(ucfpos_getField(position, error));
  if (cicu_failed(error)) return false;
  ucfpos_getIndexes(position, &field->start, &field->end, error);
  return !cicu_failed(error);
}

// Writes the fields of a kind, or those of all kinds of numbers if it is -1.
static void write_fields_of(
    const UFormattedValue *value, int32_t icuField, const UChar *text, int32_t length,
    CICUOutput *output, UErrorCode *error) {
  CICUOffsetMap offsets = {text, length, 0, 0};
  CICUField field;
  UConstrainedFieldPosition *position = ucfpos_open(error);
  if (cicu_failed(error)) return;
  if (icuField < 0) {
    // Spans of units made of several numbers have other categories.
    ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, error);
  } else {
    ucfpos_constrainField(position, UFIELD_CATEGORY_NUMBER, icuField, error);
  }
  bool ready = !cicu_failed(error);
  while (ready && next_field(value, position, &field, error)) {
    if (output->fieldCount < output->fieldCapacity) {
      field.start = cicu_utf8_offset(&offsets, field.start);
      field.end = cicu_utf8_offset(&offsets, field.end);
      output->fields[output->fieldCount] = field;
    }
    output->fieldCount++;
  }
  ucfpos_close(position);
}

static CICUStatus write_fields(
    const UFormattedValue *value, const UChar *text, int32_t length, CICUOutput *output) {
  UErrorCode error = U_ZERO_ERROR;
  if (output->integerOnly) {
    write_fields_of(value, UNUM_INTEGER_FIELD, text, length, output, &error);
    write_fields_of(value, UNUM_GROUPING_SEPARATOR_FIELD, text, length, output, &error);
  } else {
    write_fields_of(value, -1, text, length, output, &error);
  }
  if (U_FAILURE(error)) return cicu_status(error);
  return output->fieldCount <= output->fieldCapacity ? CICU_OK : CICU_BUFFER_TOO_SMALL;
}

CICUStatus cicu_write_value(const UFormattedValue *value, CICUOutput *output) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ufmtval_getString(value, &length, &error);
  if (cicu_failed(&error)) return cicu_status(error);
  CICUStatus status =
      cicu_write_utf16(text, length, output->buffer, output->capacity, &output->length);
  bool wantsFields = output->fields != NULL;
  if (!wantsFields || (status != CICU_OK && status != CICU_BUFFER_TOO_SMALL)) return status;
  CICUStatus fieldStatus = write_fields(value, text, length, output);
  return fieldStatus == CICU_OK ? status : fieldStatus;
}

static CICUStatus write_result(const UFormattedNumber *result, CICUOutput *output) {
  UErrorCode error = U_ZERO_ERROR;
  const UFormattedValue *value = unumf_resultAsValue(result, &error);
  return cicu_failed(&error) ? cicu_status(error) : cicu_write_value(value, output);
}

CICUStatus cicu_take_result(UFormattedNumber *result, UErrorCode error, CICUOutput *output) {
  output->length = 0;
  output->fieldCount = 0;
  CICUStatus status = cicu_failed(&error) ? cicu_status(error) : write_result(result, output);
  unumf_closeResult(result);
  return status;
}
