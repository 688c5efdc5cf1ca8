/// Allows what two restrictions both allow.
///
/// Made by ``Restriction/and(_:)``. `Sendable`.
public struct RestrictionConjunction<First: Restriction, Second: Restriction>: Restriction
where First.Value == Second.Value {
  /// The restriction that is asked first.
  public let first: First
  /// The restriction that is asked where the first one allows a value.
  public let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Whether both allow a value.
  public func allows(_ value: First.Value) -> Bool {
    first.allows(value) && second.allows(value)
  }

  /// The reason of the first one that refuses.
  public func failureReason(for value: First.Value) -> NumberEditor.Reason? {
    first.failureReason(for: value) ?? second.failureReason(for: value)
  }
}

extension Restriction {
  /// A restriction that allows what this one and another both allow.
  public func and<Other: Restriction>(_ other: Other) -> RestrictionConjunction<Self, Other>
  where Other.Value == Value {
    RestrictionConjunction(self, other)
  }
}
