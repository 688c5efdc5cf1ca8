/// An arithmetic expression as somebody wrote it: numbers, operators, and parentheses.
///
/// What its numbers are, and whether the tokens make an expression, isn't decided yet.
struct Expression {
  /// A part of an expression.
  struct Token: Equatable {
    let kind: Kind
    /// The offsets of its scalars.
    let range: Range<Int>

    enum Kind: UInt8 {
      case number, plus, minus, times, over, open, close, percent

      var isSign: Bool { self == .plus || self == .minus }
      var isOperator: Bool { isSign || self == .times || self == .over }
    }
  }

  /// The maximum number of scalars in an expression.
  static var maximumLength: Int { 1_000 }

  let scalars: [Unicode.Scalar]
  private(set) var tokens: [Token] = []
  /// Whether the text begins as a formula does: `=20+3*2`.
  let hasEqualsSign: Bool
  /// Whether percent signs belong to the numbers of the format.
  let hasOwnPercent: Bool
  private let groupingCharacter: Unicode.Scalar?

  /// Divides a text into tokens.
  ///
  /// An equals sign in front isn't a token, since it has no part in the calculation.
  /// Whatever isn't an operator, a parenthesis, or a percent sign is part of a number, also a
  /// text that the format itself writes, such as the `/` of `km/h`, the sign of an exponent, and
  /// the dash of a price.
  init(_ scalars: [Unicode.Scalar], in format: NumberFormat) {
    self.scalars = scalars
    hasOwnPercent = format.style.kind.scaleSign != nil
    groupingCharacter = format.compiled.characterClasses.groupingCharacter
    let affixes = format.compiled.affixTexts
    var number: Range<Int>?
    var index = scalars.prefix { $0.isWhitespace }.count
    hasEqualsSign = index < scalars.count && CharacterClass(scalars[index]) == .equals
    if hasEqualsSign { index += 1 }
    func take(_ count: Int) {
      number = (number?.lowerBound ?? index)..<(index + count)
      index += count
    }
    while index < scalars.count {
      if let length = affixes.prefixLength(of: scalars[index...]),
        length > 1 || kind(of: scalars[index]) == nil
      {
        // In front of a parenthesis, an own symbol has no digits: `$(2+3)`.
        let rest = scalars[(index + length)...].drop { $0.isWhitespace }
        if number == nil, rest.first.map({ Expression.kind(of: $0) }) == .open {
          index += length
        } else {
          take(length)
        }
      } else if scalars[index].isWhitespace {
        index += 1
      } else if let kind = kind(of: scalars[index]), !belongsToNumber(index, number) {
        if let end = number { tokens.append(Token(kind: .number, range: end)) }
        number = nil
        tokens.append(Token(kind: kind, range: index..<(index + 1)))
        index += 1
      } else {
        take(1)
      }
    }
    if let end = number { tokens.append(Token(kind: .number, range: end)) }
  }

  /// The ranges of the numbers, in order.
  var numbers: [Range<Int>] { tokens.filter { $0.kind == .number }.map { $0.range } }

  /// Returns the kind of token that a scalar is, or `nil` if it is part of a number.
  private func kind(of scalar: Unicode.Scalar) -> Token.Kind? {
    if NumberStyle.ScaleSign(scalar) == .percent { return hasOwnPercent ? nil : .percent }
    return Expression.kind(of: scalar)
  }

  /// Returns the operator or parenthesis that a scalar is, or `nil` if it is none.
  static func kind(of scalar: Unicode.Scalar) -> Token.Kind? {
    switch CharacterClass(scalar) {
    case .plus where !isInNumber(scalar): .plus
    case .minus where !isInNumber(scalar): .minus
    case .times: .times
    case .over: .over
    case .openingParenthesis: .open
    case .closingParenthesis: .close
    default: nil
    }
  }

