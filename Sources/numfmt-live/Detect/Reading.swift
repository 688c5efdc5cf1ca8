import LiveNumber

/// A hypothesis about the numbers of a column: what a command says of them, besides the locale.
struct Reading {
  /// What only a person knows about the words beside the numbers, and what it means.
  struct Answer {
    enum Kind {
      /// The words have a meaning for the numbers.
      case meaning
      /// The words have none, as those of a unit.
      case unit
      /// The words have none, and are the flags of statistics.
      case flag

      var isUnit: Bool { self != .meaning }
    }

    /// The words, such as `Cr` and `Dr`.
    var words: [String]
    /// The meaning: `is a unit`.
    var meaning: String
    var kind = Kind.meaning
  }

  /// The style whose sign the numbers have, or `nil` if it's that of the options.
  var style: ColumnStyle?
  /// Whether the style of the options can have words around numbers, as money does.
  var hasWords = false
  var mode = ParseMode.strict
  /// The notations besides digits that the numbers have.
  var notations: ParseNotations = []
  /// The options that say what stands around the numbers, and the texts.
  var removal: (options: [PrintedOption], texts: SurroundingText)?
  /// The power of ten that the numbers are multiplied by.
  var powerOfTen = 0
  /// The answer that leads to this reading, or `nil` if the texts tell it.
  var answer: Answer?

  /// Whether the numbers are what the options say, but for the mode.
  var isGiven: Bool { style == nil && notations.isEmpty && removal == nil }

  /// The options of a command, besides those of all tables.
  var options: [PrintedOption] {
    (style?.options ?? []) + (mode == .lenient ? [.lenient] : []) + tableOptions
  }

  /// The options that stand behind those of the table.
  var tableOptions: [PrintedOption] {
    (notations.isEmpty ? [] : [notations.option]) + (removal?.options ?? [])
      + (powerOfTen == 0 ? [] : [PrintedOption("--scale", "\(-powerOfTen)")])
  }

  /// Returns the number in texts that are alike, and its sign if another text has it, or `nil` if
  /// the reading isn't one of such texts.
  func number(in group: TextGroup) -> (text: String, isNegative: Bool?)? {
    let text = group.first.text
    // A number without a percent sign isn't a percentage, unless it's zero.
    guard let affix = group.affix else {
      return style?.needsSign != true || text == "0" ? (text, nil) : nil
    }
    let hasStyle = style.map(affix.styles.contains) ?? hasWords
    let isWhole = hasStyle || !notations.isEmpty && !affix.word.isEmpty
    guard let removal else { return isWhole ? (text, nil) : nil }
    return text.withUTF8Bytes { bytes in
      let (range, isNegative) = removal.texts.number(in: bytes)
      guard range.count < bytes.count else { return isWhole ? (text, nil) : nil }
      let number = Bytes(rebasing: bytes[range])
      guard style != nil || TextKind.isOneAmount(number) && TextKind(number) == nil else {
        return nil
      }
      return (String(decoding: number, as: UTF8.self), isNegative)
    }
  }
}

// MARK: - Rows

/// What the texts of a column show that have a number.
struct ShownTexts {
  let search: ConventionSearch
  let groups: [TextGroup]
  /// The modes that a reading can have.
  let modes: [ParseMode]
  /// The styles whose sign they have, the most frequent first, and `nil` for that of the options.
  let styles: [ColumnStyle?]

  init(_ groups: [TextGroup], _ search: ConventionSearch, modes: [ParseMode]?) {
    (self.groups, self.search) = (groups, search)
    self.modes = modes ?? (search.mode == .strict ? [.strict, .lenient] : [.lenient])
    var counts: [ColumnStyle: Int] = [:]
    var styles: [ColumnStyle] = []
    // The options can have another style, and no two are read at once.
    for group in search.hasWords ? [] : groups {
      for style in group.affix?.styles ?? [] where style.style != nil {
        if counts[style] == nil { styles.append(style) }
        counts[style, default: 0] += group.count
      }
    }
    self.styles = [nil] + styles.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
  }

