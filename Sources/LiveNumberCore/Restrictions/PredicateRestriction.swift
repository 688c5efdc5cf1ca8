/// Allows the values that a closure allows.
///
/// ```swift
/// let odd = NumberEditor.Reason(rawValue: "odd")
/// let even = PredicateRestriction<Int>(odd) { $0.isMultiple(of: 2) }
/// even.failureReason(for: 3)     // odd
/// ```
///
/// `Sendable`.
public struct PredicateRestriction<Value>: Restriction {
  private let judge: @Sendable (Value) -> NumberEditor.Reason?

  /// Makes the restriction of a condition.
  ///
  /// - Parameters:
  ///   - reason: what ``failureReason(for:)`` gives for the values that are not allowed.
  ///   - isAllowed: the condition; it is pure.
  public init(
    _ reason: NumberEditor.Reason = .notAllowed,
    _ isAllowed: @escaping @Sendable (Value) -> Bool
  ) {
    judge = { isAllowed($0) ? nil : reason }
  }

  /// The same condition as another restriction, whatever its type is.
  public init<Other: Restriction>(_ restriction: Other) where Other.Value == Value {
    judge = { restriction.failureReason(for: $0) }
  }

  /// Whether the closure allows a value.
  public func allows(_ value: Value) -> Bool { judge(value) == nil }

  /// The reason, or nil where the closure allows the value.
  public func failureReason(for value: Value) -> NumberEditor.Reason? { judge(value) }
}
