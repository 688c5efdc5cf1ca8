extension Restriction where Value: Comparable & Sendable {
  /// Returns a restriction that allows the values of a range: `18...30`, `0...`, `...100`, and, for
  /// integers, `1..<5`.
  ///
  /// Any `Comparable` type has ranges, enumerations too: `.range(Size.medium ... .large)`. A value
  /// that can't be compared, such as a NaN, is in no range that has a bound, and no value is in an
  /// empty range, such as `1..<1`.
  public static func range(_ range: some ValueRange<Value>) -> Restriction {
    let bounds = range.bounds
    return Restriction(.range(ValueBounds(minimum: bounds.minimum, maximum: bounds.maximum)))
  }

  /// Returns a restriction that allows some values: `.oneOf([1, 2, 5, 10])`.
  ///
  /// Its range is from the least to the greatest of them. Other values in the range can be typed,
  /// and are invalid for the reason ``NumberEditor/Reason/notAllowed``.
  public static func oneOf(_ values: some Collection<Value>) -> Restriction {
    let allowed = Array(values)
    let isAllowed = Restriction.where { allowed.contains($0) }
    guard let least = allowed.min(), let greatest = allowed.max() else { return isAllowed }
    return .range(least...greatest) && isAllowed
  }

  /// Returns a restriction that allows the values between two bounds, or `nil` if there are none.
  ///
  /// Use this method for bounds that aren't known to be in order, such as those from a file:
  ///
  /// ```swift
  /// Restriction.range(minimum: 30, maximum: 18)                 // nil
  /// Restriction.range(minimum: Double.nan, maximum: nil)        // nil
  /// ```
  ///
  /// - Parameters:
  ///   - minimum: The minimum value, or `nil` if there is no minimum.
  ///   - maximum: The maximum value, or `nil` if there is no maximum.
  /// - Returns: The restriction, or `nil` if the minimum is above the maximum or either is a NaN.
  public static func range(minimum: Value?, maximum: Value?) -> Restriction? {
    if let bound = minimum ?? maximum {
      guard minimum ?? bound <= maximum ?? bound else { return nil }
    }
    return Restriction(.range(ValueBounds(minimum: minimum, maximum: maximum)))
  }
}

// MARK: - The known range

extension Restriction {
  /// The minimum of the allowed values, or `nil` if no minimum is known.
  ///
  /// Values above the minimum, and the minimum itself, need not be allowed. In a combination of
  /// ranges that have no value in common, the minimum is greater than the ``maximum``.
  public var minimum: Value? { knownBounds?.minimum }

  /// The maximum of the allowed values, or `nil` if no maximum is known.
  public var maximum: Value? { knownBounds?.maximum }

  /// Returns a value if it's allowed, otherwise the nearer of ``minimum`` and ``maximum`` if that
  /// is allowed, and otherwise `nil`.
  ///
  /// ```swift
  /// Restriction.range(18...30).clamped(35)      // 30
  /// ```
  ///
  /// The nearest value to one that can't be compared is the minimum, or the maximum if there is no
  /// minimum.
  public func clamped(_ value: Value) -> Value? {
    if allows(value) { return value }
    guard let nearest = knownBounds?.clamped(value), allows(nearest) else { return nil }
    return nearest
  }

  /// Whether the restriction is a range, or an intersection of ranges, and nothing else.
  package var isRange: Bool {
    if case .range = rule { true } else { false }
  }

  /// The bounds of the allowed values; values between them need not be allowed.
  var knownBounds: ValueBounds<Value>? {
    knownRanges.dropFirst().reduce(knownRanges.first) { hull, range in hull?.hull(range) }
  }

  /// The ranges of the allowed values, of which there are several if they have gaps.
  ///
  /// A value in one of them need not be allowed. The array is empty if no range is known.
  var knownRanges: [ValueBounds<Value>] { rule.knownRanges(isNegated: false) }
}

extension Restriction.Rule {
  /// Returns the ranges of the values that the rule allows, or of those it doesn't allow; an empty
  /// array if none is known.
  func knownRanges(isNegated: Bool) -> [ValueBounds<Value>] {
    switch self {
    case .range(let bounds): isNegated ? bounds.complement : [bounds]
    case .predicate: []
    case .negation(let rule): rule.knownRanges(isNegated: !isNegated)
    case .conjunction(let first, let second):
      Self.ranges(first, second, isNegated: isNegated, isConjunction: !isNegated)
    case .disjunction(let first, let second):
      Self.ranges(first, second, isNegated: isNegated, isConjunction: isNegated)
    }
  }

  private static func ranges(
    _ first: Self, _ second: Self, isNegated: Bool, isConjunction: Bool
  ) -> [ValueBounds<Value>] {
    let ranges = first.knownRanges(isNegated: isNegated)
    let others = second.knownRanges(isNegated: isNegated)
    guard !ranges.isEmpty, !others.isEmpty else { return isConjunction ? ranges + others : [] }
    guard isConjunction else { return ranges + others }
    let common = ranges.flatMap { range in others.map { range.intersection($0) } }
    let nonempty = common.filter { !$0.isEmpty }
    // Without a common value, the bounds are in the wrong order.
    return nonempty.isEmpty ? [common[0]] : nonempty
  }
}
