// Building the digits of a value in place.

extension ExactDecimal {
  /// Makes a value of `count` digits that `fill` writes; zeros in front are dropped.
  ///
  /// `fill` gets room for exactly `count` bytes and writes ASCII digits to all of them.
  static func make(
    isNegative: Bool, scale: Int, count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> ExactDecimal {
    ExactDecimal(isNegative: isNegative, digits: Digits(count: count, fill: fill), scale: scale)
  }
}
