/// A value that meets a condition: one that does not cannot be made.
///
/// ```swift
/// let even = PredicateRestriction<Int> { $0.isMultiple(of: 2) }
/// Restricted(4, even)?.value      // 4
/// Restricted(5, even)             // nil
/// ```
///
/// `Sendable` where the value is.
public struct Restricted<Value, Condition: Restriction> where Condition.Value == Value {
  /// The value, which ``restriction`` allows.
  public let value: Value
  /// The condition.
  public let restriction: Condition

  /// Makes a restricted value; nil where the restriction refuses it.
  public init?(_ value: Value, _ restriction: Condition) {
    guard restriction.allows(value) else { return nil }
    self.value = value
    self.restriction = restriction
  }

  /// The caller promises that the restriction allows the value.
  init(allowed value: Value, _ restriction: Condition) {
    self.value = value
    self.restriction = restriction
  }

  /// Another value under the same restriction; nil where that refuses it.
  public func with(value: Value) -> Self? {
    Restricted(value, restriction)
  }

  /// The same value under another restriction; nil where that refuses it.
  public func with<Other: Restriction>(restriction: Other) -> Restricted<Value, Other>?
  where Other.Value == Value {
    Restricted<Value, Other>(value, restriction)
  }
}

extension Restricted: Sendable where Value: Sendable {}
extension Restricted: Equatable where Value: Equatable, Condition: Equatable {}
extension Restricted: Hashable where Value: Hashable, Condition: Hashable {}
