/// The values between a minimum and a maximum, either of which can be missing.
///
/// If the minimum is greater than the maximum, no value is within the bounds. A value that can't be
/// compared, such as a NaN, is within no bounds that have a minimum or a maximum.
public struct ValueBounds<Value> {
  /// The minimum value, or `nil` if there is no minimum.
  public var minimum: Value?
  /// The maximum value, or `nil` if there is no maximum.
  public var maximum: Value?
  /// Returns whether two values are in ascending order or equal.
  ///
  /// This is a closure, since the values of a restriction without a range need not be comparable.
  private let areAscending: @Sendable (Value, Value) -> Bool

  /// Creates bounds; without arguments, all values are within them.
  public init(minimum: Value? = nil, maximum: Value? = nil) where Value: Comparable & Sendable {
    self.init(minimum, maximum) { $0 <= $1 }
  }

  private init(
    _ minimum: Value?, _ maximum: Value?,
    _ areAscending: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.areAscending = areAscending
  }

  /// Returns a Boolean value that indicates whether a value is within the bounds.
  public func contains(_ value: Value) -> Bool {
    if let minimum, !areAscending(minimum, value) { return false }
    if let maximum, !areAscending(value, maximum) { return false }
    return true
  }

  /// Returns the value within the bounds that is nearest to a value.
  ///
  /// The nearest value to one that can't be compared is the minimum, or the maximum if there is no
  /// minimum.
  public func clamped(_ value: Value) -> Value {
    if contains(value) { return value }
    if let maximum, areAscending(maximum, value) { return maximum }
    return minimum ?? maximum ?? value
  }

  // MARK: - Combining bounds

  func intersection(_ other: ValueBounds) -> ValueBounds {
    ValueBounds(
      greater(minimum, other.minimum) ?? minimum ?? other.minimum,
      lesser(maximum, other.maximum) ?? maximum ?? other.maximum, areAscending)
  }

  /// The narrowest bounds with the values of both.
  func hull(_ other: ValueBounds) -> ValueBounds {
    ValueBounds(lesser(minimum, other.minimum), greater(maximum, other.maximum), areAscending)
  }

  /// The ranges of all other values: `...0` and `1...` for `0...1`.
  ///
  /// They have the bounds 0 and 1, too, since the number next to a bound isn't known.
  var complement: [ValueBounds] {
    [
      minimum.map { ValueBounds(nil, $0, areAscending) },
      maximum.map { ValueBounds($0, nil, areAscending) },
    ].compactMap { $0 }
  }

  /// Whether no value is within the bounds.
  var isEmpty: Bool {
    guard let minimum, let maximum else { return false }
    return !areAscending(minimum, maximum)
  }

  var isUnbounded: Bool { minimum == nil && maximum == nil }

  private func lesser(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return nil }
    return areAscending(left, right) ? left : right
  }

  private func greater(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return nil }
    return areAscending(left, right) ? right : left
  }
}

extension ValueBounds<ExactDecimal> {
  /// Creates the bounds of a range of numbers, exactly.
  ///
  /// ```swift
  /// options.range = ValueBounds(18...30)
  /// ```
  ///
  /// - Parameter range: The range, such as `18...30`, `0...`, or `...0.5`. A bound that isn't
  ///   finite is no bound.
  public init<Number: NumberValue>(_ range: some ValueRange<Number>) {
    let bounds = range.bounds
    self.init(minimum: bounds.minimum?.decimalValue, maximum: bounds.maximum?.decimalValue)
  }
}

extension ValueBounds: ValueRange where Value: Comparable {
  /// The minimum and the maximum value.
  public var bounds: (minimum: Value?, maximum: Value?) { (minimum, maximum) }
}

extension ValueBounds: Sendable where Value: Sendable {}

extension ValueBounds: Equatable where Value: Equatable {
  /// Returns a Boolean value that indicates whether two minimums and two maximums are equal.
  public static func == (left: ValueBounds, right: ValueBounds) -> Bool {
    left.minimum == right.minimum && left.maximum == right.maximum
  }
}

extension ValueBounds: Hashable where Value: Hashable {
  /// Hashes the minimum and the maximum.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(minimum)
    hasher.combine(maximum)
  }
}
