extension NumberEditor {
  /// A text as a field shows it: as it was typed, in the digits of the format, between the affixes
  /// if it has no other words.
  struct TextLayout {
    let text: String
    /// The position in the text behind each character that was typed, in UTF-8 bytes, and the one
    /// in front of the first.
    private let positions: [Int]
    /// The offsets of a minus sign behind the digits, as in some locales, or `nil` if there is
    /// none.
    let trailingMinus: Range<Int>?

    init(_ typed: TypedText, of state: State, in editor: NumberEditor) {
      let scalars = typed.scalars
      let (range, affixes) =
        typed.isExpression
        ? (0..<scalars.count, .none)
        : editor.rangeInAffixes(of: scalars, isCommitted: state.isCommitted)
      let suffix = editor.compiledFormat.text(affixes.suffix)
      var text = Array(editor.compiledFormat.text(affixes.prefix).utf8)
      text.reserveCapacity(scalars.count + 8)
      // In front of a sign or a symbol that was typed, and that the prefix shows.
      let front = range.lowerBound > 0 ? affixes.beforeMinus ?? 0 : text.count
      var positions = [front]
      positions.reserveCapacity(scalars.count + 1)
      for index in scalars.indices {
        if range.contains(index) {
          let scalar = editor.shown(scalars[index])
          if scalar.isASCII {
            text.append(UInt8(truncatingIfNeeded: scalar.value))
          } else {
            text += String(Character(scalar)).utf8
          }
        }
        positions.append(index + 1 < range.lowerBound ? front : text.count)
      }
      let position = text.count
      trailingMinus = affixes.minusOfSuffix.map {
        (position + $0.lowerBound)..<(position + $0.upperBound)
      }
      // Behind what was typed of the suffix.
      for index in range.upperBound..<scalars.count {
        positions[index + 1] =
          position + editor.width(of: scalars[range.upperBound...index], in: suffix)
      }
      text += suffix.utf8
      self.text = String(decoding: text, as: UTF8.self)
      self.positions = positions
    }

    func rendering(of state: State) -> Rendering {
      Rendering(
        text: text, utf8Anchor: positions[state.anchor], utf8Head: positions[state.head])
    }

    /// Returns the range in the text of a range of typed characters.
    func range(of range: Range<Int>) -> Range<String.Index> {
      let start = text.utf8.index(text.startIndex, offsetBy: positions[range.lowerBound])
      let end = text.utf8.index(text.startIndex, offsetBy: positions[range.upperBound])
      return start..<end
    }

    /// Returns the number of typed characters in front of a position in the text.
    func characterOffset(at position: Int) -> Int {
      let index = positions.lastIndex { $0 <= position } ?? 0
      // In front of a symbol that was typed is in front of all of it.
      return positions[index] == positions[0] ? 0 : index
    }
  }

  /// Returns the characters that are between the affixes, and the affixes, of which a text with
  /// other words has none.
  fileprivate func rangeInAffixes(
    of scalars: [Unicode.Scalar], isCommitted: Bool
  ) -> (range: Range<Int>, affixes: AffixPair) {
    let whole = 0..<scalars.count
    let sign = scalars.firstIndex { !$0.isWhitespace } ?? 0
    let isNegative = sign < scalars.count && CharacterClass(scalars[sign]) == .minus
    var start = isNegative ? sign + 1 : 0
    let first = scalars[start...].firstIndex { !$0.isWhitespace } ?? start
    if let length = compiledFormat.affixTexts.prefixLength(of: scalars[first...]) {
      start = first + length
      // The period of a word: `Rs.250`.
      if start < scalars.count, CharacterClass(scalars[start]) == .point { return (whole, .none) }
      while start < scalars.count, scalars[start].isWhitespace { start += 1 }
    }
    let affixes = isNegative ? compiledFormat.typedNegative : compiledFormat.unsigned
    let suffix = compiledFormat.text(affixes.suffix)
    let end = max(
      startOfTrailingText(in: scalars)
        // Unfinished at the commit, it's shown as it was typed: `5 m` in millimeters.
        ?? (isCommitted ? nil : startOfBegunText(in: scalars, suffix: suffix)) ?? scalars.count,
      start)
    guard
      scalars[start..<end].allSatisfy({
        let kind = CharacterClass($0)
        return kind != .letter && kind != .other
      })
    else { return (whole, .none) }
    return (start..<end, affixes)
  }

  /// Returns the start of the beginning of the suffix at the end of a text, `5 k` in kilometers, or
  /// `nil` if there is none.
  private func startOfBegunText(in scalars: [Unicode.Scalar], suffix: String) -> Int? {
    guard let digit = scalars.lastIndex(where: { $0.isASCIIDigit }), digit + 1 < scalars.count
    else { return nil }
    let tail = scalars[(digit + 1)...]
    return matchedWidth(of: tail, in: suffix) == nil ? nil : digit + 1
  }

  /// Returns the number of bytes of a suffix behind which the caret is if characters of it were
  /// typed: all of them if those are other ones, such as `EUR` for `€`.
  func width(of typed: ArraySlice<Unicode.Scalar>, in suffix: String) -> Int {
    matchedWidth(of: typed, in: suffix) ?? suffix.utf8.count
  }

  /// Returns the number of bytes of the beginning of a suffix that was typed, also without its
  /// space, or `nil` if something else was.
  private func matchedWidth(of typed: ArraySlice<Unicode.Scalar>, in suffix: String) -> Int? {
    var rest = typed
    var width = 0
    for scalar in suffix.unicodeScalars {
      guard let first = rest.first else { break }
      if scalar == first || scalar.isSpace && first.isSpace {
        rest = rest.dropFirst()
      } else if !scalar.isSpace, !scalar.isBidiMark {
        return nil
      }
      width += UTF8.width(scalar)
    }
    return rest.isEmpty ? width : nil
  }

  /// Returns a character with the digits of the format.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCIIDigit ? format.symbols.digits[Int(scalar.value) - 0x30] : scalar
  }
}
