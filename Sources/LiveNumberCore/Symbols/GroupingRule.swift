/// The places of grouping separators among integer digits.
struct GroupingRule: Hashable, Sendable {
  let primary: Int
  let secondary: Int
  /// The minimum number of digits that are grouped, or `Int.max` if none are.
  private let minimumCount: Int
  // Precalculated for 0 to 15 digits, four bits each.
  private let firstGroups: UInt64
  private let separatorCounts: UInt64

  /// Creates the rule of a locale's sizes; a missing secondary size is the primary one.
  init(_ sizes: GroupingSizes) {
    primary = max(sizes.primary, 0)
    secondary = primary == 0 || sizes.secondary <= 0 ? primary : sizes.secondary
    minimumCount = primary == 0 ? .max : primary + max(sizes.minimum, 1)
    var firstGroups: UInt64 = 0
    var separatorCounts: UInt64 = 0
    for count in 0..<16 where count >= minimumCount {
      firstGroups |= UInt64((count - primary - 1) % secondary + 1) << UInt64(4 * count)
      separatorCounts |= UInt64((count - primary - 1) / secondary + 1) << UInt64(4 * count)
    }
    self.firstGroups = firstGroups
    self.separatorCounts = separatorCounts
  }

  /// Groups of three, which people know whatever their locale.
  static let thousands = GroupingRule(.thousands)
  /// The groups of India, which are written with commas: `12,34,567`.
  static let indian = GroupingRule(GroupingSizes(primary: 3, secondary: 2))

  /// Whether digits are grouped at all.
  @inline(__always)
  var isOn: Bool { primary > 0 }

  // MARK: - Separators

  /// Returns the number of separators among integer digits.
  @inline(__always)
  func separatorCount(of integerCount: Int) -> Int {
    if integerCount < 16 { return GroupingRule.entry(integerCount, of: separatorCounts) }
    return integerCount < minimumCount
      ? 0 : (integerCount &- primary &- 1) / secondary &+ 1
  }

  /// Returns the number of separators among the first `offset` of all integer digits.
  ///
  /// A separator at the offset itself counts if `isDownstream` is `true`.
  func separatorCount(before offset: Int, of integerCount: Int, isDownstream: Bool) -> Int {
    let all = separatorCount(of: integerCount)
    guard offset > 0, all > 0 else { return 0 }
    let right = integerCount - offset - (isDownstream ? 1 : 0)
    // Whatever the minimum, those that follow the offset have at most that many digits behind them.
    let following = right < primary ? 0 : 1 + (right - primary) / secondary
    return max(all - following, 0)
  }

  @inline(__always)
  private static func entry(_ index: Int, of table: UInt64) -> Int {
    Int(truncatingIfNeeded: table &>> UInt64(truncatingIfNeeded: 4 &* index)) & 15
  }

  // MARK: - Groups

  /// Returns the groups of an integer that a separator follows, from left to right: a first one,
  /// and others of the secondary size.
  @inline(__always)
  func groups(of integerCount: Int) -> Groups {
    let first =
      integerCount < 16
      ? GroupingRule.entry(integerCount, of: firstGroups)
      : integerCount < minimumCount ? 0 : firstGroup(of: integerCount)
    return Groups(
      rest: integerCount, last: first == 0 ? integerCount : primary, first: first, others: secondary
    )
  }

  /// Returns the size of the first group of an integer with several groups, regardless of the
  /// minimum.
  @inline(__always)
  func firstGroup(of integerCount: Int) -> Int { (integerCount &- primary &- 1) % secondary &+ 1 }

  /// The numbers of digits in the groups that a separator follows.
  struct Groups: Sequence, IteratorProtocol {
    /// The number of digits after the groups so far; in the end, those of the last group.
    private(set) var rest: Int
    private let last: Int
    private var size: Int
    private let others: Int

    @inline(__always)
    fileprivate init(rest: Int, last: Int, first: Int, others: Int) {
      (self.rest, self.last, size, self.others) = (rest, last, first, others)
    }

    /// Returns the size of the next group, or `nil` if only the last one is left.
    @inline(__always)
    mutating func next() -> Int? {
      guard rest > last else { return nil }
      defer { size = others }
      rest &-= size
      return size
    }
  }

  /// Returns whether a group that others follow has the right size.
  @inline(__always)
  func allows(_ digitCount: Int, isFirst: Bool) -> Bool {
    isFirst ? digitCount > 0 && digitCount <= secondary : digitCount == secondary
  }

  /// Returns whether digits in several groups, from left to right, are grouped by this rule,
  /// regardless of the minimum.
  ///
  /// A spreadsheet's format for India has two or three separators, so the first group of
  /// `326,70,930` has the digits that are left. With `firstIsOpen`, it can have more than the
  /// others if these aren't groups of three.
  func allows(_ sizes: ArraySlice<Int>, firstIsOpen: Bool = false) -> Bool {
    guard isOn, let first = sizes.first, sizes.count > 1, sizes.last == primary else {
      return false
    }
    let isOpen = firstIsOpen && secondary < primary && sizes.count > 2
    return (isOpen ? first > 0 : allows(first, isFirst: true))
      && sizes.dropFirst().dropLast().allSatisfy { allows($0, isFirst: false) }
  }
}
