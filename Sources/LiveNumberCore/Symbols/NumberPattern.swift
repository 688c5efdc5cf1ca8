/// Where a locale puts signs, currencies, percent signs and units, and how it groups digits.
public struct NumberPattern: Hashable, Sendable {
  /// Around a number that shows no sign.
  public var unsigned: Affixes
  /// Around a number that shows a minus.
  ///
  /// Accounting patterns may have parentheses here instead.
  public var negative: Affixes
  /// Around a number that shows a plus.
  public var positive: Affixes
  /// How the digits are grouped where ``NumberFormat.GroupingStrategy/auto`` is asked for.
  public var grouping: GroupingSizes

  /// Makes a pattern; the default is a sign in front and groups of three.
  public init(
    unsigned: Affixes = Affixes(),
    negative: Affixes = Affixes(prefix: [.minusSign]),
    positive: Affixes = Affixes(prefix: [.plusSign]),
    grouping: GroupingSizes = .thousands
  ) {
    self.unsigned = unsigned
    self.negative = negative
    self.positive = positive
    self.grouping = grouping
  }
}

#if !hasFeature(Embedded)
  extension NumberPattern: Codable {}
#endif
