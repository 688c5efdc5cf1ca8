/// A parser for numbers in a format's own form.
struct StrictParser {
  private let format: NumberFormat
  private unowned(unsafe) let compiled: CompiledFormat
  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int
  /// The offset of the suffix.
  private let end: Int

  // The first 16 digits in ASCII, the first in the lowest byte: bytes written one by one and read as
  // words would stall the processor.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var digitCount = 0
  /// The number of digits before the decimal separator, or -1 if there was none so far.
  private var integerCount = -1
  /// The numbering system of the digits so far.
  private var system = System.unknown

  /// The number of digits at the last grouping separator, or -1 if there was none so far.
  private var groupStart = -1
  private var groupingScalar: Unicode.Scalar?
  /// The range of a first group that begins with a zero.
  private var zeroGroup: Range<Int>?

  private enum System { case unknown, ascii, own }

  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, in format: NumberFormat
  ) throws(ParseFailure) -> ExactDecimal {
    let compiled = format.compiled
    if compiled.readsBareDigits, let first = text.first, first &- UInt8(ascii: "0") < 10,
      text[text.count &- 1] &- UInt8(ascii: "0") < 10
    {
      var parser = StrictParser(text, from: 0, to: text.count, in: format)
      return try parser.parse(isNegative: false)
    }
    guard !text.isEmpty else { throw ParseFailure(.empty, 0..<0, "a number was expected") }
    for spelling in compiled.spellings where compiled.matches(spelling, text) {
      var parser = StrictParser(
        text, from: spelling.prefix.count, to: text.count &- spelling.suffix.count, in: format)
      return try parser.parse(isNegative: spelling.isNegative)
    }
    throw compiled.missingAffix(in: text)
  }

  @inline(__always)
  private init(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in format: NumberFormat
  ) {
    self.format = format
    compiled = format.compiled
    self.text = text
    offset = start
    self.end = end
    if compiled.digitsAreASCII { system = .ascii }
  }

  @inline(__always)
  private mutating func parse(isNegative: Bool) throws(ParseFailure) -> ExactDecimal {
    readDigits()
    while offset < end {
      if stands(compiled.decimal) {
        try endInteger()
      } else {
        try readGroupingSeparator()
      }
      readDigits()
    }
    if integerCount < 0 { try closeGroup() }
    guard digitCount > 0, digitCount <= ExactDecimal.maximumDigitCount else { throw countFailure() }
    if isNegative, integerCount == digitCount { try rejectPriceDash() }
    let scale = integerCount < 0 ? 0 : digitCount &- integerCount
    let shown = ExactDecimal(isNegative: isNegative, digits: digits, scale: scale)
    return compiled.shift == 0 ? shown : try shifted(shown)
  }

  /// The digits that were read.
  @inline(__always)
  private var digits: ASCIIBytes {
    digitCount <= ASCIIBytes.inlineCapacity
      ? ASCIIBytes(word: UInt128(high) &<< 64 | UInt128(low), count: digitCount) : longDigits
  }

  /// The digits of a number that are too many to store inline, read once more.
  @inline(never)
  private var longDigits: ASCIIBytes {
    ASCIIBytes(count: digitCount) { buffer in
      var rest = self
      rest.offset = end
      var count = digitCount
      // From the end, so that the separators are the bytes that aren't digits.
      while count > 0 {
        if let digit = rest.digitBefore() {
          count -= 1
          buffer[count] = digit
        } else {
          rest.offset -= 1
        }
      }
    }
  }

  /// Returns the digit that ends at the offset and moves before it, or returns `nil` if there is none.
  private mutating func digitBefore() -> UInt8? {
    if system == .ascii {
      guard text[offset - 1] &- UInt8(ascii: "0") < 10 else { return nil }
      offset -= 1
      return text[offset]
    }
    let start = offset - compiled.digitWidth
    guard start >= 0, let digit = ownDigit(at: start) else { return nil }
    offset = start
    return digit
  }

  @inline(never)
  private func shifted(_ shown: ExactDecimal) throws(ParseFailure) -> ExactDecimal {
    guard let value = shown.scaledByPowerOfTen(-compiled.shift) else {
      throw ParseFailure(
        .tooManyDigits, 0..<text.count,
        "more than \(ExactDecimal.maximumDigitCount) digits after the decimal separator")
    }
    return value
  }

  // MARK: - Digits

  /// Reads digits of the format or ASCII digits, never both in one text.
  @inline(__always)
  private mutating func readDigits() {
    if system == .ascii { readASCIIDigits() } else { readOtherDigits() }
  }

  @inline(__always)
  private mutating func readASCIIDigits() {
    // In variables of its own, the loop runs in registers; the parser itself is in memory.
    var (offset, count, low, high) = (self.offset, digitCount, self.low, self.high)
    while offset < end {
      let digit = text[offset]
      guard digit &- UInt8(ascii: "0") < 10 else { break }
      if count < 8 {
        low |= UInt64(digit) &<< UInt64(truncatingIfNeeded: 8 &* count)
      } else if count < 16 {
        high |= UInt64(digit) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 8))
      }
      count &+= 1
      offset &+= 1
    }
    (self.offset, digitCount, self.low, self.high) = (offset, count, low, high)
  }

  @inline(never)
  private mutating func readOtherDigits() {
    if system == .unknown {
      guard offset < end else { return }
      if text[offset] &- UInt8(ascii: "0") < 10 {
        system = .ascii
        readASCIIDigits()
        return
      }
    }
    while offset &+ compiled.digitWidth <= end, let digit = ownDigit(at: offset) {
      system = .own
      if digitCount < 8 {
        low |= UInt64(digit) << UInt64(8 * digitCount)
      } else if digitCount < 16 {
        high |= UInt64(digit) << UInt64(8 * (digitCount - 8))
      }
      digitCount += 1
      offset += compiled.digitWidth
    }
  }

  /// Returns the ASCII form of the format's own digit at an offset, or `nil` if there is none.
  private func ownDigit(at offset: Int) -> UInt8? {
    let width = compiled.digitWidth
    if compiled.digitsAreConsecutive {
      for byte in 0..<(width &- 1) where text[offset &+ byte] != compiled.table[byte] { return nil }
      let digit = text[offset &+ width &- 1] &- compiled.table[width &- 1]
      return digit < 10 ? UInt8(ascii: "0") &+ digit : nil
    }
    for digit in 0..<10
    where stands(CompiledFormat.Piece(start: digit * width, count: width), at: offset) {
      return UInt8(ascii: "0") &+ UInt8(digit)
    }
    return nil
  }

  // MARK: - Separators

  /// Returns a Boolean value that indicates whether a piece of the format's text is at the offset.
  @inline(__always)
  private func stands(_ piece: CompiledFormat.Piece) -> Bool {
    offset &+ piece.count <= end && stands(piece, at: offset)
  }

  @inline(__always)
  private func stands(_ piece: CompiledFormat.Piece, at offset: Int) -> Bool {
    CompiledFormat.matches(compiled.table + piece.start, piece.count, text, at: offset)
  }

  @inline(__always)
  private mutating func endInteger() throws(ParseFailure) {
    guard integerCount < 0 else { throw secondDecimalSeparator() }
    try closeGroup()
    integerCount = digitCount
    offset &+= compiled.decimal.count
  }

  @inline(__always)
  private mutating func readGroupingSeparator() throws(ParseFailure) {
    let rule = compiled.groupingRule
    let isOwn = stands(compiled.grouping)
    // Anything unusual is left to the function that knows all reasons for a failure.
    guard isOwn, integerCount < 0, groupingScalar == nil, rule.isOn,
      groupStart < 0
        ? digitCount &- 1 < rule.secondary && low & 0xFF != UInt64(UInt8(ascii: "0"))
          && digitCount > 0
        : digitCount &- groupStart == rule.secondary
    else { return try readUnusualGroupingSeparator() }
    groupStart = digitCount
    offset &+= compiled.grouping.count
  }

  @inline(never)
  private mutating func readUnusualGroupingSeparator() throws(ParseFailure) {
    let rule = compiled.groupingRule
    let (scalar, scalarWidth) = scalarHere()
    let isOwn = stands(compiled.grouping)
    let width = isOwn ? compiled.grouping.count : scalarWidth
    guard let scalar, isOwn || isEquivalentGrouping(scalar) else {
      throw unexpected(scalar, width: scalarWidth)
    }
    let isFirst = groupStart < 0
    guard rule.isOn, integerCount < 0, isFirst || groupingScalar ?? ownGroupingScalar == scalar
    else {
      throw ParseFailure(
        .misplacedGrouping, offset..<(offset + width),
        integerCount >= 0
          ? "a grouping separator after the decimal separator"
          : rule.isOn ? "another grouping separator than before" : "grouping is switched off",
        expected: ["0"])
    }
    if !isOwn || scalar != ownGroupingScalar { groupingScalar = scalar }
    let fits = isFirst ? 1...rule.secondary ~= groupCount : groupCount == rule.secondary
    guard fits else { throw misplacedGroup(expected: rule.secondary) }
    if isFirst, low & 0xFF == UInt64(UInt8(ascii: "0")) {
      zeroGroup = (offset - groupWidth)..<offset
    }
    groupStart = digitCount
    offset += width
  }

  /// The number of digits since the last grouping separator, or since the start.
  private var groupCount: Int { digitCount - max(groupStart, 0) }

  private var ownGroupingScalar: Unicode.Scalar? {
    format.symbols.groupingSeparator.unicodeScalars.first
  }

  @inline(__always)
  private func closeGroup() throws(ParseFailure) {
    guard groupStart >= 0 else { return }
    guard digitCount &- groupStart == compiled.groupingRule.primary, zeroGroup == nil else {
      return try closeUnusualGroup()
    }
  }

  @inline(never)
  private func closeUnusualGroup() throws(ParseFailure) {
    guard groupCount == compiled.groupingRule.primary else {
      throw misplacedGroup(expected: compiled.groupingRule.primary)
    }
    // `0.123` in German is more likely a fraction from elsewhere, unless the format writes it itself.
    guard let zeroGroup, digitCount != compiled.minimumIntegerDigits else { return }
    throw ParseFailure(.misplacedGrouping, zeroGroup, "a first group that begins with a zero")
  }

  /// Returns a Boolean value that indicates whether people use a scalar for the format's grouping
  /// separator.
  private func isEquivalentGrouping(_ scalar: Unicode.Scalar) -> Bool {
    let kinds = SeparatorKinds(format.symbols)
    guard kinds.grouping == .space || kinds.grouping == .apostrophe else { return false }
    return kinds.kind(of: scalar) == kinds.grouping
  }

  // MARK: - Failures

  /// Rejects a minus sign after a decimal separator, which could be the dash of a price, unless the
  /// format itself writes negative numbers so.
  @inline(never)
  private func rejectPriceDash() throws(ParseFailure) {
    guard format.pattern.negative.suffix.first == .minusSign, !compiled.alwaysShowsSeparator else {
      return
    }
    throw ParseFailure(
      .misplacedSign, end..<text.count,
      "a dash after “\(format.symbols.decimalSeparator)”, which can replace a fraction",
      expected: ["0"])
  }

  @inline(never)
  private func countFailure() -> ParseFailure {
    guard digitCount > 0 else { return .noDigits(byteCount: text.count) }
    return ParseFailure(
      .tooManyDigits, 0..<text.count,
      "\(digitCount) digits; at most \(ExactDecimal.maximumDigitCount) are read")
  }

  @inline(never)
  private func secondDecimalSeparator() -> ParseFailure {
    ParseFailure(
      .secondDecimalSeparator, offset..<(offset + compiled.decimal.count),
      "a second decimal separator", expected: ["0"])
  }

  private func scalarHere() -> (Unicode.Scalar?, Int) {
    var decoder = UTF8()
    var bytes = text[offset..<end].makeIterator()
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
    default: return (nil, 1)
    }
  }

  /// The number of bytes in the digits since the last grouping separator.
  private var groupWidth: Int { groupCount * (system == .own ? compiled.digitWidth : 1) }

  private func misplacedGroup(expected: Int) -> ParseFailure {
    let width = groupWidth
    // Without digits, the separator is at fault: the one here, or at the end the one before.
    let range =
      width > 0
      ? (offset - width)..<offset
      : offset < end ? offset..<(offset + scalarHere().1) : startOfLastScalar..<offset
    return ParseFailure(
      .misplacedGrouping, range,
      groupCount == 1
        ? "a group of 1 digit; \(expected) are expected"
        : "a group of \(groupCount) digits; \(groupStart < 0 ? "at most " : "")\(expected) are expected"
    )
  }

  private var startOfLastScalar: Int {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(text[start]) { start -= 1 }
    return start
  }

  private func unexpected(_ scalar: Unicode.Scalar?, width: Int) -> ParseFailure {
    let range = offset..<(offset + width)
    guard let scalar else { return .invalidUTF8(at: offset) }
    let found = String(Character(scalar))
    if DecimalDigit(scalar) != nil {
      return digitCount == 0
        ? ParseFailure(
          .mixedDigits, range, "“\(found)” is a digit of another numbering system",
          expected: format.symbols.digits.map { String(Character($0)) })
        : ParseFailure(.mixedDigits, range, "“\(found)” among digits of another numbering system")
    }
    if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
      guard !compiled.isAffixAlone(text) else { return .noDigits(byteCount: text.count) }
      return ParseFailure(.misplacedSign, range, "“\(found)” is a misplaced sign")
    }
    var expected = ["0"]
    if integerCount < 0 { expected.append(format.symbols.decimalSeparator) }
    if integerCount < 0, compiled.groupingRule.isOn {
      expected.append(format.symbols.groupingSeparator)
    }
    return ParseFailure(
      .unexpectedCharacter, range, "“\(found)” isn't a digit", expected: expected)
  }
}

