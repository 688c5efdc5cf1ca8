/// What stands before and after the digits of a formatted number.
public struct Affixes: Hashable, Sendable {
  /// What stands before the digits, in order.
  public var prefix: [AffixPart]
  /// What stands after the digits, in order.
  public var suffix: [AffixPart]

  /// Makes an affix pair; nothing stands where none is given.
  public init(prefix: [AffixPart] = [], suffix: [AffixPart] = []) {
    self.prefix = prefix
    self.suffix = suffix
  }
}

#if !hasFeature(Embedded)
  extension Affixes: Codable {}
#endif
