/// What people read about the options of a style that web pages have, too.
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
    OptionWords(
      "minimumIntegerDigits", page: "The minimum number of integer digits, which adds zeros.",
      isAttribute: false),
    OptionWords(
      "minimumFractionDigits", page: "The minimum number of fraction digits, which adds zeros.",
      isAttribute: false),
    OptionWords(
      "maximumFractionDigits",
      page: "The maximum number of fraction digits, to which numbers are rounded.",
      isAttribute: false),
    OptionWords(
      "signDisplay", flag: "sign", ecma: "signDisplay auto always never negative exceptZero",
      page: "The numbers that have a sign."),
    OptionWords(
      "grouping", ecma: "useGrouping auto always min2 false",
      page: """
        The numbers that are grouped; `min2` are those with two digits before the first separator.
        """),
    OptionWords(
      "roundingRule",
      ecma: """
        roundingMode halfEven halfExpand halfTrunc - halfCeil halfFloor expand trunc ceil floor
        """,
      standard: "halfExpand", page: "The rule for rounding.", isAttribute: false),
  ]
}
