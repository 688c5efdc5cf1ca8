// What LiveNumber needs of ICU, in plain C: versions, locales, numbering systems, currencies, and
// exact formatting by skeleton.
//
// The rules that hold for every function:
// - It returns a CICUStatus. Where that is not CICU_OK, what it would have written is unspecified,
//   unless its comment says otherwise.
// - Text is UTF-8 with an explicit length in bytes, and not terminated. The caller owns all buffers.
//   One that is too small gives CICU_BUFFER_TOO_SMALL and the length that is needed.
// - Names in the structs below are ASCII and terminated.
// - Nothing depends on the process's locale (LANG, setlocale, uloc_setDefault).
// - Every function may be called from any thread at any time.

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
// ICU's data, or a part of it, is not there or cannot be read.
#define CICU_NO_DATA 2
#define CICU_BUFFER_TOO_SMALL 3
// An index or a count is not in its range.
#define CICU_OUT_OF_RANGE 4
// The text has not the form that is expected: no language tag, no decimal number, no currency code.
#define CICU_MALFORMED 5
#define CICU_UNKNOWN_LANGUAGE 6
// The language is known, but not in this script.
#define CICU_UNKNOWN_SCRIPT 7
#define CICU_UNKNOWN_NUMBERING_SYSTEM 8
// Numbers of the system are not written with ten digits (Roman, Hebrew). ICU's number formatter
// would write Latin digits in its place and say nothing.
#define CICU_ALGORITHMIC_NUMBERING_SYSTEM 9
#define CICU_UNKNOWN_CURRENCY 10
#define CICU_BAD_SKELETON 11
// Anything else that ICU reports.
#define CICU_ICU_FAILED 12

// MARK: - Versions

// The version of the ICU that runs, such as "72.1".
CICUStatus cicu_icu_version(char *buffer, int32_t capacity, int32_t *length);

// The version of the CLDR data in it, such as "42.0".
CICUStatus cicu_cldr_version(char *buffer, int32_t capacity, int32_t *length);

// MARK: - Locales

#define CICU_LOCALE_CAPACITY 192
#define CICU_NUMBERING_SYSTEM_CAPACITY 16

// A locale that ICU has data for. Made by cicu_locale_resolve alone: ICU itself takes any name, and
// gives the process's default locale for one that it does not know.
typedef struct CICULocale {
  // The canonical BCP 47 tag of what was asked for: "de-JP", "ar-EG-u-nu-latn".
  char identifier[CICU_LOCALE_CAPACITY];
  // The ICU name whose data serves it: "de", "ar_EG@numbers=latn".
  char icuIdentifier[CICU_LOCALE_CAPACITY];
  // Asked for, or the locale's own.
  char numberingSystem[CICU_NUMBERING_SYSTEM_CAPACITY];
} CICULocale;

// Resolves a BCP 47 tag ("de-AT-u-nu-latn") or ICU name ("de_AT@numbers=latn"). Of the keywords only
// the numbering system is kept. A region that ICU does not know inherits from its language.
//
// After CICU_UNKNOWN_LANGUAGE and CICU_UNKNOWN_SCRIPT, `identifier` is the subtag that is not known;
// after the failures of numbering systems, `numberingSystem` is the one that was asked for.
CICUStatus cicu_locale_resolve(const char *name, int32_t nameLength, CICULocale *locale);

// How many locales ICU lists.
CICUStatus cicu_locale_count(int32_t *count);

// The ICU name of one of them: "en_US_POSIX".
CICUStatus cicu_locale_at(int32_t index, char *buffer, int32_t capacity, int32_t *length);

// MARK: - Numbering systems

typedef struct CICUNumberingSystem {
  // The CLDR name, such as "latn".
  char name[CICU_NUMBERING_SYSTEM_CAPACITY];
  // 1 where numbers are not written with ten digits; `digits` are zeros then.
  int32_t isAlgorithmic;
  // Unicode scalars, zero first. They need not be consecutive.
  uint32_t digits[10];
} CICUNumberingSystem;

CICUStatus cicu_numbering_system_count(int32_t *count);
CICUStatus cicu_numbering_system_at(int32_t index, CICUNumberingSystem *system);
CICUStatus cicu_numbering_system_named(
    const char *name, int32_t nameLength, CICUNumberingSystem *system);

