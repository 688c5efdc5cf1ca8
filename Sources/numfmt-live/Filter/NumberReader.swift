import LiveNumber

/// A way to read the numbers of a column.
struct NumberReader: Sendable {
  /// Returns the value of a number, or throws an error if the text isn't one.
  var read: @Sendable (NumberText) throws(NumberParseError) -> ExactDecimal
  /// Whether the numbers are plain, such as `-1234.5`, so that their texts are their values.
  var isPlain = false
  /// The notations besides digits that are read.
  var notations: ParseNotations = []
  /// The form that numbers are expected in, as a suffix for error messages.
  var expectation = ""
  /// Returns advice on a text that isn't a number, or `nil` if there is none.
  var hint: @Sendable (Bytes) -> String? = { _ in nil }

  /// The maximum byte count of a number's text: 100,000 digits of up to four bytes, and separators.
  static let maximumLength = 1 << 20
}

// MARK: - Ways to read

extension NumberReader {
  /// A reading of plain decimal numbers, such as `-1234.5`.
  static var plain: NumberReader {
    NumberReader(
      read: { number throws(NumberParseError) in try ExactDecimal(utf8: number.utf8) },
      isPlain: true, hint: ParseHints.hint(forPlain:))
  }

  /// Returns a reading of numbers in the format of a locale.
  static func localized(
    _ format: NumberFormat, _ mode: ParseMode, accepting notations: ParseNotations,
    in locale: NumberLocale, hints: ParseHints
  ) -> NumberReader {
    var reader = NumberReader(
      read: { number throws(NumberParseError) in
        try format.parse(utf8: number.utf8, mode: mode)
      },
      expectation: " (\(locale.identifier))", hint: hints.hint)
    guard !notations.isEmpty else { return reader }
    reader.notations = notations
    reader.read = { number throws(NumberParseError) in
      // Bytes that aren't UTF-8 have an error of their own.
      let text = String(decoding: number.utf8, as: UTF8.self)
      guard text.utf8.elementsEqual(number.utf8) else {
        return try format.parse(utf8: number.utf8, mode: mode)
      }
      return try format.parse(text, mode: mode, accepting: notations)
    }
    return reader
  }

  /// Returns a reading of numbers in any of these conventions, which agree on all numbers.
  ///
  /// The examples, if there are any, are numbers in the forms of nearly all.
  static func detected(
    _ conventions: [Convention], _ mode: ParseMode, examples: [String] = []
  ) -> NumberReader {
    let formats = conventions.flatMap(\.formats)
    let likenesses = formats.map { ($0, $0.likeness(to: examples, mode)) }
    let first = likenesses.max { $0.1 < $1.1 }?.0 ?? formats[0]
    let isFast = first.symbols.digits[0] == "0"
    return NumberReader(
      read: { number throws(NumberParseError) in
        if isFast, let value = try? first.parse(utf8: number.utf8, mode: mode) { return value }
        for convention in conventions {
          if let value = convention.read(number.utf8, mode: mode) { return value }
        }
        return try first.parse(utf8: number.utf8, mode: mode)
      },
      notations: conventions[0].notations, expectation: " (detected: \(conventions[0].sample))",
      hint: { text in conventions.lazy.compactMap { $0.question(about: text) }.first })
  }
}

extension NumberFormat {
  /// Returns a measure of how many of some numbers are in the form that the format writes, which it
  /// reads in a quarter of the time.
  ///
  /// `1 234,50 €` with ordinary spaces is less like the French form than with its own spaces, and
  /// more than `€ 1.234,50` is.
  fileprivate func likeness(to numbers: [String], _ mode: ParseMode) -> Int {
    numbers.reduce(0) { sum, number in
      if (try? parse(number, mode: .strict)) != nil { return sum + 2 }
      guard let value = try? parse(number, mode: mode) else { return sum }
      return sum + (Convention.ends(of: format(value)) == Convention.ends(of: number) ? 1 : 0)
    }
  }
}
