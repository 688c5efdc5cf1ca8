/// The kind of a character in a number, in every locale.
///
/// ``CharacterClasses`` adds the separators that a format has and that aren't listed here.
package enum CharacterClass {
  /// A digit of any numbering system, whose value ``DecimalDigit`` returns.
  case digit

  // MARK: Separators

  case point, comma
  /// U+066B, which is a decimal separator everywhere.
  case arabicDecimal
  /// U+066C, which groups digits everywhere.
  case arabicGrouping
  /// A space that can separate groups of digits.
  case space
  case apostrophe
  /// The decimal separator of a format, if it's none of the others.
  case unlistedDecimal
  /// The grouping separator of a format, if it's none of the others.
  case unlistedGrouping

  // MARK: Other characters

  /// A tab, a line end, or a space without width, which can surround a number as a space can.
  case lineEnd
  case minus, plus
  case openingParenthesis, closingParenthesis
  /// The operators of fields that calculate, and their equals sign.
  case times, over, equals
  /// Another arithmetic operator.
  case mathOperator
  /// A letter of any script, or a mark of one.
  case letter
  /// An invisible mark that sets the direction of text, but not U+202E, which reverses digits.
  case bidiMark
  case other

  package init(_ scalar: Unicode.Scalar) {
    // Most characters are ASCII digits.
    if scalar.value &- 0x30 < 10 {
      self = .digit
      return
    }
    self =
      switch scalar.value {
      // The keys of the period on Chinese, Japanese, Urdu, and Hindi keyboards write 3002 or FF61,
      // 6D4, and 964.
      case 0x2E, 0x6D4, 0x964, 0x3002, 0xFE52, 0xFF0E, 0xFF61: .point
      // And those of the comma on Arabic and Japanese ones 60C, and 3001 or FF64.
      case 0x2C, 0x60C, 0x3001, 0xFE50, 0xFF0C, 0xFF64: .comma
      case 0x66B: .arabicDecimal
      case 0x66C: .arabicGrouping
      case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .space
      case 0x27, 0x2BC, 0x55A, 0x1FBD, 0x1FBF, 0x2018, 0x2019, 0xFF07: .apostrophe
      case 0x09...0x0D, 0x85, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: .lineEnd
      // The last two are what Japanese input methods produce for the key.
      case 0x2D, 0x2010...0x2014, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D, 0x30FC,
        0xFF70:
        .minus
      case 0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: .plus
      case 0x28, 0xFF08: .openingParenthesis
      case 0x29, 0xFF09: .closingParenthesis
      case 0x2A, 0xD7, 0x2217, 0xFF0A: .times
      case 0x2F, 0xF7, 0x2215, 0xFF0F: .over
      case 0x3D, 0xFE66, 0xFF1D: .equals
      // Dots that multiply, the slash of fractions, and to the power of.
      case 0xB7, 0x22C5, 0x2044, 0x5E, 0xFF3E: .mathOperator
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202D, 0x2066...0x2069: .bidiMark
      default:
        DecimalDigit(scalar) != nil ? .digit : Self.isLetter(scalar) ? .letter : .other
      }
  }

  /// Returns whether a scalar that isn't a digit is a letter or a mark of a word.
  ///
  /// It goes by blocks, since Embedded Swift has no properties of scalars, and leaves out what
  /// people type between numbers.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: true
    case 0xD7, 0xF7, 0x37E, 0x387, 0x589, 0x58A, 0x5BE, 0x5C0, 0x5C3, 0x5F3, 0x5F4, 0x600...0x60F,
      0x61B...0x61F, 0x66A...0x66D, 0x965, 0x970, 0xE2F, 0xE4F, 0xE5A, 0xE5B, 0x30A0, 0x30FB:
      false
    case 0xC0...0x1FBC, 0x2100...0x214F, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3031...0x318F,
      0x31A0...0x31FF, 0x3400...0xD7FF, 0xF900...0xFDCF, 0xFE70...0xFEFC, 0xFF21...0xFF3A,
      0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x1EFFF, 0x20000...0x3FFFF:
      !CurrencyScalars.isSymbol(scalar)
    default: false
    }
  }

  var canBeDecimal: Bool {
    switch self {
    case .point, .comma, .arabicDecimal, .unlistedDecimal: true
    default: false
    }
  }

  var canGroup: Bool {
    switch self {
    case .point, .comma, .arabicGrouping, .space, .apostrophe, .unlistedGrouping: true
    default: false
    }
  }

  package var isSeparator: Bool { canBeDecimal || canGroup }

  package var isSign: Bool { self == .minus || self == .plus }

  package var isParenthesis: Bool { self == .openingParenthesis || self == .closingParenthesis }

  /// Whether the character is a sign, or one of the parentheses that replace a minus.
  package var isSignOrParenthesis: Bool { isSign || isParenthesis }

  /// Whether the character can surround a number and means nothing there.
  var isWhitespace: Bool { self == .space || self == .lineEnd }
}

