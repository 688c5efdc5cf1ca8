/// The end of a number in scientific notation: the `E+05` of `1.23E+05`.
struct Exponent {
  /// The power of ten that the number is multiplied by, cut at ten times the maximum number of
  /// digits.
  let value: Int
  /// The range of the letter in the text, in UTF-8 bytes.
  let range: Range<Int>
}

extension ArraySlice<Unicode.Scalar> {
  /// Returns the exponent at the start, which is a sign, or none, and digits, and the offset behind
  /// it; or `nil` if there is none.
  func exponent(
    of digit: (Unicode.Scalar) -> UInt8? = { DecimalDigit($0)?.value }
  ) -> (value: Int, end: Int)? {
    let sign = first.map { CharacterClass($0) } ?? .other
    var end = startIndex + (sign.isSign ? 1 : 0)
    let start = end
    var value = 0
    while end < endIndex, let next = digit(self[end]) {
      // More is too long in any case.
      value = Swift.min(value * 10 + Int(next), 10 * ExactDecimal.maximumDigitCount)
      end += 1
    }
    return end == start ? nil : (sign == .minus ? -value : value, end)
  }
}
