// The parts of ICU that LiveNumber needs, in plain C: versions, locales, numbering systems,
// currencies, exact formatting by skeleton, and encodings.
//
// These rules hold for every function:
// - It returns a CICUStatus. If that isn't CICU_OK, the output is unspecified, unless the function's
//   comment says otherwise.
// - Text is UTF-8 with an explicit length in bytes, and not terminated. The caller owns all buffers.
//   If a buffer is too small, the status is CICU_BUFFER_TOO_SMALL, and the length is the required one.
// - Names in the structs below are ASCII and terminated.
// - Nothing depends on the process's locale (LANG, setlocale, uloc_setDefault).
// - Every function can be called from any thread at any time.

#ifndef CICU_NUMBER_H
#define CICU_NUMBER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: - Status

typedef int32_t CICUStatus;

#define CICU_OK 0
#define CICU_OUT_OF_MEMORY 1
// ICU's data, or a part of it, is missing or can't be read.
#define CICU_NO_DATA 2
#define CICU_BUFFER_TOO_SMALL 3
// An index or a count is out of range.
#define CICU_OUT_OF_RANGE 4
// The text isn't a language tag, decimal number, or currency code.
#define CICU_MALFORMED 5
#define CICU_UNKNOWN_LANGUAGE 6
// The language is known, but not in this script.
#define CICU_UNKNOWN_SCRIPT 7
#define CICU_UNKNOWN_REGION 8
#define CICU_UNKNOWN_VARIANT 9
#define CICU_UNKNOWN_NUMBERING_SYSTEM 10
// The numbering system doesn't use ten digits (Roman, Hebrew). ICU's number formatter would silently
// write Latin digits instead.
#define CICU_ALGORITHMIC_NUMBERING_SYSTEM 11
#define CICU_UNKNOWN_CURRENCY 12
#define CICU_BAD_SKELETON 13
// Anything else that ICU reports.
#define CICU_ICU_FAILED 14

// MARK: - Versions

// The version of ICU at run time, such as "72.1".
CICUStatus cicu_icu_version(char *buffer, int32_t capacity, int32_t *length);

// The version of the CLDR data in it, such as "42.0".
CICUStatus cicu_cldr_version(char *buffer, int32_t capacity, int32_t *length);

// MARK: - Locales

#define CICU_LOCALE_CAPACITY 192
#define CICU_NUMBERING_SYSTEM_CAPACITY 16

// A locale that ICU has data for. Only cicu_locale_resolve creates one: ICU itself accepts any name,
// and uses the process's default locale for an unknown one.
typedef struct CICULocale {
  // The canonical BCP 47 tag of the requested locale: "de-JP", "ar-EG-u-nu-latn".
  char identifier[CICU_LOCALE_CAPACITY];
  // The ICU name of the locale whose data is used: "de", "ar_EG@numbers=latn".
  char icuIdentifier[CICU_LOCALE_CAPACITY];
  // The requested numbering system, or the locale's default.
  char numberingSystem[CICU_NUMBERING_SYSTEM_CAPACITY];
} CICULocale;

// Resolves a BCP 47 tag ("de-AT-u-nu-latn") or ICU name ("de_AT@numbers=latn"). It keeps only the
// numbering system of the keywords. A region or variant without data of its own inherits from its
// language, but it has to be one that CLDR has a name for: de-HC isn't German as written in the
// misspelled Switzerland.
//
// After the failures about a language, script, region, or variant, `identifier` is the unknown subtag.
// After those about a numbering system, `numberingSystem` is the requested one.
CICUStatus cicu_locale_resolve(const char *name, int32_t nameLength, CICULocale *locale);

// The number of locales that ICU lists.
CICUStatus cicu_locale_count(int32_t *count);

// The ICU name of a locale, such as "en_US_POSIX".
CICUStatus cicu_locale_at(int32_t index, char *buffer, int32_t capacity, int32_t *length);

// The name of a locale in the language of another one: "German" for "de" in English; or its identifier,
// if ICU has no name.
CICUStatus cicu_locale_name(
    const CICULocale *locale, const CICULocale *language, char *buffer, int32_t capacity,
    int32_t *length);

// The ICU name of the likely locale of a region, with its script: "de_Latn_DE" for "DE". `region` is terminated.
CICUStatus cicu_likely_locale(
    const char *region, char *buffer, int32_t capacity, int32_t *length);

// MARK: - Numbering systems

typedef struct CICUNumberingSystem {
  // The CLDR name, such as "latn".
  char name[CICU_NUMBERING_SYSTEM_CAPACITY];
  // 1 if the system doesn't use ten digits; `digits` are then zeros.
  int32_t isAlgorithmic;
  // Unicode scalars, zero first. They can be nonconsecutive.
  uint32_t digits[10];
} CICUNumberingSystem;

CICUStatus cicu_numbering_system_count(int32_t *count);
CICUStatus cicu_numbering_system_at(int32_t index, CICUNumberingSystem *system);
CICUStatus cicu_numbering_system_named(
    const char *name, int32_t nameLength, CICUNumberingSystem *system);

// MARK: - Currencies

// The number of ISO 4217 codes that ICU lists, including historic ones.
CICUStatus cicu_currency_count(int32_t *count);

// A currency code: three capital letters and the terminator.
CICUStatus cicu_currency_at(int32_t index, char code[4]);

