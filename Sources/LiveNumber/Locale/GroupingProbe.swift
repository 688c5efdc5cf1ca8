internal import LiveNumberCore

/// Reads the grouping sizes of a formatter from numbers that it formats.
///
/// ICU has no getter for the minimum, and the sizes for money can differ from those of other numbers.
enum GroupingProbe {
  /// The number of digits with which every locale shows its first two separators.
  private static let longest = 13

  static func sizes(_ formatter: ICUFormatter) throws(ICUFailure) -> GroupingSizes {
    let counts = try groups(of: longest, formatter)
    guard counts.count > 1, let primary = counts.last else { return .none }
    let secondary = counts.count > 2 ? counts[counts.count - 2] : primary
    var digitCount = primary + 1
    while digitCount < longest, try groups(of: digitCount, formatter).count == 1 {
      digitCount += 1
    }
    return GroupingSizes(primary: primary, secondary: secondary, minimum: digitCount - primary)
  }

  /// Returns the number of digits in each group of an integer, from left to right.
  private static func groups(
    of digitCount: Int, _ formatter: ICUFormatter
  ) throws(ICUFailure) -> [Int] {
    let number = try formatter.format(String(repeating: "1", count: digitCount))
    guard let integer = number.ranges(.integer).first else { return [] }
    var counts: [Int] = []
    var start = integer.lowerBound
    for group in number.ranges(.group) {
      counts.append(number.scalarCount(start..<group.lowerBound))
      start = group.upperBound
    }
    return counts + [number.scalarCount(start..<integer.upperBound)]
  }
}

extension ICUFormattedNumber {
  /// Returns the number of Unicode scalars in a range of the text.
  func scalarCount(_ range: Range<Int>) -> Int {
    text(range).unicodeScalars.count
  }
}
