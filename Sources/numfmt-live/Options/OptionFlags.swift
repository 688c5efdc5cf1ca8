import LiveNumber

/// Makes the editor of a field of all that the command line says, or says what is wrong with it.
enum EditorChoice {
  static func editor(
    locale: NumberLocale, style: StyleChoice, sign: NumberFormat.SignDisplay,
    grouping: NumberFormat.GroupingStrategy,
    options: NumberEditor.Options
  ) throws(UsageError) -> NumberEditor {
    let format = try style.format(
      locale: locale, options: NumberFormat.Options(grouping: grouping, signDisplay: sign))
    do {
      return try NumberEditor(format: format, options: options)
    } catch {
      throw UsageError(inOptionNames(error))
    }
  }

  /// The message under the name that the option has here.
  private static func inOptionNames(_ error: NumberEditorError) -> String {
    let prefix = "\(error.option): "
    guard let name = optionNames[error.option], error.description.hasPrefix(prefix) else {
      return error.description
    }
    return "\(name): \(error.description.dropFirst(prefix.count))"
  }

  private static let optionNames = [
    "maximumFractionDigits": "--max-fraction",
    "minimumFractionDigits": "--min-fraction",
    "minimumIntegerDigits": "--min-integer",
    "maximumIntegerDigits": "--max-integer",
    "maximumLength": "--max-length",
    "minimum": "--min",
    "maximum": "--max",
    "rangePolicy": "--range-policy",
    "step": "--step",
    "allowsNegative": "--no-negative",
    "signKey": "--sign-key",
    "deleteOverGroup": "--delete-over-group",
    "leadingZeros": "--leading-zeros",
    "insertsLeadingZero": "--auto-zero",
    "padsWhileTyping": "--pad-while-typing",
    "decimalAliases": "--decimal-alias",
    "paste": "--paste",
    "entry": "--entry",
    "showsEmptyAffixes": "--empty-affix",
  ]
}