  /// Returns whether a sign can't be an operator: a raised or lowered one is an exponent's or an
  /// index's, and dashes between numbers mean ranges, `10–5`.
  private static func isInNumber(_ sign: Unicode.Scalar) -> Bool {
    switch sign.value {
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2012...0x2014, 0xFE58: true
    default: false
    }
  }

  /// Returns whether a sign belongs to the number in front of it: that of an exponent, `1e-5` or
  /// `10^-3`, and the dash of a price, `5,-`.
  private func belongsToNumber(_ index: Int, _ number: Range<Int>?) -> Bool {
    guard let number, number.upperBound == index, let last = scalars[..<index].last,
      Expression.kind(of: scalars[index])?.isSign == true
    else { return false }
    let isBeforeDigit = index + 1 < scalars.count && DecimalDigit(scalars[index + 1]) != nil
    let isBehindDigit = number.count > 1 && DecimalDigit(scalars[index - 2]) != nil
    if last == "^" { return true }
    guard isBehindDigit else { return false }
    if isBeforeDigit { return last.beginsExponent }
    return Expression.kind(of: scalars[index]) == .minus && CharacterClass(last).canBeDecimal
  }

  // MARK: - Forms

  /// Whether the text begins with an operator, which can continue a number in front of it.
  var beginsWithOperator: Bool {
    !hasEqualsSign && tokens.first.map { $0.kind.isOperator } ?? false
  }

  /// Whether the text is a number with at most a sign in front, and nothing else.
  var isNumber: Bool {
    consists(of: .number) || consists(of: .plus, .number) || consists(of: .minus, .number)
  }

  /// Whether the text is a number with a trailing minus, `12-`.
  var hasTrailingMinus: Bool { consists(of: .number, .minus) }

  /// Whether the text is a number in parentheses, and nothing else.
  var isInParentheses: Bool { consists(of: .open, .number, .close) }

  private func consists(of kinds: Token.Kind...) -> Bool {
    !hasEqualsSign && tokens.map { $0.kind } == kinds
  }

  /// The number of times that whole numbers are joined by the same `-` or `/` and nothing else,
  /// as in dates and telephone numbers; 0 if the text is anything else, such as a formula.
  var joints: Int {
    guard !hasEqualsSign, tokens.count % 2 == 1, tokens.count > 1,
      tokens[1].kind == .minus || tokens[1].kind == .over
    else { return 0 }
    let joint = scalars[tokens[1].range.lowerBound]
    for (index, token) in tokens.enumerated() {
      guard index == 0 || token.range.lowerBound == tokens[index - 1].range.upperBound else {
        return 0
      }
      if index % 2 == 1 {
        guard token.kind.isOperator, scalars[token.range.lowerBound] == joint else { return 0 }
      } else {
        // The field adds the separators of groups.
        let isWhole = scalars[token.range].allSatisfy {
          DecimalDigit($0) != nil || $0 == groupingCharacter
        }
        guard token.kind == .number, isWhole else { return 0 }
      }
    }
    return tokens.count / 2
  }

  /// Whether the text looks like a date or a telephone number: `2026-11-26`, `01/02`.
  var looksLikeDate: Bool {
    joints > 1
      || joints == 1
        && numbers.contains { $0.count > 1 && DecimalDigit(scalars[$0.lowerBound])?.value == 0 }
  }

  /// The text as far as it is finished: without the operators and parentheses at the end that
  /// wait for a number, and with the parentheses that are missing.
  var finished: Expression {
    var other = self
    while let last = other.tokens.last, last.kind.isOperator || last.kind == .open {
      other.tokens.removeLast()
    }
    let end = scalars.count..<scalars.count
    let missing = other.tokens.reduce(0) {
      $1.kind == .open ? $0 + 1 : $1.kind == .close ? $0 - 1 : $0
    }
    for _ in 0..<max(missing, 0) { other.tokens.append(Token(kind: .close, range: end)) }
    return other
  }
}
