import ArgumentParser
import LiveNumber

/// The options for the written form of a number.
struct WritingOptions: ParsableArguments {
  @OptionGroup var digits: DigitOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The minimum number of significant digits.", valueName: "count"))
  var minSignificant: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of significant digits.", valueName: "count"))
  var maxSignificant: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round to a multiple of this, such as 0.05.", valueName: "step"))
  var increment: ExactDecimal?

  @Option(
    help: ArgumentHelp(
      "The rule for rounding digits that exceed the precision.",
      discussion: """
        GNU's from-zero, towards-zero, and nearest are up, down, and half-up. GNU's up and down are \
        ceiling and floor.
        """))
  var round = ExactDecimal.RoundingRule.halfEven

  @OptionGroup var shown: ShownOptions

  @Option(help: "When the decimal separator is shown.")
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  /// Returns the options of a format; `scale` is the power of ten that values are multiplied by.
  func options(
    style: NumberStyle, locale: NumberLocale, scale: Int
  ) throws(UsageError) -> NumberFormat.Options {
    NumberFormat.Options(
      precision: try precision(currencyDigits: try WritingOptions.currencyDigits(style, locale)),
      minimumIntegerDigits: digits.minInteger, roundingRule: round, grouping: shown.grouping,
      signDisplay: shown.sign, decimalSeparatorDisplay: decimalSeparator, scale: scale)
  }

  private static func currencyDigits(
    _ style: NumberStyle, _ locale: NumberLocale
  ) throws(UsageError) -> Int? {
    guard case .currency(let code, _, _) = style else { return nil }
    do {
      return try CurrencySymbols(code, locale: locale).fractionDigits
    } catch {
      throw UsageError(error.description)
    }
  }
}

// MARK: - Precision

extension WritingOptions {
  /// Returns the precision, or `nil` if no count is given.
  ///
  /// The currency's fraction digits are `currencyDigits`, or `nil` for other styles.
  private func precision(currencyDigits: Int?) throws(UsageError) -> NumberFormat.Precision? {
    if minSignificant != nil || maxSignificant != nil {
      try expectNone(
        of: ["--fraction", "--min-fraction", "--max-fraction", "--increment"],
        besides: minSignificant == nil ? "--max-significant" : "--min-significant")
      return .significantDigits(minimum: minSignificant ?? 1, maximum: maxSignificant)
    }
    if let fraction = digits.fraction {
      try expectNone(
        of: ["--min-fraction", "--max-fraction", "--increment"], besides: "--fraction")
      return .fractionLength(fraction)
    }
    if let increment {
      try expectNone(of: ["--max-fraction"], besides: "--increment")
      return .increment(increment, minimumFractionDigits: digits.minFraction ?? 0)
    }
    return fractionDigits(currencyDigits)
  }

  /// Returns a precision whose missing limit is the style's own, adjusted to the other limit.
  private func fractionDigits(_ currencyDigits: Int?) -> NumberFormat.Precision? {
    switch digits.maxFraction {
    case nil, .automatic:
      guard let minimum = digits.minFraction else { return nil }
      return .fractionLength(
        minimum: minimum, maximum: currencyDigits.map { max($0, minimum) })
    case .upTo(let maximum):
      return .fractionLength(
        minimum: digits.minFraction ?? min(currencyDigits ?? 0, maximum), maximum: maximum)
    case .unlimited:
      return .fractionLength(minimum: digits.minFraction ?? currencyDigits ?? 0, maximum: nil)
    }
  }

  private func expectNone(
    of options: [String], besides option: String
  ) throws(UsageError) {
    let given: [String: Bool] = [
      "--fraction": digits.fraction != nil, "--min-fraction": digits.minFraction != nil,
      "--max-fraction": digits.maxFraction != nil, "--increment": increment != nil,
    ]
    guard let other = options.first(where: { given[$0] == true }) else { return }
    throw UsageError("\(option) can't be combined with \(other); leave one out")
  }
}
