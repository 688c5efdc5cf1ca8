/// The notations besides digits that parsing can accept.
///
/// Nobody sees a preview of what is parsed, so there is no arithmetic among them.
public struct ParseNotations: OptionSet, Hashable, Sendable {
  /// The bits of the notations.
  public let rawValue: UInt8
  /// Creates notations from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Powers of ten: `1.5e3`, `1.5×10^3`, and `1.5×10³`.
  public static let scientific = Self(rawValue: 1)
  /// The locale's words for thousands, millions, and more, and the letters `k`, `M`, and `G`
  /// unless they have another meaning there: `1,2 Mio.`, `5K`, `3 लाख`.
  public static let magnitudes = Self(rawValue: 2)
}

extension NumberFormat {
  /// Returns the number that a text represents in this format, or in other notations.
  ///
  /// The mode tells how the number without its power of ten is read. In front of an `e`, nothing
  /// groups, except in the mode `paste`.
  ///
  /// ```swift
  /// let german = try NumberFormat(.currency("EUR"), locale: "de")
  /// try german.parse("1,2 Mio. €", accepting: .magnitudes)                 // 1200000
  /// try german.parse("5 m", mode: .lenient, accepting: .magnitudes)        // throws: ambiguous
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: A value that tells how much the text may differ from the format.
  ///   - notations: The other notations.
  ///   - maximumDigitCount: The maximum number of digits that a power of ten can make of fewer.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``, with the code ``NumberParseError/Code/ambiguousMagnitude``
  ///   if a word can mean two powers of ten.
  public func parse(
    _ text: String, mode: ParseMode = .strict, accepting notations: ParseNotations,
    maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> ExactDecimal {
    guard !text.showsReversedDigits else { return try parse(text, mode: mode) }
    // Words and powers are looked for without marks, which the format's own form can need.
    let all = Array(text.unicodeScalars)
    let unmarked = all.indices.filter { !all[$0].isBidiMark }
    let scalars = unmarked.map { all[$0] }[...]
    let word = notations.contains(.magnitudes) ? magnitude(in: scalars) : nil
    let power = word == nil && notations.contains(.scientific) ? scalars.power : nil
    // The scanner of all modes but the strict one reads an `e` itself.
    guard let magnitude = word ?? power, mode == .strict || !magnitude.isLetter else {
      return try parse(text, mode: mode, maximumDigitCount: maximumDigitCount)
    }
    let end = unmarked[magnitude.word.endIndex - 1] + 1
    guard !magnitude.isAmbiguous, let exponent = magnitude.exponents.first else {
      let start = all[..<unmarked[magnitude.word.startIndex]].reduce(0) { $0 + UTF8.width($1) }
      let length = all[..<end].reduce(0) { $0 + UTF8.width($1) } - start
      let fault = ParseFault(.ambiguousMagnitude, start..<(start + length))
      throw NumberParseError(fault, in: text, format: self)
    }
    let number = try number(
      in: Array(all[..<unmarked[magnitude.front.endIndex]] + all[end...]), text, mode,
      timesTenTo: exponent, upTo: maximumDigitCount)
    // The format's own form groups no digits in front of an `e`: `1.500E+03` in German is an error.
    return magnitude.isLetter
      ? try parse(text, mode: .lenient, maximumDigitCount: maximumDigitCount) : number
  }

  /// Returns the number that a text represents in this format, or in other notations, as another
  /// type.
  ///
  /// - Throws: ``NumberParseError``, with the code ``NumberParseError/Code/doesNotFit`` if the
  ///   type can't hold the number.
  @_disfavoredOverload
  public func parse<Value: NumberValue>(
    _ text: String, as type: Value.Type = Value.self, mode: ParseMode = .strict,
    accepting notations: ParseNotations, maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> Value {
    try parse(text, mode: mode, accepting: notations, maximumDigitCount: maximumDigitCount)
      .value(of: text)
  }

  /// Returns a number times a power of ten.
  ///
  /// - Parameters:
  ///   - number: The number without the power of ten.
  ///   - text: The whole text, for errors.
  ///   - mode: The mode of the number.
  ///   - exponent: The exponent of ten.
  ///   - maximumDigitCount: The maximum number of digits that the exponent can make of fewer.
  /// - Returns: The product.
  /// - Throws: ``NumberParseError``.
  private func number(
    in number: [Unicode.Scalar], _ text: String, _ mode: ParseMode, timesTenTo exponent: Int,
    upTo maximumDigitCount: Int
  ) throws(NumberParseError) -> ExactDecimal {
    let value: ExactDecimal
    do throws(NumberParseError) {
      value = try parse(
        String(scalars: number), mode: mode, maximumDigitCount: maximumDigitCount)
    } catch {
      throw NumberParseError(error.code, in: text, words: error.message)
    }
    let maximum = min(maximumDigitCount, ExactDecimal.maximumDigitCount)
    guard let scaled = value.scaledByPowerOfTen(exponent),
      scaled.digitCountInFull <= max(maximum, value.digitCountInFull)
    else {
      throw NumberParseError(
        ParseFault(.tooManyDigitsInFull, 0..<text.utf8.count, digitCount: maximum), in: text,
        format: self)
    }
    return scaled
  }
}

extension ExactDecimal {
  /// The number of digits without an exponent: 5 of 0.00012.
  fileprivate var digitCountInFull: Int { max(digits.count, scale) }
}

extension ArraySlice<Unicode.Scalar> {
  /// The parts of a number with a power of ten, or `nil` if there is none: `1.5`, `×10³`, and ` €`
  /// of `1.5×10³ €`, and `e3` of `1.5e3`.
  var power: NumberWithMagnitude? {
    for index in indices.dropFirst().reversed() {
      let exponent: (value: Int, end: Int)?
      if "×x*·".unicodeScalars.contains(self[index]) {
        exponent = self[(index + 1)...].drop { $0.isWhitespace }.powerOfTen
      } else if self[index].beginsExponent, DecimalDigit(self[index - 1]) != nil {
        exponent = self[(index + 1)...].exponent()
      } else {
        continue
      }
      guard let (value, end) = exponent else { continue }
      let spaces = self[..<index].reversed().prefix { $0.isWhitespace }.count
      return NumberWithMagnitude(
        front: self[..<(index - spaces)], word: self[index..<end], back: self[end...],
        exponents: [value], isAmbiguous: false)
    }
    return nil
  }

  /// The exponent of the power of ten at the start, `10^-3` or `10³`, and the offset behind it, or
  /// `nil` if there is none.
  var powerOfTen: (value: Int, end: Int)? {
    guard prefix(2).map({ DecimalDigit($0)?.value }) == [1, 0] else { return nil }
    let rest = dropFirst(2)
    return rest.first == "^" ? rest.dropFirst().exponent() : rest.exponent { $0.raisedDigit }
  }
}

extension Unicode.Scalar {
  /// The value of a raised digit, or `nil` if the character is none.
  fileprivate var raisedDigit: UInt8? {
    switch value {
    case 0xB2: 2
    case 0xB3: 3
    case 0xB9: 1
    case 0x2070, 0x2074...0x2079: UInt8(value - 0x2070)
    default: nil
    }
  }
}

extension String {
  /// Whether digits are shown in another order than they are written.
  var showsReversedDigits: Bool {
    var order = DigitOrder()
    for scalar in unicodeScalars { order.read(scalar, CharacterClass(scalar)) }
    return order.isReversed
  }
}
