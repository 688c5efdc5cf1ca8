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
  /// groups.
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
    let scalars = text.unmarkedScalars[...]
    if notations.contains(.magnitudes), let magnitude = magnitude(in: scalars) {
      guard !magnitude.isAmbiguous, let exponent = magnitude.exponents.first else {
        let start = scalars[..<magnitude.word.startIndex].reduce(0) { $0 + UTF8.width($1) }
        let length = magnitude.word.reduce(0) { $0 + UTF8.width($1) }
        let range = scalars.count == text.unicodeScalars.count ? start..<(start + length) : nil
        let fault = ParseFault(.ambiguousMagnitude, range ?? 0..<text.utf8.count)
        throw NumberParseError(fault, in: text, format: self)
      }
      return try number(
        in: magnitude.number, text, mode, timesTenTo: exponent, upTo: maximumDigitCount)
    }
    if notations.contains(.scientific) {
      if let (number, exponent) = scalars.partsOfPower {
        return try self.number(
          in: number, text, mode, timesTenTo: exponent, upTo: maximumDigitCount)
      }
      if mode == .strict, let number = scalars.withoutExponent {
        // Nobody groups the digits in front of an `E`: `1.500E+03` in German is an error.
        _ = try self.number(in: number, text, mode, timesTenTo: 0, upTo: maximumDigitCount)
        return try parse(text, mode: .lenient, maximumDigitCount: maximumDigitCount)
      }
    }
    return try parse(text, mode: mode, maximumDigitCount: maximumDigitCount)
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
  /// The text without its power of ten, and the exponent, or `nil` if there is none: `1.5 €` and 3
  /// of `1.5×10³ €`.
  fileprivate var partsOfPower: (number: [Unicode.Scalar], exponent: Int)? {
    let isTimes: (Unicode.Scalar) -> Bool = { "×x*·".unicodeScalars.contains($0) }
    guard let times = lastIndex(where: isTimes) else { return nil }
    let power = self[(times + 1)...].drop { $0.isWhitespace }
    let end = power.firstIndex { $0.isWhitespace } ?? endIndex
    let front = self[..<times].reversed().drop { $0.isWhitespace }.reversed()
    return power[..<end].exponentOfTen.map { (Array(front) + Array(self[end...]), $0) }
  }

  /// The text without its exponent, or `nil` if there is none: `1.5 €` of `1.5e3 €`.
  fileprivate var withoutExponent: [Unicode.Scalar]? {
    let letters = indices.dropFirst().filter {
      self[$0].beginsExponent && DecimalDigit(self[$0 - 1]) != nil
    }
    guard let letter = letters.last else { return nil }
    let power = self[(letter + 1)...]
    let digits = power.dropFirst(power.first.map { CharacterClass($0).isSign } == true ? 1 : 0)
    let end = digits.firstIndex { DecimalDigit($0) == nil } ?? endIndex
    return power[..<end].exponent().map { _ in Array(self[..<letter]) + Array(self[end...]) }
  }
}

extension String {
  /// A Boolean value that indicates whether digits are shown in another order than they are
  /// written.
  var showsReversedDigits: Bool {
    var order = DigitOrder()
    for scalar in unicodeScalars { order.read(scalar, CharacterClass(scalar)) }
    return order.isReversed
  }
}
