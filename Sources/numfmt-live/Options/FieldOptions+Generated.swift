// Written by Scripts/Generate/options.py; edit the rows and Tools/Options instead.

import ArgumentParser
import LiveNumber

/// The digits of a field, besides the counts that formats have too.
struct DigitLimitOptions: ParsableArguments {
  @Option(help: "Reject fraction digits that exceed the maximum, or round them on commit.")
  var fractionOverflow = NumberEditor.Options.FractionOverflow.reject

  @Option(value: "count", "The maximum number of integer digits.")
  var maxInteger: Int?

  @Option(value: "count", "The maximum number of digits and decimal separators.")
  var maxLength: Int?

  @Option(
    value: "count", "The maximum number of digits from the first to the last that isn't zero.")
  var maxSignificant: Int?

  func apply(to options: inout NumberEditor.Options) {
    options.fractionOverflow = fractionOverflow
    options.maximumIntegerDigits = maxInteger
    options.maximumLength = maxLength
    options.maximumSignificantDigits = maxSignificant
  }
}

/// The values that a field takes.
struct RangeOptions: ParsableArguments {
  @Option(value: "value", "The minimum value, such as -5 or 0.01.")
  var min: ExactDecimal?

  @Option(value: "value", "The maximum value.")
  var max: ExactDecimal?

  @Option(help: "The policy for values outside the range.")
  var rangePolicy = NumberEditor.Options.RangePolicy.flag

  @Option(help: "The value of a field that is left empty.")
  var emptyValue = NumberEditor.Options.EmptyValue.none

  @Option(value: "value", "The step of Up and Down; Shift, Page Up, and Page Down take ten steps.")
  var step: ExactDecimal?

  @Flag(help: "Step to multiples of the step.")
  var snapsToStep = false

  @Flag(help: "Don't allow negative values.")
  var noNegative = false

  func apply(to options: inout NumberEditor.Options) {
    options.range.minimum = min
    options.range.maximum = max
    options.rangePolicy = rangePolicy
    options.emptyValue = emptyValue
    options.step = step
    options.snapsToStep = snapsToStep
    options.allowsNegative = !noNegative
  }
}

/// The options for typing in a field.
struct TypingOptions: ParsableArguments {
  @Option(
    help:
      "Where typed digits go: at the insertion point, or in from the right as in a cash machine.")
  var entry = NumberEditor.Options.Entry.free

  @Option(help: "Where the minus key works.")
  var signKey = NumberEditor.Options.SignKey.leading

  @Option(help: "At a grouping separator, delete the digit or skip the separator.")
  var deleteOverGroup = NumberEditor.Options.DeleteOverGroup.digit

  @Option(help: "The rule for leading zeros.")
  var leadingZeros = NumberEditor.Options.LeadingZeros.collapse

  @Flag(help: "Insert a zero before a decimal separator that's typed first.")
  var autoZero = false

  @Flag(help: "Show the minimum number of fraction digits while typing.")
  var padWhileTyping = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another decimal key; repeat the option for several.", valueName: "character"))
  var decimalAlias: [DecimalAlias] = []

  @Option(help: "How to interpret the separators of pasted numbers.")
  var paste = NumberEditor.Options.PastePolicy.smart

  @Option(
    help: "Take or ask about a text that is one number in another form, such as 1.5 in German.")
  var doubt = NumberEditor.Options.Doubt.take

  @Option(
    help: ArgumentHelp(
      """
      What a number can be besides digits: arithmetic, scientific, magnitudes, or several \
      with commas between.
      """, valueName: "notations"))
  var accept: NumberEditor.Options.Notations = []

  @Flag(help: "Show the currency, percent sign, or unit in an empty field.")
  var emptyAffix = false

  func apply(to options: inout NumberEditor.Options) {
    options.entry = entry
    options.signKey = signKey
    options.deleteOverGroup = deleteOverGroup
    options.leadingZeros = leadingZeros
    options.insertsLeadingZero = autoZero
    options.padsWhileTyping = padWhileTyping
    options.decimalAliases = decimalAlias.map(\.scalar)
    options.paste = paste
    options.doubt = doubt
    options.accepts = accept
    options.showsEmptyAffixes = emptyAffix
  }
}

extension OptionFlags {
  /// The flags whose names aren't those of their options.
  static let others = [
    "minimum": "--min",
    "maximum": "--max",
    "allowsNegative": "--no-negative",
    "insertsLeadingZero": "--auto-zero",
    "padsWhileTyping": "--pad-while-typing",
    "decimalAliases": "--decimal-alias",
    "accepts": "--accept",
    "showsEmptyAffixes": "--empty-affix",
    "currencySign": "--style",
    "signDisplay": "--sign",
    "roundingRule": "--round",
    "decimalSeparatorDisplay": "--decimal-separator",
  ]
}
