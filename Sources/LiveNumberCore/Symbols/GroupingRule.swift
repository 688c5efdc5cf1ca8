/// The offsets of grouping separators among integer digits.
struct GroupingRule: Hashable, Sendable {
  let primary: Int
  let secondary: Int
  let minimum: Int
  // Precalculated for 0 to 15 digits, four bits each.
  private let firstGroups: UInt64
  private let separatorCounts: UInt64

  /// Creates the rule of a locale's sizes; a missing secondary size is the primary one.
  init(_ sizes: GroupingSizes) {
    primary = max(sizes.primary, 0)
    secondary = primary == 0 || sizes.secondary <= 0 ? primary : sizes.secondary
    minimum = max(sizes.minimum, 1)
    var firstGroups: UInt64 = 0
    var separatorCounts: UInt64 = 0
    for count in 0..<16 where primary > 0 && count >= primary + minimum {
      let first = (count - primary - 1) % secondary + 1
      firstGroups |= UInt64(first) << UInt64(4 * count)
      separatorCounts |= UInt64((count - primary - 1) / secondary + 1) << UInt64(4 * count)
    }
    self.firstGroups = firstGroups
    self.separatorCounts = separatorCounts
  }

  /// A Boolean value that indicates whether digits are grouped at all.
  @inline(__always)
  var isOn: Bool { primary > 0 }

  /// Returns a Boolean value that indicates whether a group before a separator has the right size.
  @inline(__always)
  func allows(_ digitCount: Int, isFirst: Bool) -> Bool {
    isFirst ? digitCount > 0 && digitCount <= secondary : digitCount == secondary
  }

  /// Returns a Boolean value that indicates whether an integer part is long enough to be grouped.
  @inline(__always)
  func groups(_ integerCount: Int) -> Bool {
    primary > 0 && integerCount >= primary + minimum
  }

  /// Returns the number of digits before the first separator, or 0 if the digits aren't grouped.
  ///
  /// Groups of the secondary size follow, and one of the primary size at the end.
  @inline(__always)
  func firstGroup(of integerCount: Int) -> Int {
    if integerCount < 16 {
      return Int(truncatingIfNeeded: firstGroups &>> UInt64(truncatingIfNeeded: 4 &* integerCount))
        & 15
    }
    return groups(integerCount) ? (integerCount - primary - 1) % secondary + 1 : 0
  }

  /// Returns the number of separators among integer digits.
  @inline(__always)
  func separatorCount(_ integerCount: Int) -> Int {
    if integerCount < 16 {
      return Int(
        truncatingIfNeeded: separatorCounts &>> UInt64(truncatingIfNeeded: 4 &* integerCount)) & 15
    }
    return groups(integerCount) ? boundaries(right: integerCount - 1) : 0
  }

  /// Returns the number of separators among the first `offset` of all integer digits.
  ///
  /// A separator at the offset itself counts if `isDownstream` is `true`.
  func separatorCount(
    before offset: Int, of integerCount: Int, isDownstream: Bool
  ) -> Int {
    guard offset > 0, groups(integerCount) else { return 0 }
    return boundaries(right: integerCount - 1)
      - boundaries(right: integerCount - offset - (isDownstream ? 1 : 0))
  }

  /// Returns a Boolean value that indicates whether a separator belongs before the last `right` digits,
  /// regardless of the minimum.
  func isBoundary(right: Int) -> Bool {
    right >= primary && (right - primary) % secondary == 0
  }

  /// Returns the number of separators that belong among and before the last `right` digits, regardless
  /// of the minimum.
  func boundaries(right: Int) -> Int {
    right < primary ? 0 : 1 + (right - primary) / secondary
  }

  /// Returns a Boolean value that indicates whether groups, from left to right, have the sizes of this
  /// rule, and the first digit, in ASCII, isn't a zero.
  func areWellFormed(_ sizes: ArraySlice<Int>, firstDigit: UInt8?) -> Bool {
    guard isOn, sizes.count > 1, let first = sizes.first, let last = sizes.last else {
      return false
    }
    return firstDigit != UInt8(ascii: "0") && allows(first, isFirst: true) && last == primary
      && sizes.dropFirst().dropLast().allSatisfy { allows($0, isFirst: false) }
  }

  /// The rules that people know, whatever their locale: groups of three, and those of India.
  static let common = [
    GroupingRule(.thousands), GroupingRule(GroupingSizes(primary: 3, secondary: 2)),
  ]
}
