/// The symbols of the numbers of everyday: those that show their own digits and sign, with nothing to
/// fill up.
///
/// That is nearly all there are, so they have a way of their own to be written and read. Whatever is
/// not of that kind takes the long way, which knows everything.
///
/// Made once with the format. An object, so that what is done with a number loads no more of it than
/// that needs.
final class EverydayPlan: Sendable {
  /// A symbol of up to four bytes.
  struct Symbol: Sendable {
    /// The bytes in the order of memory, and zeros behind them.
    let word: UInt32
    let count: Int

    init(_ text: String) {
      count = text.utf8.count
      var word: UInt32 = 0
      for byte in text.utf8.prefix(4).reversed() { word = word << 8 | UInt32(byte) }
      self.word = word.littleEndian
    }
  }

  /// Bytes that no number of everyday has more of, be they read or written.
  static let longest = 256

  /// Whether any number of the format is of that kind.
  let isInUse: Bool
  /// Whether each symbol has room in a ``Symbol``.
  let hasShortSymbols: Bool
  /// What any ``CharacterWord`` takes at most, and the rest of the last word written.
  let roomForWord: Int
  let digits: [Symbol]
  let zero: Symbol
  let grouping: Symbol
  let decimal: Symbol
  /// Whether the digits differ in their last byte alone, by one from each to the next.
  let digitsAreConsecutive: Bool
  let digitsAreASCII: Bool
  /// Whether groups can be copied as words of four bytes, with more digits behind them.
  let copiesGroups: Bool
  let unsigned: AffixRanges
  let negative: AffixRanges
  let grouper: GroupingRule
  /// Four bits each for 0 to 15 digits: how many stand before the first separator.
  private let firstGroups: UInt64
  let minimumFractionDigits: Int
  /// Numbers with no more digits behind the point are not rounded; negative where any may be.
  let maximumFractionDigits: Int
  /// The power of ten between a value and the number shown.
  let shift: Int

  init(
    _ symbols: NumberSymbols, unsigned: AffixRanges, negative: AffixRanges, _ grouper: GroupingRule,
    _ plan: DigitPlan
  ) {
    let digits = symbols.digits.map { Symbol(String(Character($0))) }
    let zero = Array(String(Character(symbols.digits[0])).utf8)
    digitsAreConsecutive = symbols.digits.enumerated().allSatisfy { index, digit in
      let bytes = Array(String(Character(digit)).utf8)
      return bytes.dropLast() == zero.dropLast()
        && Int(bytes[bytes.count - 1]) == Int(zero[zero.count - 1]) + index
    }
    digitsAreASCII = digitsAreConsecutive && zero == [UInt8(ascii: "0")]
    self.digits = digits
    self.zero = digits[0]
    grouping = Symbol(symbols.groupingSeparator)
    decimal = Symbol(symbols.decimalSeparator)
    hasShortSymbols = grouping.count <= 4 && decimal.count <= 4
    let separatorCount = grouper.separatorCount(CharacterWord.capacity)
    roomForWord =
      CharacterWord.capacity * self.zero.count + separatorCount * grouping.count + decimal.count
      + MemoryLayout<UInt128>.size
    isInUse = plan.isEveryday && hasShortSymbols
    copiesGroups = digitsAreASCII && grouper.secondary <= 4 && grouper.primary >= 3
    self.unsigned = unsigned
    self.negative = negative
    self.grouper = grouper
    firstGroups = (0..<16).reduce(0) { groups, count in
      groups | UInt64(grouper.firstGroup(of: count)) << UInt64(4 * count)
    }
    minimumFractionDigits = plan.minimumFractionDigits
    maximumFractionDigits = plan.roundsFractionsAlone ? plan.maximumFractionDigits : -1
    shift = plan.shift
  }

  /// How many digits stand before the first separator; 0 where there is none.
  @inline(__always)
  func firstGroup(of integerCount: Int) -> Int {
    integerCount < 16
      ? Int(truncatingIfNeeded: firstGroups &>> UInt64(4 &* integerCount)) & 15
      : grouper.firstGroup(of: integerCount)
  }
}
