import ArgumentParser
import LiveNumber

/// The digit counts of a number.
struct DigitOptions: ParsableArguments {
  @Option(value: "count", "The maximum number of fraction digits, or unlimited.")
  var maxFraction: NumberEditor.Options.FractionLimit?

  @Option(
    value: "count",
    "The minimum number of fraction digits; for money, the currency's own by default.")
  var minFraction: Int?

  @Option(value: "count", "The exact number of fraction digits.")
  var fraction: Int?

  @Option(value: "count", "The minimum number of integer digits.")
  var minInteger = 1
}

/// The digit counts of a field, besides those that formats have too.
struct FieldDigitOptions: ParsableArguments {
  @Flag(help: "Allow only integers.")
  var integer = false

  /// Sets the counts in the options of a field, or throws an error if they contradict each other.
  func apply(to options: inout NumberEditor.Options, with digits: DigitOptions) throws(UsageError) {
    if integer {
      try UsageError.checkAlone(
        "--integer",
        without: [
          ("--max-fraction", digits.maxFraction != nil), ("--fraction", digits.fraction != nil),
          ("--min-fraction", digits.minFraction ?? 0 > 0),
        ])
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
    options.minimumIntegerDigits = digits.minInteger
  }
}
