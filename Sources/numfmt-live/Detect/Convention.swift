import LiveNumber

/// A way of writing numbers that locales have in common: the decimal separator, the grouping
/// separator, and the sizes of groups.
struct Convention {
  /// A number in this convention, such as `1.234.567,5`.
  ///
  /// Spaces of all kinds are ordinary spaces here, and apostrophes ASCII.
  let sample: String
  /// The identifiers of the locales that write so, widely known ones first.
  let locales: [String]
  /// The formats of these locales that differ in the minus sign.
  let formats: [NumberFormat]

  /// The notations besides digits that numbers can have.
  var notations: ParseNotations = []
  /// The words for thousands and more, and their exponents of ten, if they are read.
  var meanings: [String: [Int]] = [:]
  /// Whether words are read that can also be a sign or a unit.
  var readsDoubtfulWords = false

  var symbols: NumberSymbols { formats[0].symbols }

  /// Returns the number that a text is in this convention, or `nil` if it isn't one.
  ///
  /// A convention with digits of its own reads only them: others have the same separators with
  /// ASCII digits.
  func read(_ text: Bytes, mode: ParseMode) -> ExactDecimal? {
    if symbols.digits[0] != "0", text.contains(where: \.isDigit) { return nil }
    for format in formats {
      if let value = try? format.parse(utf8: text, mode: mode) { return value }
    }
    guard !notations.isEmpty, let text = String(validating: text, as: UTF8.self),
      readsDoubtfulWords || doubtfulWord(in: text) == nil
    else { return nil }
    for format in formats {
      if let value = try? format.parse(text, mode: mode, accepting: notations) { return value }
    }
    return nil
  }

  /// Returns whether another convention only differs in what stands around its numbers.
  func hasSameSeparators(as other: Convention) -> Bool {
    let (own, others) = (formats[0].pattern.grouping, other.formats[0].pattern.grouping)
    return meanings == other.meanings
      && symbols.decimalSeparator == other.symbols.decimalSeparator
      && symbols.groupingSeparator == other.symbols.groupingSeparator
      && symbols.digits == other.symbols.digits
      && (own.primary, own.secondary) == (others.primary, others.secondary)
  }

  /// Returns the conventions of some locales, for numbers in the form that `format` gives them,
  /// each with the words of one language if numbers have some.
  ///
  /// Those of most locales come first.
  static func of(
    _ locales: some Sequence<NumberLocale>, withWords: Bool = false,
    _ format: (NumberLocale) -> NumberFormat?
  ) -> [Convention] {
    var members: [Form: [(locale: String, format: NumberFormat, signed: String)]] = [:]
    for locale in locales {
      guard let format = format(locale) else { continue }
      let value = (12_345_675 as ExactDecimal).scaledByPowerOfTen(-1 - format.powerOfTen) ?? 0
      let words = withWords ? format.magnitudeMeanings.map { ($0.word, $0.exponents) } : []
      let form = Form(
        sample: plain(format.format(value)), meanings: Dictionary(words) { $0 + $1 })
      members[form, default: []].append((locale.identifier, format, format.format(-value)))
    }
    let conventions = members.map { form, members in
      var seen: Set<String> = []
      return Convention(
        sample: form.sample, locales: FamiliarLocale.sorted(members.map(\.locale)),
        formats: members.filter { seen.insert($0.signed).inserted }.map(\.format),
        meanings: form.meanings)
    }
    return conventions.sorted { one, other in
      let (first, second) = (
        withWords ? one.locales[0] : one.sample, withWords ? other.locales[0] : other.sample
      )
      return (other.locales.count, first) < (one.locales.count, second)
    }
  }

  /// What the members of a convention have in common.
  private struct Form: Hashable {
    var sample: String
    var meanings: [String: [Int]]
  }

  /// Returns what stands before the first and after the last digit of a number, in which all spaces
  /// are alike.
  static func ends(of number: String) -> [String] {
    let text = plain(number).unicodeScalars
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
    else { return [String(text)] }
    return [String(text[..<first]), String(text[text.index(after: last)...])]
  }

  /// Returns a text in which all spaces and all apostrophes are alike, without bidirectional marks.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch CharacterClass(scalar) {
      case .apostrophe: plain.append("'")
      case .space: plain.append(" ")
      case .bidiMark: break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

extension Convention {
  /// The separators, in words.
  var words: String {
    let decimal = "decimal separator \(decimalWords)"
    guard formats[0].pattern.grouping.primary > 0 else { return "\(decimal), no groups" }
    return "\(decimal), grouping separator \(Convention.quoted(symbols.groupingSeparator))"
  }

  /// The decimal separator in quotation marks.
  var decimalWords: String { Convention.quoted(symbols.decimalSeparator) }

  private static func quoted(_ separator: String) -> String {
    let plain = plain(separator)
    return plain == " " ? "space" : "\"\(plain)\""
  }
}

extension Convention {
  /// Returns the word of a text that multiplies the number and can also be something else, or `nil`
  /// if there is none.
  ///
  /// Only a person knows whether `5 Cr` is fifty millions or a credit, and `5 m` a distance. `K`,
  /// `M`, and words of three letters or more mean one thing. An amount of a currency isn't one of a
  /// unit.
  func doubtfulWord(in text: String) -> String? {
    guard let word = formats[0].magnitudeWord(in: text) else { return nil }
    guard !ParseHints.signWords.contains(word) else { return word }
    guard formats[0].currency == nil else { return nil }
    let letters = word.unicodeScalars.prefix { $0 != "." }
    guard letters.count <= 2, letters.allSatisfy(\.isASCII) else { return nil }
    return ["k", "K", "M"].contains(String(letters)) ? nil : word
  }

  /// Returns what is asked about a text with a word that can be something else, or `nil`.
  func question(about text: Bytes) -> String? {
    guard notations.contains(.magnitudes), let text = String(validating: text, as: UTF8.self),
      let word = doubtfulWord(in: text)
    else { return nil }
    return "\"\(word)\" can be a magnitude, a unit, or a sign; with the name of a locale, it's a "
      + "magnitude."
  }
}
