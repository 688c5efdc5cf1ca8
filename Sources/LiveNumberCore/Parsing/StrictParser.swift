/// Reads a number in the format's own form, byte by byte.
struct StrictParser {
  private let format: NumberFormat
  private let plan: RenderingPlan
  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int

  /// The digits read so far, and how many of them stand before the decimal separator.
  private var digitCount = 0
  private var integerCount: Int?
  private var readsOwnDigits: Bool?

  /// The digits since the last grouping separator, or since the start.
  private var groupCount = 0
  private var hasGroups = false
  /// The group before the first separator, where it begins with a zero.
  private var zeroGroup: Range<Int>?
  private var beginsWithZero = false
  private var groupingScalar: Unicode.Scalar?

  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, in format: NumberFormat
  ) throws(ParseFailure) -> ExactDecimal {
    guard !text.isEmpty else { throw ParseFailure(.empty, 0..<0, "a number was expected") }
    guard let affixes = format.plan.strictAffixes.first(where: { $0.match(text) }) else {
      throw format.missingAffix(in: text)
    }
    var parser = StrictParser(text, affixes, in: format)
    return try parser.read(isNegative: affixes.isNegative)
  }

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ affixes: StrictAffixes, in format: NumberFormat
  ) {
    self.format = format
    plan = format.plan
    self.text = text
    index = affixes.prefix.count
    end = text.count - affixes.suffix.count
  }

  private mutating func read(isNegative: Bool) throws(ParseFailure) -> ExactDecimal {
    let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end - index) {
      buffer -> Result<ExactDecimal, ParseFailure> in
      Result { () throws(ParseFailure) in
        try readBody(into: buffer)
        if isNegative, integerCount == digitCount { try refusePriceDash() }
        let digits = UnsafeBufferPointer(rebasing: buffer[..<digitCount])
        return try value(of: digits, isNegative: isNegative)
      }
    }
    return try result.get()
  }

  private mutating func readBody(
    into digits: UnsafeMutableBufferPointer<UInt8>
  ) throws(ParseFailure) {
    while index < end {
      if let digit = takeDigit() {
        if digitCount == 0 { beginsWithZero = digit == UInt8(ascii: "0") }
        digits[digitCount] = digit
        digitCount += 1
        groupCount += 1
      } else if matches(plan.decimal) {
        try endInteger(width: plan.decimal.count)
      } else {
        try takeGrouping()
      }
    }
    if integerCount == nil { try closeGroup() }
    guard digitCount > 0 else {
      throw .noDigits(in: text)
    }
    guard digitCount <= ExactDecimal.maximumDigitCount else {
      throw ParseFailure(
        .tooManyDigits, 0..<text.count,
        "\(digitCount) digits where at most \(ExactDecimal.maximumDigitCount) are read")
    }
  }

  /// Refuses a minus behind a separator without a fraction, where it could be the dash of a price, unless
  /// the format itself writes negative numbers so.
  private func refusePriceDash() throws(ParseFailure) {
    guard format.pattern.negative.suffix.first == .minusSign,
      format.options.decimalSeparatorDisplay == .automatic
    else { return }
    throw ParseFailure(
      .misplacedSign, end..<text.count,
      "a dash behind “\(format.symbols.decimalSeparator)”, which may stand for a missing fraction",
      expected: ["0"])
  }

  private func value(
    of digits: UnsafeBufferPointer<UInt8>, isNegative: Bool
  ) throws(ParseFailure) -> ExactDecimal {
    let scale = digitCount - (integerCount ?? digitCount)
    let shown = ExactDecimal.make(isNegative: isNegative, scale: scale, count: digitCount) {
      buffer in
      for index in buffer.indices { buffer[index] = digits[index] }
    }
    let shift = format.displayScale
    guard let value = shift == 0 ? shown : shown.scaledByPowerOfTen(-shift) else {
      throw ParseFailure(
        .tooManyDigits, 0..<text.count,
        "more than \(ExactDecimal.maximumDigitCount) digits behind the decimal separator")
    }
    return value
  }

  // MARK: - Digits

  /// Takes a digit of the format or an ASCII one, never both kinds in one text.
  @inline(__always)
  private mutating func takeDigit() -> UInt8? {
    let byte = text[index]
    if byte &- UInt8(ascii: "0") < 10 {
      guard plan.digitsAreASCII || readsOwnDigits != true else { return nil }
      readsOwnDigits = plan.digitsAreASCII
      index += 1
      return byte
    }
    guard !plan.digitsAreASCII, readsOwnDigits != false else { return nil }
    let width = plan.digitWidth
    for digit in 0..<10 where matches((digit * width)..<((digit + 1) * width)) {
      readsOwnDigits = true
      index += width
      return UInt8(ascii: "0") + UInt8(digit)
    }
    return nil
  }

  /// Whether a piece of the format's text stands here.
  @inline(__always)
  private func matches(_ piece: Range<Int>) -> Bool {
    guard index + piece.count <= end else { return false }
    for offset in 0..<piece.count
    where text[index + offset] != plan.bytes[piece.lowerBound + offset] {
      return false
    }
    return true
  }

  // MARK: - Separators

  private mutating func endInteger(width: Int) throws(ParseFailure) {
    guard integerCount == nil else {
      throw ParseFailure(
        .secondDecimalSeparator, index..<(index + width), "a second decimal separator",
        expected: ["0"])
    }
    try closeGroup()
    integerCount = digitCount
    index += width
  }

  private mutating func takeGrouping() throws(ParseFailure) {
    let (scalar, width) = scalarHere()
    guard let scalar, isGrouping(scalar, width: width) else {
      throw unexpected(scalar, width: width)
    }
    guard plan.grouper.isOn, integerCount == nil, groupingScalar ?? scalar == scalar else {
      throw ParseFailure(
        .misplacedGrouping, index..<(index + width),
        integerCount != nil
          ? "a grouping separator behind the decimal separator"
          : plan.grouper.isOn
            ? "another grouping separator than before" : "grouping is switched off",
        expected: ["0"])
    }
    groupingScalar = scalar
    let fits =
      hasGroups
      ? groupCount == plan.grouper.secondary : 1...plan.grouper.secondary ~= groupCount
    guard fits else { throw misplacedGroup(expected: plan.grouper.secondary) }
    if beginsWithZero, !hasGroups { zeroGroup = (index - groupWidth)..<index }
    hasGroups = true
    groupCount = 0
    index += width
  }

  private func closeGroup() throws(ParseFailure) {
    guard hasGroups else { return }
    guard groupCount == plan.grouper.primary else {
      throw misplacedGroup(expected: plan.grouper.primary)
    }
    // `0.123` in German is rather a fraction from elsewhere, unless the format itself writes it.
    guard let zeroGroup, digitCount != format.options.minimumIntegerDigits else { return }
    throw ParseFailure(.misplacedGrouping, zeroGroup, "a first group that begins with a zero")
  }

  private func isGrouping(_ scalar: Unicode.Scalar, width: Int) -> Bool {
    if matches(plan.grouping) && plan.grouping.count == width { return true }
    let kinds = SeparatorKinds(format.symbols)
    guard kinds.grouping == .blank || kinds.grouping == .apostrophe else { return false }
    return kinds.kind(of: scalar) == kinds.grouping
  }

  // MARK: - What went wrong

  private func scalarHere() -> (Unicode.Scalar?, Int) {
    var decoder = UTF8()
    var bytes = text[index..<end].makeIterator()
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
    default: return (nil, 1)
    }
  }

  /// The bytes of the digits since the last grouping separator.
  private var groupWidth: Int { groupCount * (readsOwnDigits == true ? plan.digitWidth : 1) }

  private func misplacedGroup(expected: Int) -> ParseFailure {
    let width = groupWidth
    // Without digits the separator is pointed at: the one here, or at the end the one before.
    let place =
      width > 0
      ? (index - width)..<index
      : index < end ? index..<(index + scalarHere().1) : text.startOfScalar(before: index)..<index
    return ParseFailure(
      .misplacedGrouping, place,
      groupCount == 1
        ? "a group of 1 digit where \(expected) are expected"
        : "a group of \(groupCount) digits where \(hasGroups ? "" : "at most ")\(expected) are expected"
    )
  }

  private func unexpected(_ scalar: Unicode.Scalar?, width: Int) -> ParseFailure {
    let place = index..<(index + width)
    guard let scalar else {
      return .invalidUTF8(at: place.lowerBound)
    }
    let text = String(Character(scalar))
    if DecimalDigit(scalar) != nil {
      return readsOwnDigits == nil
        ? ParseFailure(
          .mixedDigits, place, "“\(text)” is a digit of another numbering system",
          expected: format.symbols.digits.map { String(Character($0)) })
        : ParseFailure(.mixedDigits, place, "“\(text)” among digits of another numbering system")
    }
    if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
      guard !format.isAffixAlone(self.text) else { return .noDigits(in: self.text) }
      return ParseFailure(.misplacedSign, place, "“\(text)” where no sign is expected")
    }
    var expected = ["0"]
    if integerCount == nil { expected.append(format.symbols.decimalSeparator) }
    if integerCount == nil, plan.grouper.isOn { expected.append(format.symbols.groupingSeparator) }
    return ParseFailure(
      .unexpectedCharacter, place, "“\(text)” where digits are expected", expected: expected)
  }
}

