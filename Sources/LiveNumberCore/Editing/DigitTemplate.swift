/// Numbers whose first and last digits are given, with free digits between them.
///
/// `12??3` with one digit after the point stands for 1200.3 to 1299.3 in steps of 1.
struct DigitTemplate {
  /// The given digits before the free ones.
  let prefix: ASCIIBytes
  /// The number of free digits.
  let free: Int
  /// The given digits after the free ones.
  let suffix: ASCIIBytes
  /// The number of all digits after the decimal point.
  let scale: Int

  private var count: Int { prefix.count + free + suffix.count }

  /// Returns whether one of the numbers is within bounds of magnitudes, and has no more than a
  /// number of digits from the first to the last that isn't zero.
  @inline(never)
  func reaches(_ bounds: ValueBounds<ExactDecimal>, significant: Int) -> Bool {
    if count <= significant { return reaches(bounds) }
    // The digits of the least number within bounds begin at the first given digit that isn't a
    // zero, or end with the last one.
    if !prefix.isZeros {
      return reaches(bounds, from: prefix.leadingZeroCount, significant)
    }
    if !suffix.isZeros {
      var end = count
      while suffix[end - 1 - prefix.count - free] == UInt8(ascii: "0") { end -= 1 }
      return reaches(bounds, from: end - significant, significant)
    }
    // Or else they begin where those of the minimum do, or, as those of 1000 after 999, one before.
    let start = count - bounds.minimumDigits(atScale: scale).count
    return reaches(bounds, from: start, significant)
      || reaches(bounds, from: start - 1, significant)
  }

  /// Returns whether one of the numbers is within bounds whose digits that aren't zeros are among a
  /// number of digits from an offset.
  private func reaches(
    _ bounds: ValueBounds<ExactDecimal>, from offset: Int, _ significant: Int
  ) -> Bool {
    let start = min(max(offset, 0), count - significant)
    let range = start..<start + significant
    return hasZeros(outside: range) && filled(outside: range).reaches(bounds)
  }

  /// Returns whether the given digits outside a range are zeros.
  private func hasZeros(outside range: Range<Int>) -> Bool {
    let end = prefix.count + free
    for index in 0..<count where !range.contains(index) {
      let digit = index < prefix.count ? prefix[index] : index < end ? nil : suffix[index - end]
      if let digit, digit != UInt8(ascii: "0") { return false }
    }
    return true
  }

  /// Returns the numbers whose free digits outside a range are zeros.
  private func filled(outside range: Range<Int>) -> DigitTemplate {
    let kept = range.clamped(to: prefix.count..<prefix.count + free)
    let left = ASCIIBytes.zeros(kept.lowerBound - prefix.count)
    let right = ASCIIBytes.zeros(free - left.count - kept.count)
    return DigitTemplate(
      prefix: left.replacing(0..<0, with: prefix), free: kept.count,
      suffix: suffix.replacing(0..<0, with: right), scale: scale)
  }

  /// Returns whether one of the numbers is within bounds of magnitudes.
  private func reaches(_ bounds: ValueBounds<ExactDecimal>) -> Bool {
    let lower = bounds.minimumDigits(atScale: scale)
    guard lower.count <= count, let least = least(notBelow: lower) else { return false }
    guard let upper = bounds.maximum else { return true }
    let greatest = upper.rounded(toScale: scale, .floor).digits(atScale: scale)
    let value = Array(least.drop { $0 == UInt8(ascii: "0") })
    guard value.count == greatest.count else { return value.count < greatest.count }
    return !greatest.lexicographicallyPrecedes(value)
  }

  /// Returns the digits of the smallest number that isn't below `lower`, or `nil` if there is none.
  private func least(notBelow lower: [UInt8]) -> [UInt8]? {
    let prefix = prefix.withBytes(Array.init)
    let suffix = suffix.withBytes(Array.init)
    let bound = [UInt8](repeating: UInt8(ascii: "0"), count: count - lower.count) + lower
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: free)
    let start = Array(bound[..<prefix.count])
    if start.lexicographicallyPrecedes(prefix) { return prefix + zeros + suffix }
    guard start == prefix else { return nil }
    var digits = Array(bound[prefix.count..<(prefix.count + free)])
    if suffix.lexicographicallyPrecedes(Array(bound[(prefix.count + free)...])) {
      // The given end is too small, so the free digits must be greater by one.
      guard let last = digits.lastIndex(where: { $0 != UInt8(ascii: "9") }) else { return nil }
      digits[last] += 1
      for index in digits.indices where index > last { digits[index] = UInt8(ascii: "0") }
    }
    return prefix + digits + suffix
  }
}

extension ValueBounds<ExactDecimal> {
  /// Returns the digits of the minimum of magnitudes in units of a scale.
  func minimumDigits(atScale scale: Int) -> [UInt8] {
    (minimum ?? .zero).rounded(toScale: scale, .ceiling).digits(atScale: scale)
  }
}

extension ExactDecimal {
  /// Returns the digits of the value as a whole number of units of a scale that isn't smaller than
  /// its own, or an empty array for zero.
  fileprivate func digits(atScale scale: Int) -> [UInt8] {
    guard !isZero else { return [] }
    return withDigits(Array.init) + [UInt8](repeating: UInt8(ascii: "0"), count: scale - self.scale)
  }
}
