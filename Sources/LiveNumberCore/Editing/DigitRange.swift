/// The least and the greatest of the magnitudes that have as many integer digits as each other, none
/// of them a zero in front.
///
/// Such numbers are ordered as their digits are, so those need only be looked at, not read.
struct DigitRange {
  // As words that are ordered as the digits are: the first digit in the highest byte.
  private let least: UInt128
  private let greatest: UInt128

  /// Whether a number is within, by its digits without sign and point.
  @inline(__always)
  func contains(_ digits: CharacterWord) -> Bool {
    let word = digits.bits.byteSwapped
    return least <= word && word <= greatest
  }

  /// The ranges for each count of integer digits that go into a ``CharacterWord``; empty where all
  /// numbers are within.
  static func all(_ bounds: Bounds, negative: Bool) -> [DigitRange] {
    guard !bounds.isNone else { return [] }
    let magnitudes = bounds.magnitudes(negative: negative)
    return (0...CharacterWord.capacity).map { DigitRange(magnitudes, integerCount: $0) }
  }

  private init(_ bounds: Bounds?, integerCount: Int) {
    guard let bounds else {
      (least, greatest) = (.max, 0)
      return
    }
    least = bounds.lower.map { $0.least(integerCount: integerCount) } ?? 0
    greatest = bounds.upper.map { $0.greatest(integerCount: integerCount) } ?? .max
  }
}

extension ExactDecimal {
  /// The first word of digits that is not below this bound.
  fileprivate func least(integerCount: Int) -> UInt128 {
    guard self.integerCount == integerCount else {
      return self.integerCount < integerCount ? 0 : .max
    }
    // More zeros do not make a number larger.
    let bound = trimmed()
    let word = bound.leadingDigits(filledWith: 0)
    return bound.digits.count > CharacterWord.capacity ? word + 1 : word
  }

  /// The last word of digits that is not above this bound.
  fileprivate func greatest(integerCount: Int) -> UInt128 {
    guard self.integerCount == integerCount else {
      return self.integerCount < integerCount ? 0 : .max
    }
    return leadingDigits(filledWith: UInt8(ascii: "0"))
  }

  /// The first sixteen digits, the first in the highest byte, and a filler where there are fewer.
  private func leadingDigits(filledWith filler: UInt8) -> UInt128 {
    withDigits { digits in
      (0..<CharacterWord.capacity).reduce(0) { word, place in
        word << 8 | UInt128(place < digits.count ? digits[place] : filler)
      }
    }
  }
}