/// The classes of characters from the point of view of one format.
struct CharacterClasses: Sendable {
  /// The class of the format's decimal separator.
  let decimal: CharacterClass
  /// The class of the format's grouping separator.
  let grouping: CharacterClass
  /// The character of a separator, or `nil` if it has several.
  let decimalCharacter, groupingCharacter: Unicode.Scalar?

  init(_ symbols: NumberSymbols) {
    decimalCharacter = CharacterClasses.onlyScalar(of: symbols.decimalSeparator)
    groupingCharacter = CharacterClasses.onlyScalar(of: symbols.groupingSeparator)
    let decimal = decimalCharacter.map(CharacterClass.init) ?? .other
    let grouping = groupingCharacter.map(CharacterClass.init) ?? .other
    self.decimal = decimal.isSeparator ? decimal : .unlistedDecimal
    self.grouping = grouping.isSeparator ? grouping : .unlistedGrouping
  }

  subscript(_ scalar: Unicode.Scalar) -> CharacterClass {
    let common = CharacterClass(scalar)
    if common.isSeparator { return common }
    if scalar == decimalCharacter { return .unlistedDecimal }
    return scalar == groupingCharacter ? .unlistedGrouping : common
  }

  // MARK: - What a separator means as a key: EDITING.md 4.2

  /// Returns whether characters of a class are the decimal key.
  func isDecimalKey(_ kind: CharacterClass) -> Bool {
    kind == decimal || kind.canBeDecimal && kind != grouping
  }

  /// Returns whether characters of a class are the grouping key.
  func isGroupingKey(_ kind: CharacterClass) -> Bool {
    !isDecimalKey(kind) && (kind == grouping || kind == .arabicGrouping)
  }

  /// Returns whether a scalar is the format's grouping separator itself.
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == groupingCharacter && scalar != decimalCharacter
  }

  /// Returns the only scalar of a symbol, ignoring bidirectional marks, or `nil` if it has several.
  private static func onlyScalar(of symbol: String) -> Unicode.Scalar? {
    let scalars = symbol.unmarkedScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}

extension String {
  /// The scalars without bidirectional marks.
  var unmarkedScalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars where !scalar.isBidiMark { scalars.append(scalar) }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether a period right behind the character ends an abbreviation and is no decimal separator:
  /// behind a letter, and behind the slash of `S/`.
  package var canEndAbbreviation: Bool { self == "/" || CharacterClass(self) == .letter }
  var isBidiMark: Bool { CharacterClass(self) == .bidiMark }
  var isSpace: Bool { CharacterClass(self) == .space }
  /// Whether the letter begins the exponent of a number, as in `1.5e3`.
  package var beginsExponent: Bool {
    switch value {
    case 0x45, 0x65, 0xFF25, 0xFF45: true
    default: false
    }
  }
  var isWhitespace: Bool { CharacterClass(self).isWhitespace }
}