  /// Returns the words behind numbers, in order, as far as they fit.
  func words(where fits: (String) -> Bool) -> [String] {
    Set(groups.compactMap { $0.affix?.word }).filter { !$0.isEmpty && fits($0) }.sorted()
  }

  /// Returns the groups with a word that multiplies the number.
  func magnified(_ style: ColumnStyle?) -> [TextGroup] {
    let words = Set(words { search.isMagnitude($0, style: style) })
    return groups.filter { $0.affix.map { words.contains($0.word) } ?? false }
  }

  /// Returns the readings with each style and in each mode.
  func readings(styles: [ColumnStyle?], _ reading: Reading) -> [Reading] {
    styles.flatMap { style in
      (style == nil ? modes : [.lenient]).map { mode in
        var reading = reading
        (reading.style, reading.mode, reading.hasWords) = (style, mode, search.hasWords)
        return reading
      }
    }
  }
}

extension Reading {
  /// What numbers can be besides digits and separators: each makes readings from what the texts
  /// show, those with the fewest options first.
  static let rows: [@Sendable (ShownTexts) -> [Reading]] = [
    { $0.readings(styles: $0.styles, Reading()) }, signs, triangles, magnitudes, flags, units,
  ]

  /// Words for signs: one for a pair in use, or two for a single word.
  private static func signs(_ texts: ShownTexts) -> [Reading] {
    let words = texts.words(where: ParseHints.signWords.contains)
    let pair = SignField.pairs.first { [$0.0, $0.1].sorted() == words }
    let answers: [(meaning: String, suffixes: [SurroundingText.Part])] =
      if let pair {
        [
          (
            "are signs",
            [.init(text: pair.1, isNegative: false), .init(text: pair.0, isNegative: true)]
          )
        ]
      } else if words.count == 1 {
        [("is a minus sign", true), ("is a plus sign", false)].map {
          ($0, [.init(text: words[0], isNegative: $1)])
        }
      } else {
        []
      }
    return answers.flatMap { meaning, suffixes in
      texts.readings(
        styles: texts.styles,
        Reading(suffixes: suffixes, Answer(words: words, meaning: meaning)))
    }
  }

  /// The minus signs of Japanese accounts, unless triangles that point down stand beside them.
  private static func triangles(_ texts: ShownTexts) -> [Reading] {
    let marks = Set(texts.groups.compactMap { $0.affix?.before })
    let signs = marks.intersection(ParseHints.triangles).sorted()
    guard !signs.isEmpty, marks.isDisjoint(with: ["▽", "▼"]) else { return [] }
    let meaning = signs.count == 1 ? "is the minus sign" : "are minus signs"
    return texts.readings(
      styles: texts.styles,
      Reading(
        prefixes: signs.map { .init(text: $0, isNegative: true) },
        Answer(words: signs, meaning: "\(meaning) of Japanese accounts")))
  }

  /// Words that multiply the number, which can be something else: `5 m`, or the name `4K`.
  private static func magnitudes(_ texts: ShownTexts) -> [Reading] {
    texts.styles.flatMap { style -> [Reading] in
      let magnified = texts.magnified(style)
      guard !magnified.isEmpty else { return [] }
      let conventions = texts.search.conventions(of: style, accepting: .magnitudes)
      let words = Set(magnified.compactMap { $0.affix?.word }).sorted()
      let isDoubtful = magnified.contains { group in
        conventions.contains { $0.doubtfulWord(in: group.first.text) != nil }
      }
      // `4K` can be a name, and the language of `5 bln` isn't known, in which it is 10^9 or 10^12.
      let areNames =
        !texts.search.notations.contains(.magnitudes)
        && (style == nil
          || !words.allSatisfy { ["k", "K", "M"].contains($0.prefix(while: \.isLetter)) })
        && magnified.allSatisfy(\.first.text.isWholeWithWord)
      var reading = Reading(notations: .magnitudes)
      if isDoubtful || areNames {
        reading.answer = Answer(
          words: words, meaning: words.count == 1 ? "is a magnitude" : "are magnitudes")
      }
      (reading.style, reading.hasWords) = (style, texts.search.hasWords)
      return texts.modes.map { mode in
        reading.mode = mode
        return reading
      }
    }
  }

