/// Allows what at least one of two restrictions allows.
///
/// Made by ``Restriction/or(_:)``. `Sendable`.
public struct RestrictionDisjunction<First: Restriction, Second: Restriction>: Restriction
where First.Value == Second.Value {
  /// The restriction that is asked first.
  public let first: First
  /// The restriction that is asked where the first one refuses a value.
  public let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Whether one of them allows a value.
  public func allows(_ value: First.Value) -> Bool {
    first.allows(value) || second.allows(value)
  }

  /// The first one's reason, where both refuse.
  public func failureReason(for value: First.Value) -> NumberEditor.Reason? {
    guard let reason = first.failureReason(for: value), !second.allows(value) else { return nil }
    return reason
  }
}

extension Restriction {
  /// A restriction that allows what this one or another allows.
  public func or<Other: Restriction>(_ other: Other) -> RestrictionDisjunction<Self, Other>
  where Other.Value == Value {
    RestrictionDisjunction(self, other)
  }
}
