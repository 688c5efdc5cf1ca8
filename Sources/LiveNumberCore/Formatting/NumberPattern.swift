/// The positions of signs, currencies, and units around a number, and the sizes of its
/// groups.
package struct NumberPattern: Hashable, Sendable {
  /// The affixes of a number without a sign.
  package var unsigned: Affixes
  /// The affixes of a number with a minus sign.
  ///
  /// Accounting patterns can have parentheses instead.
  package var negative: Affixes
  /// The affixes of a number with a plus sign.
  package var positive: Affixes
  /// The sizes of groups, to which a format applies its grouping strategy.
  package var grouping: GroupingSizes

  /// Creates a pattern; the default is a sign before the digits and groups of three.
  package init(
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

  /// Throws an error if negative numbers can't be told from positive ones, or a group has no size.
  func validate() throws(NumberFormatError) {
    guard negative != unsigned, negative != positive else {
      throw NumberFormatError(
        .unusablePattern, "Negative numbers are written as positive ones; give them a sign.")
    }
    let sizes = [grouping.primary, grouping.secondary, grouping.minimum]
    let most = NumberFormat.Options.maximumDigitCount
    guard sizes.allSatisfy({ 0...most ~= $0 }) else {
      throw NumberFormatError(
        .digitCountOutOfRange, "The sizes of groups are \(sizes); they must be from 0 to \(most).")
    }
  }

  /// The affixes of a negative number before a commit gives it its parentheses.
  var typedNegative: Affixes {
    guard !negative.hasMinus else { return negative }
    // A minus sign goes where the plus sign is.
    var affixes = positive
    affixes.prefix = affixes.prefix.map { $0 == .plusSign ? .minusSign : $0 }
    affixes.suffix = affixes.suffix.map { $0 == .plusSign ? .minusSign : $0 }
    if !affixes.hasMinus { affixes.prefix.insert(.minusSign, at: 0) }
    return affixes
  }
}

#if !hasFeature(Embedded)
  extension NumberPattern: Codable {}
#endif