// MARK: - Affixes

extension CompiledFormat {
  /// Returns a Boolean value that indicates whether bytes are in a text at an offset.
  @inline(__always)
  fileprivate static func matches(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    var index = 0
    while index < count {
      guard text[offset &+ index] == bytes[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a text begins and ends with the affixes of a
  /// spelling, with something between.
  @inline(__always)
  fileprivate func matches(_ spelling: AffixSpelling, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (prefix, suffix) = (spelling.prefix, spelling.suffix)
    guard
      text.count > prefix.count &+ suffix.count &+ max(spelling.start.count, spelling.end.count)
    else { return false }
    let last = text.count &- suffix.count
    return matches(prefix, text, at: 0) && matches(suffix, text, at: last)
      && matches(spelling.start, text, at: prefix.count)
      && matches(spelling.end, text, at: last &- spelling.end.count)
  }

  @inline(__always)
  private func matches(
    _ piece: Piece, _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    CompiledFormat.matches(table + piece.start, piece.count, text, at: offset)
  }

  private func bytes(_ piece: Piece) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table + piece.start, count: piece.count)
  }

  /// Returns a Boolean value that indicates whether a text consists of affixes without a number.
  fileprivate func isAffixAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    spellings.contains { spelling in
      text.elementsEqual(Array(bytes(spelling.prefix)) + Array(bytes(spelling.suffix)))
    }
  }

  /// Returns the failure of a text that has none of the format's affixes.
  @inline(never)
  fileprivate func missingAffix(in text: UnsafeBufferPointer<UInt8>) -> ParseFailure {
    if let offset = text.firstInvalidUTF8 { return .invalidUTF8(at: offset) }
    guard !isAffixAlone(text) else { return .noDigits(byteCount: text.count) }
    let wanted = spellings[spellings.count - 1]
    let hasPrefix = text.starts(with: bytes(wanted.prefix))
    let missing = String(
      decoding: bytes(hasPrefix ? wanted.suffix : wanted.prefix), as: UTF8.self)
    let offset = hasPrefix ? text.count : 0
    return ParseFailure(
      .missingAffix, offset..<offset, "“\(missing)” was expected", expected: [missing])
  }
}
