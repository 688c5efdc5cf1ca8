/// A number with a word, or an exponent, that multiplies it by a power of ten: `1.2 Mio. €`,
/// `1.5×10³`.
struct NumberWithMagnitude {
  /// The text in front of the word: `1.2`.
  let front: ArraySlice<Unicode.Scalar>
  /// The word, with its period.
  let word: ArraySlice<Unicode.Scalar>
  /// The text behind the word: `€`.
  let back: ArraySlice<Unicode.Scalar>
  /// The exponents of ten that the word can mean, in ascending order.
  let exponents: [Int]
  /// Whether it isn't clear what the word means.
  let isAmbiguous: Bool

  /// The text without the word.
  var number: [Unicode.Scalar] { Array(front) + Array(back) }

  /// Whether there is a space in front of the word.
  var hasSpace: Bool { word.startIndex > front.endIndex }

  /// Whether the word is a letter and an exponent: `e3`.
  var isLetter: Bool {
    word.first?.beginsExponent == true && word.last.flatMap { DecimalDigit($0) } != nil
  }
}

extension NumberFormat {
  /// The words that multiply a number by a power of ten, and the exponents that each can have.
  package var magnitudeMeanings: [(word: String, exponents: [Int])] {
    magnitudeWords?.words.map { (String(scalars: $0.scalars), $0.exponents) } ?? []
  }

  /// Returns the word behind the digits of a text that multiplies the number, or `nil` if there is
  /// none: `Mio.` of `1,2 Mio. €`.
  package func magnitudeWord(in text: String) -> String? {
    magnitude(in: text.unmarkedScalars[...]).map { String(scalars: Array($0.word)) }
  }

  /// Returns the parts of a number with a magnitude, or `nil` if a text has no known word behind
  /// its digits.
  ///
  /// What the format itself writes there isn't one: in a field of meters, `5 m` is 5.
  func magnitude(in scalars: ArraySlice<Unicode.Scalar>) -> NumberWithMagnitude? {
    guard let last = scalars.lastIndex(where: { DecimalDigit($0) != nil }) else { return nil }
    let rest = scalars[(last + 1)...].drop { $0.isWhitespace }
    let affixes = compiled.affixTexts
    guard !rest.isEmpty, !affixes.contains(rest) else { return nil }
    var exponents: [Int] = []
    var length = 0
    for word in magnitudeWords?.words ?? [] {
      guard let count = word.length(in: rest), count >= length else { continue }
      let end = rest.dropFirst(count).drop { $0.isWhitespace }
      let hasEnd =
        end.isEmpty || affixes.contains(end)
        || end.allSatisfy { CharacterClass($0).isSignOrParenthesis || $0.isWhitespace }
      guard hasEnd else { continue }
      if count > length { exponents = [] }
      length = count
      exponents += word.exponents.filter { !exponents.contains($0) }
    }
    guard length > 0 else { return nil }
    let word = rest.prefix(length)
    var isAmbiguous = exponents.count > 1
    if word.count == 1, word.first?.isASCII == true, case .unit = style.kind {
      // `5 k` in grams can become 5 kg.
      isAmbiguous = true
    }
    if affixes.begin(with: word, .trailing, upTo: 3) {
      exponents.append(0)
      isAmbiguous = true
    }
    return NumberWithMagnitude(
      front: scalars[..<(last + 1)], word: word, back: scalars[word.endIndex...],
      exponents: exponents.sorted(), isAmbiguous: isAmbiguous)
  }
}
