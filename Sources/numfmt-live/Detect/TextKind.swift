import LiveNumber

/// A kind of text that has digits and isn't a number.
enum TextKind: String, CaseIterable {
  case date, telephone, iban, code
  /// Digits with a period after them, which a number can be, too.
  case ordinal
  /// A mark that stands for a missing value, such as a dash.
  case placeholder

  /// The kind in words, for a column.
  var words: String {
    switch self {
    case .date: "dates or times"
    case .telephone: "telephone numbers"
    case .iban: "IBANs"
    case .code: "codes with leading zeros"
    case .ordinal: "ordinals"
    case .placeholder: "placeholders"
    }
  }

  /// Creates the kind of a text, or `nil` if it's a number or any other text.
  ///
  /// A text can have the form of a date and of a number, as `20240131` does; then it's a date here,
  /// and the other texts of its column decide.
  init?(_ bytes: Bytes) {
    guard !bytes.isEmpty, bytes.count <= TextKind.maximumLength else { return nil }
    if TextKind.isPlaceholder(bytes) {
      self = .placeholder
    } else if DateForm(bytes) != nil {
      self = .date
    } else if TextKind.isTelephone(bytes) {
      self = .telephone
    } else if TextKind.isIBAN(bytes) {
      self = .iban
    } else if TextKind.isCode(bytes) {
      self = .code
    } else if TextKind.isOrdinal(bytes) {
      self = .ordinal
    } else {
      return nil
    }
  }

  private static let maximumLength = 48