extension ParseFailure {
  /// A text that has everything but a number.
  fileprivate static func noDigits(in text: UnsafeBufferPointer<UInt8>) -> ParseFailure {
    ParseFailure(.noDigits, 0..<text.count, "digits were expected", expected: ["0"])
  }
}

extension NumberFormat {
  /// Whether a text is a sign or another affix with no number.
  fileprivate func isAffixAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    plan.strictAffixes.contains { text.elementsEqual($0.prefix + $0.suffix) }
  }

  /// Says which affix a text lacks that has none of the format's.
  fileprivate func missingAffix(in text: UnsafeBufferPointer<UInt8>) -> ParseFailure {
    if let offset = text.firstInvalidUTF8 { return .invalidUTF8(at: offset) }
    guard !isAffixAlone(text) else { return .noDigits(in: text) }
    let wanted = plan.strictAffixes[plan.strictAffixes.count - 1]
    let prefix = String(decoding: wanted.prefix, as: UTF8.self)
    let suffix = String(decoding: wanted.suffix, as: UTF8.self)
    let hasPrefix = text.starts(with: wanted.prefix)
    let place = hasPrefix ? text.count : 0
    return ParseFailure(
      .missingAffix, place..<place, "“\(hasPrefix ? suffix : prefix)” was expected",
      expected: [hasPrefix ? suffix : prefix])
  }
}
