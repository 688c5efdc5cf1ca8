/// The forms of numbers that parsing accepts.
public enum ParseMode: String, Hashable, Sendable, CaseIterable {
  /// The locale's own form: groups absent or exactly right, signs and affixes where the pattern has
  /// them, and no spaces but the pattern's own, each as any space.
  case strict
  /// Whatever a careful person would read as the same number: surrounding spaces, any form of plus
  /// and minus on either side, parentheses for a minus, the characters that people use for one
  /// another as grouping separators, the affix or no affix.
  ///
  /// No reading changes the magnitude.
  case lenient
  /// What a field of the format takes when it is pasted: the text itself tells which separator is
  /// the decimal one, whatever the locale.
  ///
  /// A server reads with this mode what its users paste. It's an error if the text can be two
  /// numbers, such as `1.234` in French.
  case paste
}

extension NumberFormat {
  /// Returns the number that a text represents in this format.
  ///
  /// The whole text must be a number.
  ///
  /// ```swift
  /// let german = try NumberFormat(locale: "de")
  /// try german.parse("1.234,5")                     // 1234.5
  /// try german.parse("12.34")                       // throws: a group of 2 digits
  /// try german.parse(" −1 234,5 ", mode: .lenient)  // -1234.5
  /// try german.parse("12.34", mode: .paste)         // 12.34
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: A value that tells how much the text may differ from the format.
  ///   - maximumDigitCount: The maximum number of digits that an exponent can make of fewer. By
  ///     default, `1e999` is a number in the mode `lenient`, and `1e1000` isn't. Digits that are
  ///     written don't count.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``, with the range at fault and what was expected there.
  public func parse(
    _ text: String, mode: ParseMode = .strict, maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> ExactDecimal {
    if mode != .paste,
      let strict = text.utf8.withContiguousStorageIfAvailable({ compiled.strictNumber(in: $0) })
    {
      if let strict { return strict }
      return try parseOther(text, mode, upTo: maximumDigitCount)
    }
    return try Array(text.utf8).withUnsafeBufferPointer { utf8 throws(NumberParseError) in
      try parse(utf8: utf8, mode: mode, maximumDigitCount: maximumDigitCount)
    }
  }

  /// Returns the number of a text that has been scanned for the format's own form, and isn't in it.
  @inline(never)
  private func parseOther(
    _ text: String, _ mode: ParseMode, upTo maximumDigitCount: Int
  ) throws(NumberParseError) -> ExactDecimal {
    try Array(text.utf8).withUnsafeBufferPointer { utf8 throws(NumberParseError) in
      try parseOther(
        utf8, mode, takesFraction: compiled.maximumFractionDigits > 0, upTo: maximumDigitCount
      ).number
    }
  }

  /// Returns the number that a text represents in this format, as another type.
  ///
  /// Integers must fit exactly; binary floating point takes the nearest value. If neither the call
  /// nor what is around it says a type, the number is an ``ExactDecimal``.
  ///
  /// ```swift
  /// let price: Decimal = try format.parse("1.234,50 €")
  /// let count = try format.parse("1.234", as: Int.self)
  /// ```
  ///
  /// - Throws: ``NumberParseError``, with the code ``NumberParseError/Code/doesNotFit`` if the type
  ///   can't hold the number.
  @_disfavoredOverload
  public func parse<Value: NumberValue>(
    _ text: String, as type: Value.Type = Value.self, mode: ParseMode = .strict,
    maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> Value {
    try parse(text, mode: mode, maximumDigitCount: maximumDigitCount).value(of: text)
  }

  /// Returns the number that a part of a text, such as a line, represents in this format.
  ///
  /// - Throws: ``NumberParseError``, with the range at fault in the part.
  public func parse(
    _ text: Substring, mode: ParseMode = .strict, maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> ExactDecimal {
    try parse(String(text), mode: mode, maximumDigitCount: maximumDigitCount)
  }

  /// Returns the number that a part of a text represents in this format, as another type.
  ///
  /// ```swift
  /// let counts = try "1.234\n5.678".split(separator: "\n").map { try german.parse($0, as: Int.self) }
  /// ```
  ///
  /// - Throws: ``NumberParseError``, with the range at fault in the part, or with the code
  ///   ``NumberParseError/Code/doesNotFit`` if the type can't hold the number.
  @_disfavoredOverload
  public func parse<Value: NumberValue>(
    _ text: Substring, as type: Value.Type = Value.self, mode: ParseMode = .strict,
    maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> Value {
    try parse(String(text), as: type, mode: mode, maximumDigitCount: maximumDigitCount)
  }

  /// Returns the number that a text in UTF-8, which doesn't need to be well formed, represents in
  /// this format.
  ///
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, mode: ParseMode = .strict,
    maximumDigitCount: Int = 1_000
  ) throws(NumberParseError) -> ExactDecimal {
    if mode != .paste, let number = compiled.strictNumber(in: text) { return number }
    return try parseOther(
      text, mode, takesFraction: compiled.maximumFractionDigits > 0, upTo: maximumDigitCount
    ).number
  }

  /// Returns the number of a text, and whether an affix of the format is beside it, as there always
  /// is in the format's own form.
  func amount(
    in text: String, _ mode: ParseMode
  ) throws(NumberParseError) -> (number: ExactDecimal, hasAffix: Bool) {
    try Array(text.utf8).withUnsafeBufferPointer { utf8 throws(NumberParseError) in
      if mode != .paste, let number = compiled.strictNumber(in: utf8) { return (number, true) }
      return try parseOther(
        utf8, mode, takesFraction: compiled.maximumFractionDigits > 0,
        upTo: LenientScan.maximumDigitCount)
    }
  }

  /// Returns the number of a text that isn't in the format's own form.
  ///
  /// In the mode `strict`, this always throws. `1.000` in English, pasted, is ambiguous where no
  /// fraction is taken, since it can be a thousand.
  @inline(never)
  func parseOther(
    _ utf8: UnsafeBufferPointer<UInt8>, _ mode: ParseMode, takesFraction: Bool,
    upTo maximumDigitCount: Int
  ) throws(NumberParseError) -> (number: ExactDecimal, hasAffix: Bool) {
    do throws(ParseFault) {
      if mode != .strict, !utf8.isEmpty {
        return try number(
          in: utf8.scalars(),
          by: mode == .lenient ? .lenient : .paste(takesFraction: takesFraction),
          upTo: maximumDigitCount)
      }
      // Exactly one of the number and the fault exists.
      throw compiled.strictFault(in: utf8) ?? .noDigits(byteCount: utf8.count)
    } catch {
      throw NumberParseError(error, in: String(decoding: utf8, as: UTF8.self), format: self)
    }
  }

  /// Returns the number that a rule reads in a text, and whether an affix of the format is beside
  /// it.
  private func number(
    in text: [Unicode.Scalar], by rule: ReadingRule, upTo maximumDigitCount: Int
  ) throws(ParseFault) -> (number: ExactDecimal, hasAffix: Bool) {
    let number = try LenientScan(text, in: self, by: rule)
    if number.separatorIsAmbiguous, let separator = number.separators.first {
      guard !rule.contains(.isByText) else {
        throw ParseFault(.ambiguousSeparator, separator.range)
      }
      guard number.hasAffix else {
        throw ParseFault(.missingCurrency, separator.range, expecting: .currency)
      }
    }
    var powerOfTen = -powerOfTen
    var fractionCount = number.separators.isEmpty ? 0 : number.lastGroupCount
    if let exponent = number.exponent {
      _ = try number.integerCount(
        with: exponent, upTo: maximumDigitCount, by: rule, in: compiled)
      powerOfTen += exponent.value
    } else if try !number.endsInDecimal(by: rule, in: compiled) {
      fractionCount = 0
    }
    if let hyphen = number.ambiguousHyphen { throw ParseFault(.closingHyphen, hyphen) }
    let shown = ExactDecimal(
      isNegative: number.isNegative, digits: number.digits, scale: fractionCount)
    guard let value = shown.scaledByPowerOfTen(powerOfTen) else {
      throw ParseFault(.tooManyFractionDigits, 0..<number.byteCount)
    }
    return (value, number.hasAffix)
  }
}

extension ExactDecimal {
  /// Returns the number as another type.
  ///
  /// - Throws: ``NumberParseError`` of the text that represents the number if the type can't hold
  ///   it.
  func value<Value: NumberValue>(of text: String) throws(NumberParseError) -> Value {
    guard let value = Value(decimal: self) else { throw NumberParseError(self, doesNotFitIn: text) }
    return value
  }
}

extension NumberParseError {
  /// Creates the error of a number that the requested type can't hold.
  init(_ number: ExactDecimal, doesNotFitIn text: String) {
    self.init(.doesNotFit, in: text, words: "\(number) doesn't fit the requested type")
  }
}
