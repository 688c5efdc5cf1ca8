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

  @Option(help: "The rule for rounding digits that exceed the precision.")
  var round = ExactDecimal.RoundingRule.halfEven

  @OptionGroup var shown: ShownOptions

  @Option(help: "When the decimal separator is shown.")
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  var choice: WritingChoice {
    WritingChoice(
      precision: PrecisionChoice(
        minimumFraction: digits.minFraction, maximumFraction: digits.maxFraction,
        fraction: digits.fraction, minimumSignificant: minSignificant,
        maximumSignificant: maxSignificant, increment: increment),
      minimumInteger: digits.minInteger, roundingRule: round, grouping: shown.grouping,
      sign: shown.sign, decimalSeparator: decimalSeparator)
  }
}

/// The written form of a number, from the command line.
struct WritingChoice: Hashable, Sendable {
  var precision = PrecisionChoice()
  var minimumInteger = 1
  var roundingRule = ExactDecimal.RoundingRule.halfEven
  var grouping = NumberFormat.GroupingStrategy.automatic
  var sign = NumberFormat.SignDisplay.automatic
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  /// Returns the options of a format; `scale` is the power of ten that values are multiplied by.
  func options(
    style: NumberStyle, locale: NumberLocale, scale: Int
  ) throws(UsageError) -> NumberFormat.Options {
    NumberFormat.Options(
      precision: try precision.precision(
        currencyDigits: try WritingChoice.currencyDigits(style, locale)),
      minimumIntegerDigits: minimumInteger, roundingRule: roundingRule, grouping: grouping,
      signDisplay: sign, decimalSeparatorDisplay: decimalSeparator, scale: scale)
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

/// The digit counts from the command line.
struct PrecisionChoice: Hashable, Sendable {
  var minimumFraction: Int?
  var maximumFraction: NumberEditor.Options.FractionLimit?
  var fraction: Int?
  var minimumSignificant: Int?
  var maximumSignificant: Int?
  var increment: ExactDecimal?

  /// Returns the precision, or `nil` if no count is given.
  ///
  /// The currency's fraction digits are `currencyDigits`, or `nil` for other styles.
  func precision(currencyDigits: Int?) throws(UsageError) -> NumberFormat.Precision? {
    if minimumSignificant != nil || maximumSignificant != nil {
      try expectNone(
        of: ["--fraction", "--min-fraction", "--max-fraction", "--increment"],
        besides: minimumSignificant == nil ? "--max-significant" : "--min-significant")
      return .significantDigits(minimum: minimumSignificant ?? 1, maximum: maximumSignificant)
    }
    if let fraction {
      try expectNone(
        of: ["--min-fraction", "--max-fraction", "--increment"], besides: "--fraction")
      return .fractionLength(fraction)
    }
    if let increment {
      try expectNone(of: ["--max-fraction"], besides: "--increment")
      return .increment(increment, minimumFractionDigits: minimumFraction ?? 0)
    }
    return fractionDigits(currencyDigits)
  }

  /// Returns a precision whose missing limit is the style's own, adjusted to the other limit.
  private func fractionDigits(_ currencyDigits: Int?) -> NumberFormat.Precision? {
    switch maximumFraction {
    case nil, .automatic:
      guard let minimumFraction else { return nil }
      return .fractionLength(
        minimum: minimumFraction, maximum: currencyDigits.map { max($0, minimumFraction) })
    case .upTo(let maximum):
      return .fractionLength(
        minimum: minimumFraction ?? min(currencyDigits ?? 0, maximum), maximum: maximum)
    case .unlimited:
      return .fractionLength(minimum: minimumFraction ?? currencyDigits ?? 0, maximum: nil)
    }
  }

  private func expectNone(
    of options: [String], besides option: String
  ) throws(UsageError) {
    let given: [String: Bool] = [
      "--fraction": fraction != nil, "--min-fraction": minimumFraction != nil,
      "--max-fraction": maximumFraction != nil, "--increment": increment != nil,
    ]
    guard let other = options.first(where: { given[$0] == true }) else { return }
    throw UsageError("\(option) can't be combined with \(other); leave one out")
  }
}
