/// What people read about the options of a style, in the order of `--help`.
///
/// `format` and `convert` have the flags under both headings, and `edit` those that are shown.
extension OptionWords {
  static let style = [
    OptionWords(
      "style",
      page: "`permille`, which `Intl` doesn't have, is derived from the locale's percentages.",
      isAttribute: false),
    OptionWords("currency", page: "An ISO 4217 code such as `EUR`."),
    OptionWords(
      "currencyDisplay", ecma: "currencyDisplay symbol narrowSymbol code",
      page: "The form of the currency."),
    OptionWords(
      "currencySign", flag: "style",
      page: "The way negative amounts are marked, in many locales with parentheses."),
    OptionWords("unit", page: "A unit of ECMA-402, such as `kilometer-per-hour`."),
    OptionWords("unitDisplay", standard: "short", page: "The form of the unit."),
    OptionWords(
      "prefix", ecma: "prefixText",
      page: """
        A text before the digits and after a sign, such as `No. `, which can also be typed. It has \
        no digits.
        """),
    OptionWords(
      "suffix", ecma: "suffixText",
      page: """
        A text after the digits, such as ` guests`, which can also be typed. It has no digits.
        """),
    OptionWords(
      "numberingSystem", page: "The digits, such as `arab`; by default those of 0 to 9."),
    OptionWords(group: "shown"),
    OptionWords(
      "signDisplay", flag: "sign", help: "When a sign is shown.",
      reading: "When numbers have a sign.",
      ecma: "signDisplay auto always never negative exceptZero",
      page: "The numbers that have a sign."),
    OptionWords(
      "grouping", help: "When grouping separators are shown.",
      ecma: "useGrouping auto always min2 false",
      page: """
        The numbers that are grouped; `min2` are those with two digits before the first separator.
        """),
    OptionWords(group: "writing"),
    OptionWords(
      "minimumIntegerDigits", value: "count", reading: "The minimum number of integer digits.",
      page: "The minimum number of integer digits, which adds zeros.", isAttribute: false),
    OptionWords(
      "minimumFractionDigits", page: "The minimum number of fraction digits, which adds zeros.",
      isAttribute: false),
    OptionWords(
      "maximumFractionDigits",
      page: "The maximum number of fraction digits, to which numbers are rounded.",
      isAttribute: false),
    OptionWords(
      "minimumSignificantDigits", value: "count",
      help: "The minimum number of significant digits."),
    OptionWords(
      "maximumSignificantDigits", value: "count",
      help: "The maximum number of significant digits."),
    OptionWords(
      "increment", value: "step", help: "Round to a multiple of this, such as 0.05."),
    OptionWords(
      "roundingRule", flag: "round",
      help: """
        The rule for rounding digits that exceed the precision.
        GNU's from-zero, towards-zero, and nearest are up, down, and half-up. GNU's up and down \
        are ceiling and floor.
        """,
      ecma: """
        roundingMode halfEven halfExpand halfTrunc - halfCeil halfFloor expand trunc ceil floor
        """,
      standard: "halfExpand", page: "The rule for rounding.", isAttribute: false),
    OptionWords(
      "decimalSeparatorDisplay", flag: "decimal-separator",
      help: "When the decimal separator is shown."),
  ]
}
