// Building the digits of a value, without storage for short ones.

extension ExactDecimal {
  /// Makes a value of `count` digits that `fill` writes; zeros in front are dropped.
  ///
  /// `fill` gets room for exactly `count` bytes and writes ASCII digits to all of them.
  static func make(
    isNegative: Bool, scale: Int, count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> ExactDecimal {
    guard count > 0 else { return ExactDecimal(isNegative: isNegative, digits: "0", scale: scale) }
    let digits = String(unsafeUninitializedCapacity: count) { buffer in
      fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
      let zeros = buffer[..<(count - 1)].prefix { $0 == UInt8(ascii: "0") }.count
      guard zeros > 0 else { return count }
      for index in zeros..<count { buffer[index - zeros] = buffer[index] }
      return count - zeros
    }
    return ExactDecimal(isNegative: isNegative, digits: digits, scale: scale)
  }
}
