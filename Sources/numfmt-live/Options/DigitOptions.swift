import ArgumentParser
import LiveNumber

/// The digit counts of a number.
struct DigitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of fraction digits, or unlimited.", valueName: "count")
  )
  var maxFraction: NumberEditor.Options.FractionLimit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The minimum number of fraction digits.", valueName: "count"))
  var minFraction: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The exact number of fraction digits.", valueName: "count"))
  var fraction: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The minimum number of integer digits.", valueName: "count"))
  var minInteger = 1
}

/// The digit counts of a field.
struct FieldDigitOptions: ParsableArguments {
  @OptionGroup var digits: DigitOptions

  @Flag(help: "Allow only integers.")
  var integer = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of integer digits.", valueName: "count"))
  var maxInteger: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of digits and decimal separators.", valueName: "count"))
  var maxLength: Int?

  var choice: DigitChoice {
    DigitChoice(
      maximumFraction: digits.maxFraction, minimumFraction: digits.minFraction,
      fraction: digits.fraction, isInteger: integer, minimumInteger: digits.minInteger,
      maximumInteger: maxInteger, maximumLength: maxLength)
  }
}

/// The digit counts of a field, from the command line.
struct DigitChoice: Hashable, Sendable {
  var maximumFraction: NumberEditor.Options.FractionLimit?
  var minimumFraction: Int?
  var fraction: Int?
  var isInteger = false
  var minimumInteger = 1
  var maximumInteger: Int?
  var maximumLength: Int?

  /// Sets the counts in the options of a field, or throws an error if they contradict each other.
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
      if let other { throw UsageError("--integer can't be combined with \(other); leave one out") }
      options.maximumFractionDigits = .upTo(0)
    }
    if let fraction {
      guard maximumFraction == nil, minimumFraction == nil else {
        throw UsageError(
          "--fraction can't be combined with --min-fraction or --max-fraction; leave them out")
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
