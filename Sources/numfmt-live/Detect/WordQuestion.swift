import LiveNumber

/// A question about a word behind the numbers of a column, such as `Cr`, which only a person can
/// answer.
struct WordQuestion {
  /// What the word can be.
  struct Answer {
    /// The meaning: `is a unit`.
    var words: String
    /// The options that read the numbers so, besides the locale and the mode.
    var options: [PrintedOption]
    /// The conventions that read them, or an empty list if that's another question.
    var conventions: [Convention] = []
    var mode = ParseMode.strict
    var notations: ParseNotations = []
    /// The texts of all shapes, as the conventions read them.
    var numbers: [String] = []
    /// The number that the first text is then.
    var value: ExactDecimal?
  }

  /// The first text with a word.
  var line: Detection.Line
  /// The words, such as `Cr` and `Dr`.
  var words: [String]
  var style: ColumnStyle?
  var answers: [Answer] = []
  /// Whether the column has other texts.
  var hasOthers = false
}

/// A column with words behind its numbers.
struct WordedColumn {
  let search: ConventionSearch
  let style: ColumnStyle?
  /// The texts with and without a word.
  let groups: [TextGroup]
  /// The first text with a word.
  let first: Detection.Line
  /// The words.
  let words: [String]

  /// Returns the answer that the words are magnitudes, or `nil` if they can't be read so.
  func magnitude(_ detection: Detection, _ mode: ParseMode) -> WordQuestion.Answer? {
    guard detection.unreadCount == 0, let conventions = detection.verdict.conventions else {
      return nil
    }
    return WordQuestion.Answer(
      words: words.count == 1 ? "is a magnitude" : "are magnitudes", options: [],
      conventions: conventions, mode: mode, notations: .magnitudes,
      numbers: groups.map(\.first.text),
      value: value(of: first, conventions, mode))
  }

  /// Returns the answers that the words are signs: one for a pair in use, or two for a single word.
  func signs() -> [WordQuestion.Answer] {
    func answer(_ meaning: String, _ suffixes: [SurroundingText.Suffix]) -> WordQuestion.Answer {
      let option = PrintedOption("--sign-suffix", StripOptions.list(of: suffixes))
      return self.answer(meaning, suffixes, [option])
    }
    if let word = words.first, words.count == 1 {
      return [("is a minus sign", true), ("is a plus sign", false)].map { meaning, isNegative in
        answer(meaning, [SurroundingText.Suffix(text: word, isNegative: isNegative)])
      }
    }
    guard let pair = SignField.pairs.first(where: { [$0.0, $0.1].sorted() == words }) else {
      return []
    }
    return [
      answer(
        "are signs",
        [
          SurroundingText.Suffix(text: pair.1, isNegative: false),
          SurroundingText.Suffix(text: pair.0, isNegative: true),
        ])
    ]
  }

  /// Returns the answer that a word is a unit, and the one that it is a million if it is no
  /// magnitude for a parser although it can be a million, as `m` can.
  func unit(_ word: String, canBeMillion: Bool) -> [WordQuestion.Answer] {
    let suffix = SurroundingText.Suffix(text: word, isNegative: nil)
    let option = PrintedOption("--strip-suffix", word)
    let unit = answer("is a unit", [suffix], [option])
    guard canBeMillion, style == nil, groups.allSatisfy({ $0.first.text.hasSuffix(word) }) else {
      return [unit]
    }
    var million = answer("is a million", [suffix], [option, PrintedOption("--scale", "-6")])
    million.value = million.value?.scaledByPowerOfTen(6)
    return [million, unit]
  }

  private func answer(
    _ words: String, _ suffixes: [SurroundingText.Suffix], _ options: [PrintedOption]
  ) -> WordQuestion.Answer {
    var answer = WordQuestion.Answer(words: words, options: options)
    guard let surroundings = SurroundingText(prefixes: [], suffixes: suffixes) else {
      return answer
    }
    for mode in [search.mode, .lenient] {
      var detection = Detection(search.conventions(of: style), mode: mode)
      var numbers: [String] = []
      for group in groups {
        group.first.text.withUTF8Bytes { text in
          let number = Bytes(rebasing: text[surroundings.number(in: text).range])
          detection.add(number, line: group.first.number, count: group.count)
          numbers.append(String(decoding: number, as: UTF8.self))
        }
      }
      guard detection.unreadCount == 0, let conventions = detection.verdict.conventions else {
        continue
      }
      (answer.conventions, answer.mode, answer.numbers) = (conventions, mode, numbers)
      answer.value = first.text.withUTF8Bytes { text in
        let (range, isNegative) = surroundings.number(in: text)
        let number = Bytes(rebasing: text[range])
        let value = conventions.lazy.compactMap { $0.read(number, mode: mode) }.first
        return isNegative == true ? value.map { -$0 } : value
      }
      return answer
    }
    return answer
  }

  private func value(
    of line: Detection.Line, _ conventions: [Convention], _ mode: ParseMode
  ) -> ExactDecimal? {
    line.text.withUTF8Bytes { text in
      conventions.lazy.compactMap { $0.read(text, mode: mode) }.first
    }
  }
}

// MARK: - Columns

