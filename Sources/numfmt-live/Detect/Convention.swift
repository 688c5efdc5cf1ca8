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

  /// Returns the conventions of some locales, for numbers in the form that `format` gives them.
  ///
  /// Those of most locales come first.
  static func of(
    _ locales: some Sequence<NumberLocale>, _ format: (NumberLocale) -> NumberFormat?
  ) -> [Convention] {
    var formats: [String: [(locale: String, format: NumberFormat, signed: String)]] = [:]
    for locale in locales {
      guard let format = format(locale) else { continue }
      let value = (12_345_675 as ExactDecimal).scaledByPowerOfTen(-1 - format.powerOfTen) ?? 0
      formats[plain(format.format(value)), default: []].append(
        (locale.identifier, format, format.format(-value)))
    }
    let order = formats.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return order.map { sample, members in
      var seen: Set<String> = []
      return Convention(
        sample: sample, locales: FamiliarLocale.sorted(members.map(\.locale)),
        formats: members.filter { seen.insert($0.signed).inserted }.map(\.format))
    }
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
