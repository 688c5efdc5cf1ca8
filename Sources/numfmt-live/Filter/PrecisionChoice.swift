import LiveNumber

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
