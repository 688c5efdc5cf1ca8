extension CompiledFormat {
  /// Returns a Boolean value that indicates whether bytes are in a text at an offset.
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

  /// Returns a Boolean value that indicates whether a text begins and ends with the affixes of a
  /// spelling, with something between.
  @inline(__always)
  func matches(_ spelling: AffixSpelling, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (prefix, suffix) = (spelling.prefix, spelling.suffix)
    guard
      text.count > prefix.count &+ suffix.count &+ max(spelling.start.count, spelling.end.count)
    else { return false }
    let last = text.count &- suffix.count
    return matches(prefix, text, at: 0) && matches(suffix, text, at: last)
      && matches(spelling.start, text, at: prefix.count)
      && matches(spelling.end, text, at: last &- spelling.end.count)
  }

  /// Returns the range of the number between the affixes of a spelling, where any space can replace a
  /// space, or `nil` if the text has other affixes.
  func numberRange(
    in text: UnsafeBufferPointer<UInt8>, between spelling: AffixSpelling
  ) -> Range<Int>? {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let prefix = Array(String(decoding: bytes(spelling.prefix), as: UTF8.self).unicodeScalars)
    let suffix = Array(String(decoding: bytes(spelling.suffix), as: UTF8.self).unicodeScalars)
    guard scalars.count > prefix.count + suffix.count else { return nil }
    let (head, tail) = (scalars.prefix(prefix.count), scalars.suffix(suffix.count))
    guard zip(head, prefix).allSatisfy(CompiledFormat.areAlike),
      zip(tail, suffix).allSatisfy(CompiledFormat.areAlike)
    else { return nil }
    let start = head.reduce(0) { $0 + UTF8.width($1) }
    let end = text.count - tail.reduce(0) { $0 + UTF8.width($1) }
    guard matches(spelling.start, text, at: start, before: end),
      matches(spelling.end, text, at: end - spelling.end.count, before: end)
    else { return nil }
    return start..<end
  }

  private static func areAlike(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left == right || SpaceScalars.isSpace(left) && SpaceScalars.isSpace(right)
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

  private func bytes(_ piece: Piece) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table + piece.start, count: piece.count)
  }

  /// Returns a Boolean value that indicates whether a text consists of affixes without a number.
  func isAffixAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    spellings.contains { spelling in
      text.elementsEqual(Array(bytes(spelling.prefix)) + Array(bytes(spelling.suffix)))
    }
  }

  /// Returns the failure of a text that has none of the format's affixes.
  @inline(never)
  func missingAffix(in text: UnsafeBufferPointer<UInt8>) -> ParseFailure {
    guard !isAffixAlone(text) else { return .noDigits(byteCount: text.count) }
    let wanted = spellings[spellings.count - 1]
    let hasPrefix = text.starts(with: bytes(wanted.prefix))
    var missing: String {
      String(decoding: bytes(hasPrefix ? wanted.suffix : wanted.prefix), as: UTF8.self)
    }
    let offset = hasPrefix ? text.count : 0
    return ParseFailure(
      .missingAffix, offset..<offset, "“\(missing)” was expected", expected: [missing])
  }
}
