extension ASCIIBytes {
  /// Digits that are collected one by one, of which the last 16 are kept.
  struct Collector {
    // Bytes written one by one to memory and read as words would stall the processor. The digits
    // enter at the end of the word, so that no shift depends on their number.
    private var word: UInt128 = 0
    private(set) var count = 0

    /// The digits, or `nil` if there are too many to store inline.
    @inline(__always)
    var bytes: ASCIIBytes? {
      guard count <= ASCIIBytes.inlineCapacity else { return nil }
      // The digits of none are zeros, wherever they are shifted to.
      let missing = UInt128(truncatingIfNeeded: ASCIIBytes.inlineCapacity &- count)
      return ASCIIBytes(word: (word &<< (8 &* missing)).byteSwapped, count: count)
    }

    @inline(__always)
    mutating func append(_ digit: UInt8) {
      word = word &<< 8 | UInt128(digit)
      count &+= 1
    }
  }
}
