/// A kind of text that has digits and isn't a number.
enum TextKind: String, CaseIterable {
  case date, telephone, iban, code
  /// A mark that stands for a missing value, such as a dash.
  case placeholder

  /// The kind in words, for a column.
  var words: String {
    switch self {
    case .date: "dates or times"
    case .telephone: "telephone numbers"
    case .iban: "IBANs"
    case .code: "codes with leading zeros"
    case .placeholder: "placeholders"
    }
  }

  /// Creates the kind of a text, or `nil` if it's a number or any other text.
  ///
  /// A text can have the form of a date and of a number, as `20240131` does; then it's a date here, and
  /// the other texts of its column decide.
  init?(_ bytes: Bytes) {
    guard bytes.count <= TextKind.maximumLength else { return nil }
    let hasLetters = bytes.contains(where: \.isLetter)
    // Most texts of a file are words, which are none of these.
    if hasLetters, bytes.count > 6, !bytes.contains(UInt8(ascii: ":")), !TextKind.isIBAN(bytes) {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let kinds: [(kind: TextKind, test: () -> Bool)] = [
      (.placeholder, { TextKind.isPlaceholder(text) }), (.date, { TextKind.isDate(text) }),
      (.telephone, { TextKind.isTelephone(text) }), (.iban, { TextKind.isIBAN(bytes) }),
      (.code, { TextKind.isCode(text) }),
    ]
    guard let kind = kinds.first(where: { $0.test() })?.kind else { return nil }
    self = kind
  }

  private static let maximumLength = 48

  /// Returns a Boolean value that indicates whether a text has digits, and nothing but digits, signs, and
  /// what separates digits in some locale.
  static func looksLikeNumber(_ bytes: Bytes) -> Bool {
    var hasDigit = false
    var isASCII = true
    for byte in bytes {
      if byte.isDigit {
        hasDigit = true
      } else if byte >= 0x80 {
        isASCII = false
      } else if !separators.contains(byte) {
        return false
      }
    }
    guard !isASCII else { return hasDigit }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar.properties.numericType == .decimal { hasDigit = true }
      let isMoney = scalar.properties.generalCategory == .currencySymbol
      if scalar.properties.isAlphabetic || isMoney { return false }
    }
    return hasDigit
  }

  private static let separators = Array(" .,'+-()\t".utf8)

  // MARK: - Kinds

  private static func isPlaceholder(_ text: String) -> Bool {
    words.contains(text.lowercased())
      || text.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
          && !scalar.properties.isWhitespace
      }
  }

  private static let words: Set = [
    "n/a", "na", "n.a.", "#n/a", "null", "\\n", "nil", "none", "nan", "k.a.", "k. a.", "n.v.",
    "entf.", "n/d", "n.d.", "n.c.",
  ]

  private static func isDate(_ text: String) -> Bool {
    // A time can follow, or be all there is.
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "T" || $0 == "t" })
    guard let day = parts.first, text.first != " " else { return false }
    if isDay(day) { return parts.count == 1 || isTime(parts[1]) }
    return parts.count == 1 && isTime(day)
  }

  /// Returns a Boolean value that indicates whether a text is a date, a time, or both.
  static func isDate(_ bytes: Bytes) -> Bool {
    bytes.count <= maximumLength && isDate(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a Boolean value that indicates whether a text can be a number and a date at once, as
  /// `20240131` and `01.2024` can.
  static func canBeNumberOfDate(_ bytes: Bytes) -> Bool {
    let digitCount = bytes.count(where: \.isDigit)
    return bytes.count - digitCount <= 1
  }

  private static func isTime(_ text: Substring) -> Bool {
    text.wholeMatch(
      of: /[0-2]?\d:[0-5]\d(:[0-5]\d([.,]\d+)?)?( ?[AaPp]\.?[Mm]\.?|Z| ?[+-]\d\d:?\d\d)?/) != nil
  }

  private static func isDay(_ text: Substring) -> Bool {
    if text.utf8.count == 8, text.utf8.allSatisfy(\.isDigit) {
      return isDay([text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)])
    }
    let parts = text.split(omittingEmptySubsequences: false) {
      $0 == "." || $0 == "/" || $0 == "-"
    }
    guard text.utf8.count <= 10,
      parts.allSatisfy({ $0.count <= 4 && $0.allSatisfy(\.isASCII) })
    else { return false }
    // A month and a year.
    if parts.count == 2 {
      guard let month = Int(parts[0]), let year = Int(parts[1]), parts[1].count == 4 else {
        return false
      }
      return 1...12 ~= month && years ~= year
    }
    // A day and a month, as in `31.12.`
    if parts.count == 3, parts[2].isEmpty, text.last == ".", let day = Int(parts[0]),
      let month = Int(parts[1])
    {
      return 1...31 ~= day && 1...12 ~= month
    }
    return parts.count == 3 && isDay(parts)
  }

  private static let years = 1900...2100

  /// Returns a Boolean value that indicates whether three numbers are a year, a month, and a day, in one of
  /// the orders that are in use.
  private static func isDay(_ parts: [Substring]) -> Bool {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return false }
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    func isMonthAndDay(_ month: Int, _ day: Int) -> Bool { 1...12 ~= month && 1...31 ~= day }
    if parts[0].count == 4 { return years ~= first && isMonthAndDay(second, third) }
    guard parts[2].count == 2 || parts[2].count == 4 && years ~= third else { return false }
    return isMonthAndDay(first, second) || isMonthAndDay(second, first)
      // The year has two digits and comes first.
      || parts[0].count == 2 && parts[2].count == 2 && isMonthAndDay(second, third)
  }

  private static func isTelephone(_ text: String) -> Bool {
    if text.wholeMatch(of: /\d{3}[ .-]\d{3}[ .-]\d{4}/) != nil { return true }
    guard text.wholeMatch(of: /(\+|00?|\()[\d ()\/.-]*\d/) != nil else { return false }
    let hasMarks = text.contains { " ()/-".contains($0) }
    return text.count(where: \.isNumber) >= 7 && (hasMarks || text.first == "+")
  }

  private static func isIBAN(_ bytes: Bytes) -> Bool {
    func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    guard bytes.count >= 15, bytes[..<2].allSatisfy(isCapital), bytes[2..<4].allSatisfy(\.isDigit)
    else { return false }
    let plain = bytes.filter { $0 != UInt8(ascii: " ") }
    return 15...34 ~= plain.count && plain[4...].allSatisfy { $0.isDigit || isCapital($0) }
  }

  private static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: /0\d[\d ,.'-]*/) != nil
  }
}