  /// The flags of statistics behind some numbers, such as the `p` of `82.1 p` and the `***` of
  /// `1.234***`.
  private static func flags(_ texts: ShownTexts) -> [Reading] {
    let affixed = texts.groups.compactMap(\.affix)
    let flags = Set(affixed.map(\.behind)).sorted()
    guard !texts.search.hasWords, flags.count > 1 || affixed.count < texts.groups.count,
      affixed.allSatisfy({ $0.before.isEmpty && $0.behind.isFlag })
    else { return [] }
    return texts.readings(
      styles: [nil],
      Reading(
        suffixes: flags.map { .init(text: $0) },
        Answer(words: flags, meaning: flagMeaning(flags), kind: .flag)))
  }

  static func flagMeaning(_ flags: [String]) -> String {
    flags.count == 1 ? "is a flag" : "are flags"
  }

  /// The only text beside all numbers: the symbol of a currency in its country, or a unit.
  ///
  /// A word such as `m` can be a million, too.
  private static func units(_ texts: ShownTexts) -> [Reading] {
    let affixed = texts.groups.filter { $0.affix != nil }
    guard !texts.search.hasWords, let unit = affixed.first?.affix?.unit, !unit.isEmpty,
      affixed.allSatisfy({ $0.affix?.unit == unit }), !ParseHints.signWords.contains(unit),
      ShellWord.canShow(unit)
    else { return [] }
    let isBehind = affixed.contains { $0.affix?.word == unit }
    let isBefore = affixed.contains { $0.affix?.word != unit }
    // What multiplies a number stands behind it, and a column of names has other words.
    let conventions = isBehind ? texts.search.conventions(accepting: .magnitudes) : []
    let isMagnitude = conventions.contains { $0.doubtfulWord(in: "1\(unit)") != nil }
    // `Mio. €` always changes the magnitude.
    let words = isBehind ? unit.split(separator: " ") : []
    guard
      isMagnitude || !words.contains(where: { texts.search.isMagnitude(String($0), style: nil) })
    else { return [] }
    let parts = [SurroundingText.Part(text: unit)]
    let reading = Reading(
      prefixes: isBefore ? parts : [], suffixes: isBehind ? parts : [],
      Answer(
        words: [unit], meaning: isMagnitude ? "is a unit" : "is a currency or a unit", kind: .unit))
    var million = reading
    million.answer = Answer(words: [unit], meaning: "is a million")
    million.powerOfTen = 6
    let exponents = conventions.lazy.compactMap { $0.meanings[unit] }.first { $0.count > 1 }
    let canBeMillion =
      exponents?.contains(6) == true && !isBefore && affixed.count == texts.groups.count
    return ((canBeMillion ? [million] : []) + [reading]).flatMap {
      texts.readings(styles: [nil], $0)
    }
  }

  private init(
    prefixes: [SurroundingText.Part] = [], suffixes: [SurroundingText.Part] = [],
    _ answer: Answer
  ) {
    removal = SurroundingText(prefixes: prefixes, suffixes: suffixes).map {
      (StripOptions.printed(prefixes: prefixes, suffixes: suffixes), $0)
    }
    self.answer = answer
  }

  private init(notations: ParseNotations = []) { self.notations = notations }
}

extension String {
  /// Whether statistics write this behind a number: a letter, or asterisks.
  fileprivate var isFlag: Bool {
    utf8.count == 1 && utf8.allSatisfy { $0 &- UInt8(ascii: "a") < 26 }
      || (1...3).contains(utf8.count) && utf8.allSatisfy { $0 == UInt8(ascii: "*") }
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
