/// The words behind a number that multiply it by a power of ten: `K`, `Mio.`, `लाख`, `万`.
package struct MagnitudeWords: Sendable {
  /// A word, and the powers of ten that it can mean.
  struct Word: Sendable {
    /// The word without bidirectional marks and the period at its end.
    let scalars: [Unicode.Scalar]
    /// The exponents of ten, in ascending order; more than one if the word is ambiguous.
    var exponents: [Int]

    /// Returns the length of the word at the start of a text, or `nil` if the text begins with
    /// anything else.
    ///
    /// The case of one letter or two matters: `M` isn't `m`, and `mM` isn't `mm`.
    func length(in text: ArraySlice<Unicode.Scalar>) -> Int? {
      let ignoresCase = scalars.count > 2
      guard text.count >= scalars.count,
        zip(text, scalars).allSatisfy({
          $0 == $1 || ignoresCase && $0.foldedInWord == $1.foldedInWord
        })
      else { return nil }
      let hasPeriod = text.dropFirst(scalars.count).first.map { $0.isWordPeriod } ?? false
      return scalars.count + (hasPeriod ? 1 : 0)
    }
  }

  private(set) var words: [Word] = []

  /// The letters that people write in every language.
  ///
  /// `m` is a million in English finance, and a thousandth in science.
  private static let common: [(Unicode.Scalar, Int)] = [
    ("k", 3), ("K", 3), ("M", 6), ("G", 9), ("m", -3), ("m", 6),
  ]

  /// What letters mean in English texts everywhere, for languages that write them for another
  /// power.
  private static let english: [(Unicode.Scalar, Int)] = [("B", 9), ("T", 12)]

  /// The numbers of which samples are taken, in tenths: a few of each plural category of each
  /// power.
  private static let tenths: [Double] = [10, 11, 20, 50, 110, 1_000]
  private static let exponents = 3...14

  /// Creates the words of a locale from its compact numbers.
  ///
  /// - Parameter parts: A closure that returns the parts of a compact number, in the short or the
  ///   long form.
  /// - Throws: What the closure throws.
  package init<Failure: Error>(
    parts: (_ value: Double, _ isLong: Bool) throws(Failure) -> [NumberSample.Part]
  ) throws(Failure) {
    for isLong in [false, true] {
      for exponent in Self.exponents {
        let power = (1..<exponent).reduce(1.0) { power, _ in power * 10 }
        for count in Self.tenths {
          let value = count * power
          addWord(of: try parts(value, isLong), value)
        }
      }
    }
    for (letter, exponent) in Self.english where words.contains(where: { $0.scalars == [letter] }) {
      add([letter], exponent)
    }
    for (letter, exponent) in Self.common { add([letter], exponent) }
  }

  private mutating func addWord(of parts: [NumberSample.Part], _ value: Double) {
    // A word in front, as in Swahili, isn't looked for there.
    guard parts.prefix.text.unicodeScalars.allSatisfy({ $0.isBidiMark }) else { return }
    var shown = 0.0
    var places = 0
    for part in parts where part.kind == .integer || part.kind == .fraction {
      for scalar in part.text.unicodeScalars {
        guard let digit = DecimalDigit(scalar) else { return }
        shown = shown * 10 + Double(digit.value)
        if part.kind == .fraction { places += 1 }
      }
    }
    var exponent = places
    var rest = shown
    while rest > 0, rest * 9 < value {
      rest *= 10
      exponent += 1
    }
    var word = parts.suffix.text.unmarkedScalars[...]
    while word.first?.isWhitespace == true { word.removeFirst() }
    while let last = word.last, last.isWhitespace || last.isWordPeriod { word.removeLast() }
    guard !word.isEmpty, rest == value, exponent > places,
      word.allSatisfy({ $0.isSpace || $0 == "." || CharacterClass($0) == .letter })
    else { return }
    add(Array(word), exponent)
  }

  private mutating func add(_ scalars: [Unicode.Scalar], _ exponent: Int) {
    if let index = words.firstIndex(where: { $0.scalars == scalars }) {
      guard !words[index].exponents.contains(exponent) else { return }
      words[index].exponents.append(exponent)
      words[index].exponents.sort()
    } else {
      words.append(Word(scalars: scalars, exponents: [exponent]))
    }
  }

  /// The texts of the words, without the periods at their ends.
  package var texts: [String] { words.map { String(scalars: $0.scalars) } }

  /// Returns whether a character can begin a word.
  func begins(with scalar: Unicode.Scalar) -> Bool {
    words.contains { word in
      word.scalars.first == scalar
        || word.scalars.count > 1 && word.scalars.first?.foldedInWord == scalar.foldedInWord
    }
  }
}

extension NumberFormat {
  /// A source of a locale's words for powers of ten, which is asked when they are needed.
  package typealias MagnitudeSource = @Sendable () -> MagnitudeWords?

  /// The words for powers of ten, or `nil` if the format isn't from a locale.
  var magnitudeWords: MagnitudeWords? { magnitudes?() }
}

extension Unicode.Scalar {
  /// The same value for letters of either case, and for all spaces.
  fileprivate var foldedInWord: UInt32 {
    if isSpace { return 0x20 }
    return (0x41...0x5A).contains(value) ? value + 0x20 : LetterCase.lowercased(value)
  }

  /// Whether the character ends an abbreviation: a period, or the sign of Devanagari.
  fileprivate var isWordPeriod: Bool { self == "." || self == "\u{970}" }
}
