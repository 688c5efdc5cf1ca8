extension NumberFormat {
  /// The number of digits that a format shows.
  public enum Precision: Hashable, Sendable {
    /// The minimum and maximum number of fraction digits; a maximum of `nil` is no limit.
    case fractionLength(minimum: Int, maximum: Int?)
    /// The minimum and maximum number of significant digits; a maximum of `nil` is no limit.
    case significantDigits(minimum: Int, maximum: Int?)
    /// A multiple of a positive step, with a minimum number of fraction digits: prices in steps of
    /// 0.05.
    case increment(ExactDecimal, minimumFractionDigits: Int)

    /// Every digit of the value.
    public static let unlimited = Precision.fractionLength(minimum: 0, maximum: nil)

    /// No fraction digits.
    public static let integer = Precision.fractionLength(0)

    /// Returns a precision of an exact number of fraction digits.
    public static func fractionLength(_ count: Int) -> Precision {
      .fractionLength(minimum: count, maximum: count)
    }

    /// Returns a precision of a range of fraction digits, such as `0...2` or `1...`.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Precision {
      let (minimum, maximum) = counts(limits, from: 0)
      return .fractionLength(minimum: minimum, maximum: maximum)
    }

    /// Returns a precision of an exact number of significant digits.
    public static func significantDigits(_ count: Int) -> Precision {
      .significantDigits(minimum: count, maximum: count)
    }

    /// Returns a precision of a range of significant digits, such as `1...5` or `3...`.
    public static func significantDigits(_ limits: some RangeExpression<Int>) -> Precision {
      let (minimum, maximum) = counts(limits, from: 1)
      return .significantDigits(minimum: minimum, maximum: maximum)
    }

    /// A range without an upper bound ends at `Int.max`; one without a lower bound begins at
    /// `least`.
    private static func counts(
      _ limits: some RangeExpression<Int>, from least: Int
    ) -> (minimum: Int, maximum: Int?) {
      let range = limits.relative(to: AllCounts())
      let minimum = max(range.lowerBound, least)
      return (minimum, range.upperBound == .max ? nil : max(range.upperBound - 1, minimum))
    }
  }
}

/// All integers, as a collection to which every range is relative: also `0...Int.max`, after whose
/// end there is no integer.
private struct AllCounts: Collection {
  var startIndex: Int { .min }
  var endIndex: Int { .max }
  func index(after index: Int) -> Int { index == .max ? .max : index + 1 }
  subscript(index: Int) -> Int { index }
}