// MARK: - Symbols

#define CICU_SYMBOL_CAPACITY 64

// Symbols with the bidi marks that belong to them. Field positions tell a sign from the text around
// it, but leave such marks out.
typedef struct CICUSigns {
  char minusSign[CICU_SYMBOL_CAPACITY];
  char plusSign[CICU_SYMBOL_CAPACITY];
  char percentSign[CICU_SYMBOL_CAPACITY];
} CICUSigns;

CICUStatus cicu_signs(const CICULocale *locale, CICUSigns *signs);

// MARK: - Currencies

// How many ISO 4217 codes ICU lists, historic ones included.
CICUStatus cicu_currency_count(int32_t *count);

// One of the codes: three capital letters and the terminator.
CICUStatus cicu_currency_at(int32_t index, char code[4]);

// How many fraction digits amounts have: 2 for most, 0 for the yen. CICU_UNKNOWN_CURRENCY where the
// code is none of ISO 4217, CICU_MALFORMED where it is not three capital letters.
CICUStatus cicu_currency_fraction_digits(
    const char *code, int32_t codeLength, int32_t *fractionDigits);

typedef int32_t CICUCurrencyName;

#define CICU_CURRENCY_SYMBOL 0
#define CICU_CURRENCY_NARROW_SYMBOL 1
// The name by itself, then as it follows numbers of each plural category.
#define CICU_CURRENCY_NAME 2
#define CICU_CURRENCY_NAME_ZERO 3
#define CICU_CURRENCY_NAME_ONE 4
#define CICU_CURRENCY_NAME_TWO 5
#define CICU_CURRENCY_NAME_FEW 6
#define CICU_CURRENCY_NAME_MANY 7
#define CICU_CURRENCY_NAME_OTHER 8

// A currency as a locale writes it. What the locale does not have, it inherits; the last resort is
// the code.
CICUStatus cicu_currency_name(
    const CICULocale *locale, const char *code, int32_t codeLength, CICUCurrencyName kind,
    char *buffer, int32_t capacity, int32_t *length);

// MARK: - Formatting

// Numbers of more digits, and exponents beyond this, are CICU_OUT_OF_RANGE.
#define CICU_MAXIMUM_DIGIT_COUNT 100000
#define CICU_MAXIMUM_EXPONENT 100000

// An immutable formatter. One handle may be used by many threads at once.
typedef struct CICUFormatter CICUFormatter;

// Opens a formatter for an ICU number skeleton. After CICU_BAD_SKELETON, `errorOffset` is the place of
// the error in bytes; it may be null.
CICUStatus cicu_formatter_open(
    const CICULocale *locale, const char *skeleton, int32_t skeletonLength, int32_t *errorOffset,
    CICUFormatter **formatter);

// Closes a formatter. Null is allowed.
void cicu_formatter_close(CICUFormatter *formatter);

// What a part of a formatted number is.
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
// Anything that ICU has and this list does not.
#define CICU_FIELD_OTHER 13

// A part and its place in the text, in bytes. The integer's range has those of its group separators
// inside it. As in ICU, blanks and bidi marks at the ends of a part are not in its range.
typedef struct CICUField {
  int32_t kind;
  int32_t start;
  int32_t end;
} CICUField;

// Where a formatted number goes. `length` and `fieldCount` tell what there is, also where it is more
// than there is room for (CICU_BUFFER_TOO_SMALL). `fields` is null where nobody wants them, and they are
// not counted then.
typedef struct CICUOutput {
  char *buffer;
  int32_t capacity;
  int32_t length;
  CICUField *fields;
  int32_t fieldCapacity;
  int32_t fieldCount;
} CICUOutput;

// Formats a decimal number exactly. Its text is ASCII: [+-] digits [. digits] [E [+-] digits], with at
// least one digit before or behind the point.
CICUStatus cicu_formatter_format_decimal(
    const CICUFormatter *formatter, const char *text, int32_t textLength, CICUOutput *output);

// Formats a binary number: meant for what has no decimal text, the infinities and NaN.
CICUStatus cicu_formatter_format_double(
    const CICUFormatter *formatter, double value, CICUOutput *output);

#ifdef __cplusplus
}
#endif

#endif
