/// Numbers of which the first and the last digits are given and some between them are free.
///
/// `12??3` with one digit behind the point stands for 1200.3 to 1299.3 in steps of 1.
struct DigitTemplate {
  /// The given digits in front of the free ones, as ASCII.
  let prefix: [UInt8]
  /// How many digits are free.
  let free: Int
  /// The given digits behind the free ones, as ASCII.
  let suffix: [UInt8]
  /// How many of all digits stand behind the decimal point.
  let scale: Int

  private var count: Int { prefix.count + free + suffix.count }

  /// Whether one of the numbers lies in a range of magnitudes.
  func reaches(_ bounds: Bounds) -> Bool {
    let lower = (bounds.lower ?? .zero).rounded(toScale: scale, .ceiling).digits(behindPoint: scale)
    guard lower.count <= count, let least = least(notBelow: lower) else { return false }
    guard let upper = bounds.upper else { return true }
    let greatest = upper.rounded(toScale: scale, .floor).digits(behindPoint: scale)
    let value = Array(least.drop { $0 == UInt8(ascii: "0") })
    guard value.count == greatest.count else { return value.count < greatest.count }
    return !greatest.lexicographicallyPrecedes(value)
  }

  /// The least of the numbers that is not below `lower`, without its point.
  private func least(notBelow lower: [UInt8]) -> [UInt8]? {
    let bound = [UInt8](repeating: UInt8(ascii: "0"), count: count - lower.count) + lower
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: free)
    let start = Array(bound[..<prefix.count])
    if start.lexicographicallyPrecedes(prefix) { return prefix + zeros + suffix }
    guard start == prefix else { return nil }
    var digits = Array(bound[prefix.count..<(prefix.count + free)])
    if suffix.lexicographicallyPrecedes(Array(bound[(prefix.count + free)...])) {
      // The given end falls short, so the free digits must be greater by one.
      guard let last = digits.lastIndex(where: { $0 != UInt8(ascii: "9") }) else { return nil }
      digits[last] += 1
      for index in digits.indices where index > last { digits[index] = UInt8(ascii: "0") }
    }
    return prefix + digits + suffix
  }
}

extension ExactDecimal {
  /// The digits of a value whose scale is not greater, as a whole number of units of that scale.
  fileprivate func digits(behindPoint scale: Int) -> [UInt8] {
    guard !isZero else { return [] }
    return withDigits(Array.init) + [UInt8](repeating: UInt8(ascii: "0"), count: scale - self.scale)
  }
}