  /// Returns whether a text has digits, and nothing but digits, signs, what separates digits in
  /// some locale, and exponents with a sign, as in `4e+06`.
  static func looksLikeNumber(_ bytes: Bytes) -> Bool {
    var hasDigit = false
    var isASCII = true
    for (index, byte) in bytes.enumerated() {
      if byte.isDigit {
        hasDigit = true
      } else if byte >= 0x80 {
        isASCII = false
      } else if !isPartOfNumber(byte), !isExponent(index, in: bytes) {
        return false
      }
    }
    guard !isASCII else { return hasDigit }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar.properties.numericType == .decimal { hasDigit = true }
      if scalar.properties.isAlphabetic || CurrencyScalars.isSymbol(scalar)
        || NumberStyle.ScaleSign(scalar) != nil || "△▲▽▼".unicodeScalars.contains(scalar)
      {
        return false
      }
    }
    return hasDigit
  }

  /// Returns whether a letter between digits begins an exponent, and the number has a sign in it or
  /// a separator, as in `4e+06` and `1.5E7`.
  ///
  /// Without them, as in `4E6`, it's more likely a code.
  private static func isExponent(_ index: Int, in bytes: Bytes) -> Bool {
    guard beginsExponent(index, in: bytes) else { return false }
    return !bytes[index + 1].isDigit || bytes[..<index].contains(where: isPointOrComma)
  }

  private static func beginsExponent(_ index: Int, in bytes: Bytes) -> Bool {
    guard Unicode.Scalar(bytes[index]).beginsExponent, index > 0, bytes[index - 1].isDigit,
      index + 1 < bytes.count
    else { return false }
    let digits = bytes[(index + (bytes[index + 1].numberClass.isSign ? 2 : 1))...]
    return !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }

  /// Returns whether a text looks like a number with an exponent.
  static func hasExponent(_ bytes: Bytes) -> Bool {
    guard let index = bytes.firstIndex(where: { Unicode.Scalar($0).beginsExponent }) else {
      return false
    }
    return beginsExponent(index, in: bytes) && looksLikeNumber(Bytes(rebasing: bytes[..<index]))
  }

  /// Returns the range from the first to the last digit of a text, or `nil` if it has none.
  static func digits(in bytes: Bytes, ofAllScripts: Bool) -> Range<Int>? {
    if let first = bytes.firstIndex(where: \.isDigit), let last = bytes.lastIndex(where: \.isDigit)
    {
      return first..<(last + 1)
    }
    guard ofAllScripts, bytes.contains(where: { $0 >= 0x80 }),
      let scalars = String(validating: bytes, as: UTF8.self).map({ Array($0.unicodeScalars) })
    else { return nil }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return nil }
    let start = scalars[..<first].reduce(0) { $0 + UTF8.width($1) }
    return start..<scalars[first...last].reduce(start) { $0 + UTF8.width($1) }
  }

  /// Returns whether a text has a digit, in any script.
  static func hasDigit(_ bytes: Bytes) -> Bool { digits(in: bytes, ofAllScripts: true) != nil }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    let kind = byte.numberClass
    return kind.isSeparator || kind.isSignOrParenthesis || byte == tab
  }

  private static func isPointOrComma(_ byte: UInt8) -> Bool {
    let kind = byte.numberClass
    return kind == .point || kind == .comma
  }

  private static let tab = UInt8(ascii: "\t")

  /// Returns whether a text looks like a number if what isn't a digit at its ends, such as a
  /// currency or `H` for credit, isn't a part of it.
  static func looksLikeAmount(_ bytes: Bytes) -> Bool {
    guard !looksLikeNumber(bytes) else { return true }
    guard let digits = digits(in: bytes, ofAllScripts: true) else { return false }
    let ends = [bytes[..<digits.lowerBound], bytes[digits.upperBound...]]
    return looksLikeNumber(Bytes(rebasing: bytes[digits]))
      && ends.allSatisfy { end in
        // Characters, not bytes: `USD −` has five.
        end.count { $0 & 0xC0 != 0x80 } <= maximumAffixLength && !end.contains(where: isDelimiter)
      }
  }

  /// Returns whether a text looks like an amount and has no sign or tab between its digits, no
  /// space but before groups, and no other separators in turn, unlike lines of several values.
  static func isOneAmount(_ bytes: Bytes) -> Bool {
    guard looksLikeAmount(bytes), let first = bytes.firstIndex(where: \.isDigit),
      let last = bytes.lastIndex(where: \.isDigit)
    else { return looksLikeAmount(bytes) }
    let number = bytes[first...last]
    guard !number.contains(where: { $0.numberClass.isSignOrParenthesis || $0 == tab }) else {
      return false
    }
    // Only the last separator of `7.234.567,5` is another one, behind a group, unlike those of
    // `7.5,2.5`, `7'234.5,2`, and `7.50,2`; and none stands beside another, as in `7...2`.
    var (separator, isLast, canFollow) = (nil as UInt8?, false, true)
    var digitCount = 0
    for byte in number {
      let kind = byte.numberClass
      let isSeparator = kind.isSeparator && kind != .space || byte == lastByteOfApostrophe
      if isSeparator {
        guard canFollow, !isLast else { return false }
        if separator == nil { separator = byte }
        isLast = byte != separator
        guard !isLast || digitCount == 3 else { return false }
      }
      canFollow = !isSeparator
      digitCount = byte.isDigit ? digitCount + 1 : 0
    }
    // The groups of `7 234,5` have three digits, unlike the numbers of `1950 23.5`.
    let words = number.split(separator: UInt8(ascii: " "))
    return words.dropFirst().allSatisfy { $0.prefix(while: \.isDigit).count >= 3 }
      && words.dropLast().allSatisfy { !$0.contains(where: isPointOrComma) }
  }

  private static let maximumAffixLength = 6
  /// The last byte of U+2019.
  private static let lastByteOfApostrophe: UInt8 = 0x99

  private static func isDelimiter(_ byte: UInt8) -> Bool { ";\t|,\"".utf8.contains(byte) }

  /// Returns whether a text that looks like a number has a separator or a sign, and not digits
  /// alone.
  static func hasMark(_ bytes: Bytes) -> Bool { !bytes.allSatisfy(\.isDigit) }

  // MARK: - Kinds

  /// Returns whether a text has only spaces, such as those without breaks.
  static func isBlank(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x80 || $0 <= UInt8(ascii: " ") }
      && String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func isPlaceholder(_ bytes: Bytes) -> Bool {
    var isASCII = true
    var isMark = true
    for byte in bytes {
      if byte >= 0x80 { isASCII = false }
      if byte.isDigit || byte.isLetter || byte <= UInt8(ascii: " ") { isMark = false }
    }
    if isASCII { return isMark || words.contains(word(bytes)) }
    guard isMark else { return false }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    // A dash of another encoding is one byte, and several are letters.
    return scalars.count { $0 == "\u{FFFD}" } < 2
      && scalars.allSatisfy { scalar in
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
          && !scalar.properties.isWhitespace
      }
  }

  /// Returns the bytes of a short text in small letters as a number, or 0 for a long one.
  private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
    guard bytes.count <= 8 else { return 0 }
    return bytes.reduce(0) { word, byte in
      word << 8 | UInt64(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
    }
  }

  private static let words = [
    "n/a", "na", "n.a.", "#n/a", "null", "\\n", "nil", "none", "nan", "k.a.", "k. a.", "n.v.",
    "entf.", "n/d", "n.d.", "n.c.", "#div/0!", "#ref!", "#name?", "#num!", "#null!", "#value!",
    // The errors of Excel in German, French, Italian, and Dutch.
    "#nv", "#wert!", "#bezug!", "#zahl!", "#valeur!", "#nom?", "#nombre!", "#valore!", "#rif!",
    "#n/d", "#n/b", "#waarde!", "#getal!", "#verw!", "#naam?",
  ].map { word($0.utf8) }

  private static func isTelephone(_ bytes: Bytes) -> Bool {
    guard bytes.count >= 7, bytes[0].isDigit || "+(".utf8.contains(bytes[0]) else { return false }
    let digitCount = bytes.count(where: \.isDigit)
    guard digitCount >= 7, let first = bytes.first, let last = bytes.last, last.isDigit,
      bytes.allSatisfy({ $0.isDigit || "+ ()/.-".utf8.contains($0) }), !hasCents(bytes)
    else { return false }
    let marks = bytes.dropFirst().filter { !$0.isDigit }
    guard !marks.contains(UInt8(ascii: "+")) else { return false }
    if first.isDigit, digitCount == 10, bytes.count == 12, marks.count == 2,
      !bytes[3].isDigit, !bytes[7].isDigit, marks.allSatisfy({ " .-".utf8.contains($0) })
    {
      return true
    }
    guard "+0(".utf8.contains(first) else { return false }
    return first == UInt8(ascii: "+") || bytes.contains { " ()/-".utf8.contains($0) }
  }

  /// Returns whether a text has one period, with one or two digits after it, as amounts have.
  private static func hasCents(_ bytes: Bytes) -> Bool {
    let period = UInt8(ascii: ".")
    guard let first = bytes.firstIndex(of: period), bytes.lastIndex(of: period) == first else {
      return false
    }
    return bytes.count - first <= 3
  }

  private static func isIBAN(_ bytes: Bytes) -> Bool {
    func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    guard bytes.count >= 15, bytes[..<2].allSatisfy(isCapital), bytes[2..<4].allSatisfy(\.isDigit)
    else { return false }
    let space = UInt8(ascii: " ")
    return 15...34 ~= bytes.count { $0 != space }
      && bytes[4...].allSatisfy { $0.isDigit || isCapital($0) || $0 == space }
  }

  /// Returns whether a text is digits with a period after them.
  static func isOrdinal(_ bytes: Bytes) -> Bool {
    bytes.count > 1 && bytes[bytes.count - 1] == UInt8(ascii: ".")
      && bytes.dropLast().allSatisfy(\.isDigit)
  }

  private static func isCode(_ bytes: Bytes) -> Bool {
    // `(0088)` isn't a negative number.
    if bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")"), bytes.count > 2 {
      return isCode(Bytes(rebasing: bytes[1..<(bytes.count - 1)]))
    }
    return bytes.count > 1 && bytes[0] == UInt8(ascii: "0") && bytes[1].isDigit
      && bytes.allSatisfy {
        $0.isDigit || $0.numberClass.isSeparator || $0.numberClass == .minus
      }
  }
}

extension UInt8 {
  /// The class of an ASCII character.
  fileprivate var numberClass: CharacterClass {
    self < 0x80 ? CharacterClass(Unicode.Scalar(self)) : .other
  }
}
