extension EverydayPlan {
  /// Reads a number that is written as this format writes it, with groups or without.
  ///
  /// Nil where it is anything else, be it a number or not: ``StrictParser`` knows. The affixes are in
  /// `table`.
  @inline(__always)
  func read(_ text: UnsafeBufferPointer<UInt8>, table: [UInt8]) -> ExactDecimal? {
    guard isInUse, digitsAreConsecutive, shift >= 0, 1...EverydayPlan.longest ~= text.count else {
      return nil
    }
    let isNegative = matches(negative, text, table)
    let affixes = isNegative ? negative : unsigned
    guard isNegative || matches(unsigned, text, table) else { return nil }
    var reader = EverydayReader(
      self, text, from: affixes.prefix.count, to: text.count - affixes.suffix.count)
    guard let scale = reader.read() else { return nil }
    return ExactDecimal(
      isNegative: isNegative, digits: Digits(reader.digits), scale: scale &+ shift)
  }

  @inline(__always)
  private func matches(
    _ affixes: AffixRanges, _ text: UnsafeBufferPointer<UInt8>, _ table: [UInt8]
  ) -> Bool {
    guard affixes.byteCount < text.count else { return false }
    return EverydayPlan.matches(affixes.prefix, text, at: 0, table)
      && EverydayPlan.matches(
        affixes.suffix, text, at: text.count - affixes.suffix.count, table)
  }

  @inline(__always)
  private static func matches(
    _ piece: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, at place: Int, _ table: [UInt8]
  ) -> Bool {
    var offset = 0
    while offset < piece.count {
      guard text[place &+ offset] == table[piece.lowerBound &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }
}

/// Goes through the digits and separators of a number of everyday.
private struct EverydayReader {
  private let zero: EverydayPlan.Symbol
  private let grouping: EverydayPlan.Symbol
  private let decimal: EverydayPlan.Symbol
  private let grouper: GroupingRule
  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private(set) var digits = DigitWords()

  @inline(__always)
  init(
    _ plan: EverydayPlan, _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) {
    zero = plan.zero
    grouping = plan.grouping
    decimal = plan.decimal
    grouper = plan.grouper
    self.text = text
    index = start
    self.end = end
  }

  /// How many digits stand behind the decimal separator; nil where this is no number of everyday.
  @inline(__always)
  mutating func read() -> Int? {
    guard let first = readRun() else { return nil }
    guard first > 0 else { return nil }
    if index < end, skip(grouping) {
      // A first group that begins with a zero is for others to judge.
      guard grouper.isOn, digits.count == first, first <= grouper.secondary else {
        return nil
      }
      guard readGroups() else { return nil }
    }
    guard index < end else { return 0 }
    guard skip(decimal), let fraction = readRun(), fraction > 0, index == end else { return nil }
    return fraction
  }

  /// The groups behind the first separator.
  @inline(__always)
  private mutating func readGroups() -> Bool {
    while true {
      guard let count = readRun() else { return false }
      guard index < end, skip(grouping) else { return count == grouper.primary }
      guard count == grouper.secondary else { return false }
    }
  }

  /// The number of digits that stand here; nil where there are too many.
  @inline(__always)
  private mutating func readRun() -> Int? {
    var count = 0
    if zero.count == 1 {
      let first = UInt8(truncatingIfNeeded: zero.word.littleEndian)
      while index < end {
        let digit = text[index] &- first
        guard digit < 10 else { break }
        guard !digits.isFull else { return nil }
        digits.append(digit &+ UInt8(ascii: "0"))
        index &+= 1
        count &+= 1
      }
    } else {
      while let digit = wideDigit() {
        guard !digits.isFull else { return nil }
        digits.append(digit &+ UInt8(ascii: "0"))
        index &+= zero.count
        count &+= 1
      }
    }
    return count
  }

  /// The digit that stands here, of more bytes than one.
  @inline(__always)
  private func wideDigit() -> UInt8? {
    guard index &+ zero.count <= end else { return nil }
    var word = zero.word.littleEndian
    var place = index
    for _ in 1..<zero.count {
      guard text[place] == UInt8(truncatingIfNeeded: word) else { return nil }
      word >>= 8
      place &+= 1
    }
    let digit = text[place] &- UInt8(truncatingIfNeeded: word)
    return digit < 10 ? digit : nil
  }

  /// Goes behind a symbol, if it stands here.
  @inline(__always)
  private mutating func skip(_ symbol: EverydayPlan.Symbol) -> Bool {
    guard index &+ symbol.count <= end else { return false }
    var word = symbol.word.littleEndian
    var place = index
    for _ in 0..<symbol.count {
      guard text[place] == UInt8(truncatingIfNeeded: word) else { return false }
      word >>= 8
      place &+= 1
    }
    index = place
    return true
  }
}