extension ColumnDetection {
  /// Reads texts with words that multiply the number, or asks about words that can be something
  /// else.
  func readWords(_ finding: inout Finding, numbers: [TextGroup], _ search: ConventionSearch) {
    let style = styled.isEmpty || search.hasWords ? nil : self.style
    let behind = (Array(styled.groups) + Array(worded.groups)).sorted {
      $0.first.number < $1.first.number
    }
    let words = Set(behind.map(\.first.text.wordBehindDigits)).subtracting([""]).sorted()
    let count = (numbers + behind).reduce(0) { $0 + $1.count }
    guard let first = behind.first(where: { !$0.first.text.wordBehindDigits.isEmpty })?.first,
      count * 2 >= finding.filledCount, style == nil || style?.style != nil
    else { return }
    let areSigns = words.allSatisfy(ParseHints.signWords.contains) && unstyled == nil
    var conventions = search.magnitudeConventions(of: style)
    for index in conventions.indices { conventions[index].readsDoubtfulWords = true }
    let magnified = behind.filter { search.hasMagnitude($0.first.text, style: style) }
    guard areSigns || !magnified.isEmpty else { return }
    let others = worded.groups.filter { !search.hasMagnitude($0.first.text, style: style) }
    let otherLines = Set(others.map(\.first))
    let readable = numbers + behind.filter { !otherLines.contains($0.first) }
    var (detection, mode) = (
      Self.detection(of: readable, in: Detection(conventions, mode: search.mode)), search.mode
    )
    if !detection.isReadByOneConvention {
      detection = Self.detection(of: readable, in: Detection(conventions, mode: .lenient))
      mode = .lenient
    }
    let doubtful = magnified.first { group in
      conventions.contains { $0.doubtfulWord(in: group.first.text) != nil }
    }
    // `4K` can be a name, and the language of `5 bln` isn't known, in which it is 10^9 or 10^12.
    let areWhole =
      !search.notations.contains(.magnitudes)
      && (style == nil
        || !words.allSatisfy { ["k", "K", "M"].contains($0.prefix(while: \.isLetter)) })
      && magnified.allSatisfy(\.first.text.isWholeWithWord)
    let unread =
      [unstyled].compactMap(\.self) + others
      + texts.kinds.filter { $0 != nil && $0 != .placeholder }.compactMap { texts[$0] }
    guard areSigns || doubtful != nil || areWhole else {
      finding.affix = nil
      guard detection.readCount > 0 else {
        // A currency and a word of two languages, such as `¥8.7亿`, whose yen is read in Japanese.
        finding.question = WordQuestion(line: first, words: words, style: style)
        return
      }
      for group in unread { detection.addUnread(group.first, count: group.count) }
      (finding.detection, finding.mode, finding.style) = (detection, mode, style)
      finding.notations = .magnitudes
      finding.lacksSign = !search.hasSign(
        magnified.map(\.first.text).map { text in
          conventions.lazy.compactMap { $0.formats[0].magnitudeWord(in: text) }.first
            .map { text.replacing($0, with: "") } ?? text
        })
      finding.numbers = readable.map(\.first.text)
      return
    }
    let column = WordedColumn(
      search: search, style: style, groups: areSigns ? numbers + behind : readable, first: first,
      words: words)
    var question = WordQuestion(line: first, words: words, style: style)
    question.hasOthers = !areSigns && !unread.isEmpty
    if areSigns { question.answers = column.signs() }
    let isMagnitude = !magnified.isEmpty && others.isEmpty
    let magnitude = isMagnitude ? column.magnitude(detection, mode) : nil
    question.answers += [magnitude].compactMap(\.self)
    if !areSigns, doubtful != nil, let word = words.first, words.count == 1 {
      let exponents = conventions.lazy.compactMap { $0.meanings[word] }.first { $0.count > 1 }
      let canBeMillion = magnitude == nil && exponents?.contains(6) == true
      // In `2.5 t`, the word is one of a language that writes another decimal separator.
      guard magnitude != nil || canBeMillion else { return }
      question.answers += column.unit(word, canBeMillion: canBeMillion)
    }
    // No option reads `1.5B` beside `250m`, which is left, but not without a word.
    guard !question.answers.isEmpty || words.count > 1 && others.isEmpty else { return }
    finding.affix = nil
    finding.question = question
  }
}

extension Detection.Verdict {
  /// The conventions that read every text alike, or `nil` if there are none.
  var conventions: [Convention]? {
    switch self {
    case .decided(let conventions), .undecided(let conventions): conventions
    case .ambiguous, .doubtful, .ordinals, .mixed, .noNumbers: nil
    }
  }
}

extension String {
  /// What stands behind the last digit, without the spaces around it.
  fileprivate var wordBehindDigits: String {
    guard let last = unicodeScalars.lastIndex(where: { $0.properties.numericType == .decimal })
    else { return "" }
    let rest = unicodeScalars[unicodeScalars.index(after: last)...]
    return String(rest).trimmedSpaces
  }

  private var trimmedSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether a number has no separator, and the word behind it no letters but those of ASCII.
  fileprivate var isWholeWithWord: Bool {
    let letters = unicodeScalars.drop { $0.properties.numericType != .decimal }
      .drop { $0.properties.numericType == .decimal || $0.properties.isWhitespace }
    return letters.allSatisfy { scalar in
      scalar.isASCII ? !",'".unicodeScalars.contains(scalar) : !scalar.properties.isAlphabetic
    } && !letters.contains { $0.properties.numericType == .decimal }
  }
}
