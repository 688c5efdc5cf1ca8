import ArgumentParser
import LiveNumber

/// Which values a field takes, written canonically: digits, `.`, a leading `-`.
struct RangeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The least value, such as -5 or 0.01.", valueName: "value"))
  var min: ExactDecimal?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The greatest value.", valueName: "value"))
  var max: ExactDecimal?

  @Option(help: "What becomes of a value outside.")
  var rangePolicy = NumberEditor.Options.RangePolicy.flag

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What Up and Down add and subtract; ten times it with Shift or Page Up and Down.",
      valueName: "value"))
  var step: ExactDecimal?

  @Flag(help: "No minus.")
  var noNegative = false

  func apply(to options: inout NumberEditor.Options) {
    options.minimum = min
    options.maximum = max
    options.rangePolicy = rangePolicy
    options.step = step
    options.allowsNegative = !noNegative
  }
}

/// How the keys of a field behave.
struct TypingOptions: ParsableArguments {
  @Option(help: "Where digits go in: at the caret, or from the right as in a cash machine.")
  var entry = NumberEditor.Options.Entry.free

  @Option(help: "Where the minus key works.")
  var signKey = NumberEditor.Options.SignKey.leading

  @Option(help: "What deleting does at a grouping separator: takes the digit, or steps over.")
  var deleteOverGroup = NumberEditor.Options.DeleteOverGroup.digit

  @Option(help: "What becomes of zeros in front of other digits.")
  var leadingZeros = NumberEditor.Options.LeadingZeros.collapse

  @Flag(help: "Put a zero before a decimal separator typed first.")
  var autoZero = false

  @Flag(help: "Always show the least count of fraction digits.")
  var padWhileTyping = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A further decimal key; can be given several times.", valueName: "character"))
  var decimalAlias: [DecimalAlias] = []

  @Option(help: "How the separators of a pasted number are told apart.")
  var paste = NumberEditor.Options.PastePolicy.smart

  @Flag(help: "Show the currency, percent sign or unit of an empty field.")
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
    options.showsEmptyAffixes = emptyAffix
  }
}

/// One character.
struct DecimalAlias: ExpressibleByArgument, Hashable, Sendable {
  let scalar: Unicode.Scalar

  init?(argument: String) {
    guard let scalar = argument.unicodeScalars.first, argument.unicodeScalars.count == 1 else {
      return nil
    }
    self.scalar = scalar
  }
}
