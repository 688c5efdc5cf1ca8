/// Where grouping separators stand among integer digits.
struct GroupingRule: Hashable, Sendable {
  let primary: Int
  let secondary: Int
  let minimum: Int

  init(_ sizes: GroupingSizes, strategy: NumberFormat.GroupingStrategy) {
    let primary = max(sizes.primary, 0)
    let secondary = sizes.secondary > 0 ? sizes.secondary : primary
    switch strategy {
    case .automatic: (self.primary, self.secondary, minimum) = (primary, secondary, sizes.minimum)
    // As ICU does it: a locale that has no groups of its own gets those of three.
    case .always:
      (self.primary, self.secondary, minimum) = primary > 0 ? (primary, secondary, 1) : (3, 3, 1)
    case .min2:
      (self.primary, self.secondary, minimum) = (primary, secondary, max(sizes.minimum, 2))
    case .never: (self.primary, self.secondary, minimum) = (0, 0, 1)
    }
  }

  /// Whether this format groups at all.
  var isOn: Bool { primary > 0 }

  /// Whether integer parts of `integerCount` digits are long enough to be grouped.
  @inline(__always)
  func groups(_ integerCount: Int) -> Bool {
    primary > 0 && integerCount >= primary + minimum
  }

  /// Whether a separator stands where `right` digits follow it, minimum aside.
  @inline(__always)
  func isBoundary(right: Int) -> Bool {
    right >= primary && (right - primary) % secondary == 0
  }

  /// How many separators have at least one and at most `right` digits to their right, minimum aside.
  @inline(__always)
  func boundaries(right: Int) -> Int {
    right < primary ? 0 : 1 + (right - primary) / secondary
  }

  /// How many separators a number of `integerCount` digits has.
  @inline(__always)
  func separatorCount(_ integerCount: Int) -> Int {
    groups(integerCount) ? boundaries(right: integerCount - 1) : 0
  }

  /// How many digits stand before the first separator, which is what the whole groups behind them
  /// leave; 0 where there is none.
  func firstGroup(of integerCount: Int) -> Int {
    groups(integerCount) ? 1 + (integerCount - primary - 1) % secondary : 0
  }
}
