/// The offsets of the sign in the affixes of a negative number, in UTF-8 bytes.
struct SignOffsets: Sendable {
  /// The number of bytes in the prefix before the minus sign and its bidirectional marks, or `nil`
  /// if the prefix has no minus sign.
  let beforeMinus: Int?
  /// The number of bytes in the prefix through its minus sign, or through the parenthesis that
  /// replaces it, without bidirectional marks after it, or `nil` if there is neither.
  let throughSign: Int?
  /// The range of the minus sign in the suffix, or `nil` if the suffix has none.
  let minusOfSuffix: Range<Int>?
}

extension CompiledFormat.TableBuilder {
  /// Returns the offsets of the sign in affixes of the table.
  func signOffsets(in affixes: CompiledFormat.AffixSpan) -> SignOffsets {
    let (prefix, suffix) = (affixes.prefix, affixes.suffix)
    let minus = minus(in: prefix)
    let parenthesis = bytes[prefix.start..<prefix.end].firstIndex(of: UInt8(ascii: "("))
    return SignOffsets(
      beforeMinus: minus.map { lengthWithoutMarks(prefix.start..<$0.lowerBound) },
      throughSign: minus.map { lengthWithoutMarks(prefix.start..<$0.upperBound) }
        ?? parenthesis.map { $0 + 1 - prefix.start },
      minusOfSuffix: self.minus(in: suffix).map {
        ($0.lowerBound - suffix.start)..<($0.upperBound - suffix.start)
      })
  }

  /// Returns the range of the minus sign in an affix, or `nil` if it has none.
  private func minus(in affix: CompiledFormat.Piece) -> Range<Int>? {
    let part = affixParts.first { $0.kind == .minusSign && affix.contains($0.piece) }
    return part.map { $0.piece.start..<$0.piece.end }
  }

  /// Returns the number of bytes in a range without the bidirectional marks at its end.
  private func lengthWithoutMarks(_ range: Range<Int>) -> Int {
    var (length, lengthWithoutMarks) = (0, 0)
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      length += UTF8.width(scalar)
      if !scalar.isBidiMark { lengthWithoutMarks = length }
    }
    return lengthWithoutMarks
  }
}
