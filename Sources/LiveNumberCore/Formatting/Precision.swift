/// How many digits a format shows.
public enum Precision: Hashable, Sendable {
  /// At least `minimum` fraction digits and at most `maximum`; nil is no limit.
  case fractionDigits(minimum: Int, maximum: Int?)
  /// At least `minimum` significant digits and at most `maximum`; nil is no limit.
  case significantDigits(minimum: Int, maximum: Int?)
  /// A multiple of `step`, which must be positive, with at least `minimumFractionDigits` fraction
  /// digits: prices in steps of 0.05.
  case increment(ExactDecimal, minimumFractionDigits: Int)

  /// Every digit that the value has.
  public static let unlimited = Precision.fractionDigits(minimum: 0, maximum: nil)

  /// No fraction digits.
  public static let integer = Precision.fractionDigits(minimum: 0, maximum: 0)

  /// Exactly `count` fraction digits.
  public static func exactly(_ count: Int) -> Precision {
    .fractionDigits(minimum: count, maximum: count)
  }
}

#if !hasFeature(Embedded)
  extension Precision: Codable {}
#endif
