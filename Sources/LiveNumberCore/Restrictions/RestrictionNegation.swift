/// Allows what another restriction refuses.
///
/// Made by ``Restriction/negated``. `Sendable`.
public struct RestrictionNegation<Base: Restriction>: Restriction {
  /// The restriction whose answer is turned round.
  public let base: Base

  init(_ base: Base) {
    self.base = base
  }

  /// Whether the other restriction refuses a value.
  public func allows(_ value: Base.Value) -> Bool { !base.allows(value) }
}

extension Restriction {
  /// A restriction that allows what this one refuses.
  public var negated: RestrictionNegation<Self> { RestrictionNegation(self) }
}
