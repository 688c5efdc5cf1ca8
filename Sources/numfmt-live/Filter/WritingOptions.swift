import ArgumentParser
import LiveNumber

/// What is shown of a number.
struct WritingOptions: ParsableArguments {
  @OptionGroup var digits: DigitOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Significant digits at least, filled up with zeros.", valueName: "count"))
  var minSignificant: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Significant digits at most.", valueName: "count"))
  var maxSignificant: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round to a multiple of this, such as 0.05.", valueName: "step"))
  var increment: ExactDecimal?

  @Option(help: "What becomes of digits that there is no room for.")
  var round = ExactDecimal.RoundingRule.halfEven

  @OptionGroup var shown: ShownOptions

  @Option(help: "Whether a decimal separator is shown where no digits follow.")
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

/// What is shown of a number, as the command line spells it.
struct WritingChoice: Hashable, Sendable {
  var precision = PrecisionChoice()
  var minimumInteger = 1
  var roundingRule = ExactDecimal.RoundingRule.halfEven
  var grouping = NumberFormat.GroupingStrategy.automatic
  var sign = NumberFormat.SignDisplay.automatic
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  /// The options of a format of that style; `scale` is the power of ten that values are multiplied by.
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

/// Counts of digits as the command line spells them.
struct PrecisionChoice: Hashable, Sendable {
  var minimumFraction: Int?
  var maximumFraction: NumberEditor.Options.FractionLimit?
  var fraction: Int?
  var minimumSignificant: Int?
  var maximumSignificant: Int?
  var increment: ExactDecimal?

  /// The digits that are shown; nil where nothing is said.
  ///
  /// `currencyDigits` are the fraction digits that amounts have by themselves, nil in other styles.
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

  /// Where one limit is given, the other is the style's, as far as both go together.
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
    throw UsageError("\(option) cannot go with \(other); expected one of them")
  }
}
