extension CompiledFormat {
  /// Returns whether bytes are in a text at an offset.
  @inline(__always)
  static func matches(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    var index = 0
    while index < count {
      guard text[offset &+ index] == bytes[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// The range of a number between its affixes, and its sign.
  struct NumberSpan {
    let range: Range<Int>
    let isNegative: Bool
  }

  /// Returns the number between the affixes of a text, or `nil` if the text has none of the
  /// format's affixes.
  @inline(__always)
  func numberSpan(of text: UnsafeBufferPointer<UInt8>) -> NumberSpan? {
    // Most texts have no affixes, and comparing them takes a sixth of a parse.
    if readsBareDigits, let first = text.first, let last = text.last,
      first &- UInt8(ascii: "0") < 10, last &- UInt8(ascii: "0") < 10
    {
      return NumberSpan(range: 0..<text.count, isNegative: false)
    }
    return spanBetweenAffixes(of: text)
  }

  @inline(never)
  private func spanBetweenAffixes(of text: UnsafeBufferPointer<UInt8>) -> NumberSpan? {
    for pair in affixPairs where matches(pair, text) {
      let end = text.count &- pair.suffix.count
      if endsAbbreviation(decimal, in: text, after: pair.prefix.count, pair) {
        continue
      }
      return NumberSpan(range: pair.prefix.count..<end, isNegative: pair.isNegative)
    }
    // The affixes can have other spaces than the format's, or full-width parentheses.
    guard text.firstInvalidUTF8 == nil else { return nil }
    for pair in affixPairs {
      guard let range = numberRange(in: text, between: pair),
        !endsAbbreviation(decimal, in: text, after: range.lowerBound, pair)
      else { continue }
      return NumberSpan(range: range, isNegative: pair.isNegative)
    }
    return nil
  }

  /// Returns whether a text begins and ends with the affixes of a pair, with something between.
  @inline(__always)
  private func matches(
    _ pair: AffixPair, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (prefix, suffix) = (pair.prefix, pair.suffix)
    let end = text.count &- suffix.count
    guard prefix.count < end, matches(prefix, text, at: 0), matches(suffix, text, at: end) else {
      return false
    }
    return hasDecimal(for: pair, in: text, prefix.count..<end)
  }

  /// Returns whether a number begins and ends with the decimal separator where the space next to a
  /// digit is missing.
  @inline(__always)
  private func hasDecimal(
    for pair: AffixPair, in text: UnsafeBufferPointer<UInt8>, _ number: Range<Int>
  ) -> Bool {
    let (start, end) = (number.lowerBound, number.upperBound)
    return (pair.beginsWithDigit || matches(decimal.piece, text, at: start, before: end))
      && (pair.endsWithDigit
        || matches(decimal.piece, text, at: end &- decimal.count, before: end))
  }

  /// Returns the range of the number between the affixes of a pair, where any space can replace
  /// a space and parentheses can have either width, or `nil` if the text has other affixes.
  private func numberRange(
    in text: UnsafeBufferPointer<UInt8>, between pair: AffixPair
  ) -> Range<Int>? {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let prefix = Array(self.text(pair.prefix).unicodeScalars)
    let suffix = Array(self.text(pair.suffix).unicodeScalars)
    guard scalars.count > prefix.count + suffix.count else { return nil }
    let (head, tail) = (scalars.prefix(prefix.count), scalars.suffix(suffix.count))
    guard zip(head, prefix).allSatisfy(CompiledFormat.areAlike),
      zip(tail, suffix).allSatisfy(CompiledFormat.areAlike)
    else { return nil }
    let start = head.reduce(0) { $0 + UTF8.width($1) }
    let end = text.count - tail.reduce(0) { $0 + UTF8.width($1) }
    return hasDecimal(for: pair, in: text, start..<end) ? start..<end : nil
  }

  private static func areAlike(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left == right { return true }
    let kind = CharacterClass(left)
    return (kind == .space || kind.isParenthesis) && kind == CharacterClass(right)
  }

  private func matches(
    _ piece: Piece, _ text: UnsafeBufferPointer<UInt8>, at offset: Int, before end: Int
  ) -> Bool {
    offset >= 0 && offset + piece.count <= end && matches(piece, text, at: offset)
  }

  @inline(__always)
  private func matches(
    _ piece: Piece, _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    CompiledFormat.matches(table + piece.start, piece.count, text, at: offset)
  }

  /// Returns whether a text consists of affixes without a number.
  func isAffixAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    affixPairs.contains { pair in
      text.elementsEqual(
        Array(bytes(pair.prefix)) + Array(bytes(pair.suffix)))
    }
  }

  /// Returns whether a decimal separator right after a prefix is the period of an abbreviation:
  /// `Rs.500`.
  private func endsAbbreviation(
    _ decimal: Separator, in text: UnsafeBufferPointer<UInt8>, after offset: Int,
    _ pair: AffixPair
  ) -> Bool {
    pair.excludesDecimal && matches(decimal.piece, text, at: offset, before: text.count)
  }

  /// Returns the fault of a text that has none of the format's affixes.
  func missingAffix(in text: UnsafeBufferPointer<UInt8>) -> ParseFault {
    guard !isAffixAlone(text) else { return .noDigits(byteCount: text.count) }
    for pair in affixPairs {
      let start = pair.prefix.count
      if text.starts(with: bytes(pair.prefix)),
        endsAbbreviation(decimal, in: text, after: start, pair)
      {
        return ParseFault(.abbreviationPeriod, start..<(start + decimal.count), expecting: .digit)
      }
    }
    let hasPrefix = text.starts(with: bytes(unsigned.prefix))
    let offset = hasPrefix ? text.count : 0
    return ParseFault(
      hasPrefix ? .missingSuffix : .missingPrefix, offset..<offset, expecting: .affix)
  }
}
