import LiveNumber

/// The command line's short flags for the options of the API.
///
/// The values of a flag are the raw values of the API in kebab case; see ``KebabCaseArgument``.
enum OptionFlags {
  /// The flag of each option, by the option's name in the API and in replay files.
  static let table: [String: String] = [
    // Styles.
    "style": "--style",
    "currency": "--currency",
    "currencyDisplay": "--currency-display",
    "currencySign": "--style",
    "unit": "--unit",
    "numberingSystem": "--numbering-system",

    // NumberFormat.Options
    "signDisplay": "--sign",
    "grouping": "--grouping",

    // NumberEditor.Options
    "maximumFractionDigits": "--max-fraction",
    "minimumFractionDigits": "--min-fraction",
    "fractionOverflow": "--fraction-overflow",
    "minimumIntegerDigits": "--min-integer",
    "maximumIntegerDigits": "--max-integer",
    "maximumLength": "--max-length",
    "minimum": "--min",
    "maximum": "--max",
    "rangePolicy": "--range-policy",
    "emptyValue": "--empty-value",
    "step": "--step",
    "allowsNegative": "--no-negative",
    "signKey": "--sign-key",
    "deleteOverGroup": "--delete-over-group",
    "leadingZeros": "--leading-zeros",
    "insertsLeadingZero": "--auto-zero",
    "padsWhileTyping": "--pad-while-typing",
    "decimalAliases": "--decimal-alias",
    "paste": "--paste",
    "groupingMisfit": "--grouping-misfit",
    "entry": "--entry",
    "showsEmptyAffixes": "--empty-affix",
  ]

  /// Returns an error about an option under the option's flag.
  static func usageError(_ error: NumberEditorError) -> UsageError {
    // The description begins with the option's name.
    let rest = error.description.dropFirst(error.option.count)
    return UsageError("\(table[error.option] ?? error.option)\(rest)")
  }
}
