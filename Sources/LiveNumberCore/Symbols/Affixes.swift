/// What stands before and after the digits of a formatted number.
public struct Affixes: Hashable, Sendable {
  public var prefix: [AffixPart]
  public var suffix: [AffixPart]

  public init(prefix: [AffixPart] = [], suffix: [AffixPart] = []) {
    self.prefix = prefix
    self.suffix = suffix
  }
}

#if !hasFeature(Embedded)
  extension Affixes: Codable {}
#endif
