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
    help: ArgumentHelp(
      "The minimum number of fraction digits; for money, the currency's own by default.",
      valueName: "count"))
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

/// The digit counts of a field, besides those that formats have too.
struct FieldDigitOptions: ParsableArguments {
  @Flag(help: "Allow only integers.")
  var integer = false

  @Option(help: "Reject fraction digits that exceed the maximum, or round them on commit.")
  var fractionOverflow = NumberEditor.Options.FractionOverflow.reject

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of integer digits.", valueName: "count"))
  var maxInteger: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of digits and decimal separators.", valueName: "count"))
  var maxLength: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of digits from the first to the last that isn't zero.",
      valueName: "count"))
  var maxSignificant: Int?

  /// Sets all counts in the options of a field, or throws an error if they contradict each other.
  func apply(
    to options: inout NumberEditor.Options, with digits: DigitOptions
  ) throws(UsageError) {
    if integer {
      let other: String? =
        if digits.maxFraction != nil {
          "--max-fraction"
        } else if digits.fraction != nil {
          "--fraction"
        } else if digits.minFraction ?? 0 > 0 {
          "--min-fraction"
        } else {
          nil
        }
      if let other { throw UsageError("--integer can't be combined with \(other); leave one out") }
      options.maximumFractionDigits = .upTo(0)
    }
    if let fraction = digits.fraction {
      guard digits.maxFraction == nil, digits.minFraction == nil else {
        throw UsageError(
          "--fraction can't be combined with --min-fraction or --max-fraction; leave them out")
      }
      options.maximumFractionDigits = .upTo(fraction)
      options.minimumFractionDigits = fraction
    }
    if let limit = digits.maxFraction { options.maximumFractionDigits = limit }
    if let count = digits.minFraction { options.minimumFractionDigits = count }
    options.fractionOverflow = fractionOverflow
    options.minimumIntegerDigits = digits.minInteger
    options.maximumIntegerDigits = maxInteger
    options.maximumLength = maxLength
    options.maximumSignificantDigits = maxSignificant
  }
}
