import ArgumentParser
import LiveNumber

/// How many digits a number has, typed or written.
struct DigitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fraction digits at most, or unlimited; else a currency's own, or all.", valueName: "count")
  )
  var maxFraction: NumberEditor.Options.FractionLimit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fraction digits at least, filled up with zeros.", valueName: "count"))
  var minFraction: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fraction digits exactly.", valueName: "count"))
  var fraction: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
  var minInteger = 1
}

/// How many digits a field takes.
struct FieldDigitOptions: ParsableArguments {
  @OptionGroup var digits: DigitOptions

  @Flag(help: "No fraction: integers only.")
  var integer = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Integer digits at most.", valueName: "count"))
  var maxInteger: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Digits and decimal separator at most.", valueName: "count"))
  var maxLength: Int?

  var choice: DigitChoice {
    DigitChoice(
      maximumFraction: digits.maxFraction, minimumFraction: digits.minFraction,
      fraction: digits.fraction, isInteger: integer, minimumInteger: digits.minInteger,
      maximumInteger: maxInteger, maximumLength: maxLength)
  }
}

/// How many digits a field takes, as the command line spells it.
struct DigitChoice: Hashable, Sendable {
  var maximumFraction: NumberEditor.Options.FractionLimit?
  var minimumFraction: Int?
  var fraction: Int?
  var isInteger = false
  var minimumInteger = 1
  var maximumInteger: Int?
  var maximumLength: Int?

  /// Puts the counts into the options of a field, if they go together.
  func apply(to options: inout NumberEditor.Options) throws(UsageError) {
    if isInteger {
      let other: String? =
        if maximumFraction != nil {
          "--max-fraction"
        } else if fraction != nil {
          "--fraction"
        } else if minimumFraction ?? 0 > 0 {
          "--min-fraction"
        } else {
          nil
        }
      if let other { throw UsageError("--integer cannot go with \(other); expected one of them") }
      options.maximumFractionDigits = .upTo(0)
    }
    if let fraction {
      guard maximumFraction == nil, minimumFraction == nil else {
        throw UsageError(
          "--fraction cannot go with --min-fraction or --max-fraction; expected it alone")
      }
      options.maximumFractionDigits = .upTo(fraction)
      options.minimumFractionDigits = fraction
    }
    if let maximumFraction { options.maximumFractionDigits = maximumFraction }
    if let minimumFraction { options.minimumFractionDigits = minimumFraction }
    options.minimumIntegerDigits = minimumInteger
    options.maximumIntegerDigits = maximumInteger
    options.maximumLength = maximumLength
  }
}
