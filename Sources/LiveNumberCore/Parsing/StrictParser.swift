/// A parser for numbers in a format's own form.
struct StrictParser {
  private let format: NumberFormat
  private unowned(unsafe) let compiled: CompiledFormat
  private let text: UnsafeBufferPointer<UInt8>
  /// The offset of the suffix.
  private let end: Int

  /// What was read up to an offset.
  ///
  /// It's passed by value, so that the loop keeps it in registers.
  private struct Progress {
    var offset: Int
    /// The numbering system of the digits so far.
    var system: System
    var digits = ASCIIBytes.Collector()
    /// The number of digits before the decimal separator, or -1 if there was none so far.
    var integerCount = -1
    /// The number of digits at the last grouping separator, or -1 if there was none so far.
    var groupStart = -1
    /// The first grouping separator, if it isn't the format's own.
    var groupingScalar: Unicode.Scalar?
    /// The range of a first group that begins with a zero.
    var zeroGroup: Range<Int>?

    /// The number of digits since the last grouping separator, or since the start.
    var groupCount: Int { digitCount - max(groupStart, 0) }
    var digitCount: Int { digits.count }
    var beginsWithZero: Bool { digits.beginsWithZero }
  }

  private enum System { case unknown, ascii, own }

  /// Returns the number that a text represents in a format.
  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, in format: NumberFormat
  ) throws(ParseFailure) -> ExactDecimal {
    guard !text.isEmpty else { throw ParseFailure(.empty, 0..<0, "a number was expected") }
    let compiled = format.compiled
    for spelling in compiled.spellings where compiled.matches(spelling, text) {
      return try StrictParser(text, end: text.count &- spelling.suffix.count, in: format)
        .parse(from: spelling.prefix.count, isNegative: spelling.isNegative)
    }
    return try parseWithOtherSpaces(text, in: format)
  }

  /// Returns the number in a text whose affixes have other spaces than the format's.
  @inline(never)
  private static func parseWithOtherSpaces(
    _ text: UnsafeBufferPointer<UInt8>, in format: NumberFormat
  ) throws(ParseFailure) -> ExactDecimal {
    let compiled = format.compiled
    if let offset = text.firstInvalidUTF8 { throw .invalidUTF8(at: offset) }
    for spelling in compiled.spellings {
      guard let range = compiled.numberRange(in: text, between: spelling) else { continue }
      return try StrictParser(text, end: range.upperBound, in: format)
        .parse(from: range.lowerBound, isNegative: spelling.isNegative)
    }
    throw compiled.missingAffix(in: text)
  }

  @inline(__always)
  private init(_ text: UnsafeBufferPointer<UInt8>, end: Int, in format: NumberFormat) {
    self.format = format
    compiled = format.compiled
    self.text = text
    self.end = end
  }

  @inline(__always)
  private func parse(
    from start: Int, isNegative: Bool
  ) throws(ParseFailure) -> ExactDecimal {
    var progress = Progress(offset: start, system: compiled.digitsAreASCII ? .ascii : .unknown)
    progress = readDigits(progress)
    while progress.offset < end {
      if stands(compiled.decimal, at: progress.offset) {
        guard progress.integerCount < 0 else { throw secondDecimalSeparator(progress) }
        if !endsInWholeGroup(progress) { try checkLastGroup(progress) }
        progress.integerCount = progress.digitCount
        progress.offset &+= compiled.decimal.count
      } else if isOwnGroupingSeparator(progress) {
        progress.groupStart = progress.digitCount
        progress.offset &+= compiled.grouping.count
      } else {
        progress = try readUnusualGroupingSeparator(progress)
      }
      progress = readDigits(progress)
    }
    if progress.integerCount < 0, !endsInWholeGroup(progress) { try checkLastGroup(progress) }
    guard progress.digitCount > 0, progress.digitCount <= ExactDecimal.maximumDigitCount else {
      throw countFailure(progress)
    }
    if isNegative, progress.integerCount == progress.digitCount { try rejectPriceDash() }
    let digits = progress.digits.bytes ?? longDigits(progress)
    let shown = ExactDecimal(
      isNegative: isNegative, digits: digits,
      scale: progress.integerCount < 0 ? 0 : progress.digitCount &- progress.integerCount)
    return compiled.shift == 0 ? shown : try shifted(shown)
  }

  /// Returns the digits of a number that are too many to store inline, read once more.
  @inline(never)
  private func longDigits(_ progress: Progress) -> ASCIIBytes {
    ASCIIBytes(count: progress.digitCount) { buffer in
      let width = progress.system == .ascii ? 1 : compiled.digitWidth
      var offset = end
      var count = progress.digitCount
      // From the end, where every byte that doesn't end a digit belongs to a separator.
      while count > 0 {
        let start = offset - width
        let digit = progress.system == .ascii ? text[start] : ownDigit(at: start)
        if let digit, digit &- UInt8(ascii: "0") < 10 {
          count -= 1
          buffer[count] = digit
          offset = start
        } else {
          offset -= 1
        }
      }
    }
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
  private func readDigits(_ progress: Progress) -> Progress {
    guard progress.system == .ascii else { return readOtherDigits(progress) }
    var progress = progress
    while progress.offset < end, text[progress.offset] &- UInt8(ascii: "0") < 10 {
      progress.digits.append(text[progress.offset])
      progress.offset &+= 1
    }
    return progress
  }

  @inline(never)
  private func readOtherDigits(_ progress: Progress) -> Progress {
    var progress = progress
    guard progress.offset < end else { return progress }
    if progress.system == .unknown, text[progress.offset] &- UInt8(ascii: "0") < 10 {
      progress.system = .ascii
      return readDigits(progress)
    }
    while progress.offset &+ compiled.digitWidth <= end,
      let digit = ownDigit(at: progress.offset)
    {
      progress.system = .own
      progress.digits.append(digit)
      progress.offset &+= compiled.digitWidth
    }
    return progress
  }

  /// Returns the ASCII form of the format's own digit at an offset, or `nil` if there is none.
  private func ownDigit(at offset: Int) -> UInt8? {
    let width = compiled.digitWidth
    guard offset >= 0 else { return nil }
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

  /// Returns a Boolean value that indicates whether a piece of the format's text is at an offset.
  @inline(__always)
  private func stands(_ piece: CompiledFormat.Piece, at offset: Int) -> Bool {
    offset &+ piece.count <= end
      && CompiledFormat.matches(compiled.table + piece.start, piece.count, text, at: offset)
  }

  /// Returns a Boolean value that indicates whether the format's own grouping separator is next, after a
  /// group of the right size.
  ///
  /// Anything else is left to ``readUnusualGroupingSeparator(_:)``, which knows all reasons to reject it.
  @inline(__always)
  private func isOwnGroupingSeparator(_ progress: Progress) -> Bool {
    let rule = compiled.groupingRule
    let hasRightSize =
      progress.groupStart < 0
      ? progress.digitCount > 0 && progress.digitCount <= rule.secondary && !progress.beginsWithZero
      : progress.digitCount &- progress.groupStart == rule.secondary
    return hasRightSize && rule.isOn && progress.integerCount < 0 && progress.groupingScalar == nil
      && stands(compiled.grouping, at: progress.offset)
  }

  @inline(never)
  private func readUnusualGroupingSeparator(
    _ progress: Progress
  ) throws(ParseFailure) -> Progress {
    var progress = progress
    let rule = compiled.groupingRule
    let offset = progress.offset
    let (scalar, scalarWidth) = scalar(at: offset)
    let isOwn = stands(compiled.grouping, at: offset)
    let width = isOwn ? compiled.grouping.count : scalarWidth
    guard let scalar, isOwn || isEquivalentGrouping(scalar) else {
      throw unexpected(scalar, width: scalarWidth, progress)
    }
    let isFirst = progress.groupStart < 0
    let ownScalar = format.symbols.groupingSeparator.unicodeScalars.first
    guard rule.isOn, progress.integerCount < 0,
      isFirst || progress.groupingScalar ?? ownScalar == scalar
    else {
      throw ParseFailure(
        .misplacedGrouping, offset..<(offset + width),
        progress.integerCount >= 0
          ? "a grouping separator after the decimal separator"
          : rule.isOn ? "another grouping separator than before" : "grouping is switched off",
        expected: ["0"])
    }
    if scalar != ownScalar { progress.groupingScalar = scalar }
    let fits =
      isFirst ? 1...rule.secondary ~= progress.groupCount : progress.groupCount == rule.secondary
    guard fits else { throw misplacedGroup(progress, expected: rule.secondary) }
    if isFirst, progress.beginsWithZero {
      progress.zeroGroup = (offset - groupWidth(progress))..<offset
    }
    progress.groupStart = progress.digitCount
    progress.offset += width
    return progress
  }

  /// Returns a Boolean value that indicates whether the integer digits aren't grouped, or end in a group
  /// of the right size.
  @inline(__always)
  private func endsInWholeGroup(_ progress: Progress) -> Bool {
    progress.groupStart < 0
      || progress.digitCount &- progress.groupStart == compiled.groupingRule.primary
        && progress.zeroGroup == nil
  }

  @inline(never)
  private func checkLastGroup(_ progress: Progress) throws(ParseFailure) {
    guard progress.groupCount == compiled.groupingRule.primary else {
      throw misplacedGroup(progress, expected: compiled.groupingRule.primary)
    }
    // `0.123` in German is more likely a fraction from elsewhere, unless the format writes it itself.
    guard let zeroGroup = progress.zeroGroup,
      progress.digitCount != compiled.minimumIntegerDigits
    else { return }
    throw ParseFailure(.misplacedGrouping, zeroGroup, "a first group that begins with a zero")
  }

  /// Returns a Boolean value that indicates whether people use a scalar for the format's grouping
  /// separator.
  private func isEquivalentGrouping(_ scalar: Unicode.Scalar) -> Bool {
    let kinds = compiled.separatorKinds
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
  private func countFailure(_ progress: Progress) -> ParseFailure {
    guard progress.digitCount > 0 else { return .noDigits(byteCount: text.count) }
    return ParseFailure(
      .tooManyDigits, 0..<text.count,
      "\(progress.digitCount) digits; at most \(ExactDecimal.maximumDigitCount) are read")
  }

  @inline(never)
  private func secondDecimalSeparator(_ progress: Progress) -> ParseFailure {
    ParseFailure(
      .secondDecimalSeparator, progress.offset..<(progress.offset + compiled.decimal.count),
      "a second decimal separator", expected: ["0"])
  }

  private func scalar(at offset: Int) -> (Unicode.Scalar?, Int) {
    var decoder = UTF8()
    var bytes = text[offset..<end].makeIterator()
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
    default: return (nil, 1)
    }
  }

  /// Returns the number of bytes in the digits since the last grouping separator.
  private func groupWidth(_ progress: Progress) -> Int {
    progress.groupCount * (progress.system == .own ? compiled.digitWidth : 1)
  }

  private func misplacedGroup(_ progress: Progress, expected: Int) -> ParseFailure {
    let width = groupWidth(progress)
    let offset = progress.offset
    // Without digits, the separator is at fault: the one here, or at the end the one before.
    let range =
      width > 0
      ? (offset - width)..<offset
      : offset < end
        ? offset..<(offset + scalar(at: offset).1) : startOfScalar(before: offset)..<offset
    return ParseFailure(
      .misplacedGrouping, range,
      progress.groupCount == 1
        ? "a group of 1 digit; \(expected) are expected"
        : "a group of \(progress.groupCount) digits; \(progress.groupStart < 0 ? "at most " : "")"
          + "\(expected) are expected")
  }

  private func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(text[start]) { start -= 1 }
    return start
  }

  private func unexpected(
    _ scalar: Unicode.Scalar?, width: Int, _ progress: Progress
  ) -> ParseFailure {
    let range = progress.offset..<(progress.offset + width)
    guard let scalar else { return .invalidUTF8(at: progress.offset) }
    var found: String { String(Character(scalar)) }
    if DecimalDigit(scalar) != nil {
      return progress.digitCount == 0
        ? ParseFailure(
          .mixedDigits, range, "“\(found)” is a digit of another numbering system",
          expected: format.symbols.digits.map { String(Character($0)) })
        : ParseFailure(.mixedDigits, range, "“\(found)” among digits of another numbering system")
    }
    if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
      guard !compiled.isAffixAlone(text) else { return .noDigits(byteCount: text.count) }
      return ParseFailure(.misplacedSign, range, "“\(found)” is a misplaced sign")
    }
    return ParseFailure(
      .unexpectedCharacter, range, "“\(found)” isn't a digit", expected: expected(progress))
  }

  /// Returns what can follow the text that has been read.
  private func expected(_ progress: Progress) -> [String] {
    guard progress.integerCount < 0 else { return ["0"] }
    let grouping = compiled.groupingRule.isOn ? [format.symbols.groupingSeparator] : []
    return ["0", format.symbols.decimalSeparator] + grouping
  }
}