// The number of fraction digits: 2 for most currencies, 0 for the yen. Returns CICU_UNKNOWN_CURRENCY if
// the code isn't in ISO 4217, or CICU_MALFORMED if it isn't three capital letters.
CICUStatus cicu_currency_fraction_digits(
    const char *code, int32_t codeLength, int32_t *fractionDigits);

typedef int32_t CICUCurrencyName;

#define CICU_CURRENCY_SYMBOL 0
#define CICU_CURRENCY_NARROW_SYMBOL 1
// The name on its own, and then after numbers of each plural category.
#define CICU_CURRENCY_NAME 2
#define CICU_CURRENCY_NAME_ZERO 3
#define CICU_CURRENCY_NAME_ONE 4
#define CICU_CURRENCY_NAME_TWO 5
#define CICU_CURRENCY_NAME_FEW 6
#define CICU_CURRENCY_NAME_MANY 7
#define CICU_CURRENCY_NAME_OTHER 8

// A currency's symbol or name in a locale. Missing data is inherited; the last fallback is the code.
CICUStatus cicu_currency_name(
    const CICULocale *locale, const char *code, int32_t codeLength, CICUCurrencyName kind,
    char *buffer, int32_t capacity, int32_t *length);

// MARK: - Formatting

// More digits, or an exponent beyond this, give CICU_OUT_OF_RANGE.
#define CICU_MAXIMUM_DIGIT_COUNT 100000
#define CICU_MAXIMUM_EXPONENT 100000

// An immutable formatter. Threads can share it.
typedef struct CICUFormatter CICUFormatter;

// Opens a formatter for an ICU number skeleton. After CICU_BAD_SKELETON, `errorOffset` is the byte
// offset of the error. It can be null.
CICUStatus cicu_formatter_open(
    const CICULocale *locale, const char *skeleton, int32_t skeletonLength, int32_t *errorOffset,
    CICUFormatter **formatter);

// Closes a formatter. Does nothing for null.
void cicu_formatter_close(CICUFormatter *formatter);

// The kinds of parts of a formatted number.
#define CICU_FIELD_INTEGER 0
#define CICU_FIELD_GROUP 1
#define CICU_FIELD_DECIMAL 2
#define CICU_FIELD_FRACTION 3
#define CICU_FIELD_SIGN 4
#define CICU_FIELD_PERCENT 5
#define CICU_FIELD_PER_MILLE 6
#define CICU_FIELD_CURRENCY 7
#define CICU_FIELD_UNIT 8
#define CICU_FIELD_COMPACT 9
#define CICU_FIELD_EXPONENT_SYMBOL 10
#define CICU_FIELD_EXPONENT_SIGN 11
#define CICU_FIELD_EXPONENT 12
// A kind that ICU has and this list doesn't.
#define CICU_FIELD_OTHER 13

// A part and its byte range in the text. The integer's range includes its group separators. As in ICU,
// a range excludes spaces and bidi marks at its ends.
typedef struct CICUField {
  int32_t kind;
  int32_t start;
  int32_t end;
} CICUField;

// The output of a formatter. `length` and `fieldCount` are the complete counts, even if the buffers are
// too small (CICU_BUFFER_TOO_SMALL). If `fields` is null, fields aren't counted. If `integerOnly` isn't
// zero, the fields are the integer and its groups: for all others, ICU makes sets of characters, which
// takes about a millisecond once in a process.
typedef struct CICUOutput {
  char *buffer;
  int32_t capacity;
  int32_t length;
  CICUField *fields;
  int32_t fieldCapacity;
  int32_t fieldCount;
  int32_t integerOnly;
} CICUOutput;

// Formats a decimal number exactly. Its text is ASCII: [+-] digits [. digits] [E [+-] digits], with at
// least one digit before or after the point.
CICUStatus cicu_formatter_format_decimal(
    const CICUFormatter *formatter, const char *text, int32_t textLength, CICUOutput *output);

// Formats a binary number. Use it for infinities and NaN, which have no decimal text.
CICUStatus cicu_formatter_format_double(
    const CICUFormatter *formatter, double value, CICUOutput *output);

// Formats a range of decimal numbers, such as "3–5 kg". Two ends that look the same give "~3 kg".
CICUStatus cicu_format_range(
    const CICULocale *locale, const char *skeleton, int32_t skeletonLength, const char *first,
    int32_t firstLength, const char *last, int32_t lastLength, CICUOutput *output);

// MARK: - Encodings

// A converter of single characters. Different threads can't use one at the same time.
typedef struct CICUConverter CICUConverter;

// Opens a converter by ICU's name of an encoding, such as "gb18030", which is terminated.
CICUStatus cicu_converter_open(const char *name, CICUConverter **converter);

// Closes a converter. It can be null.
void cicu_converter_close(CICUConverter *converter);

// The character of some bytes, if they are exactly one.
CICUStatus cicu_converter_decode(
    CICUConverter *converter, const uint8_t *bytes, int32_t count, uint32_t *scalar);

// The bytes of a character, if the encoding has it.
CICUStatus cicu_converter_encode(
    CICUConverter *converter, uint32_t scalar, uint8_t *bytes, int32_t capacity, int32_t *length);

#ifdef __cplusplus
}
#endif

#endif
