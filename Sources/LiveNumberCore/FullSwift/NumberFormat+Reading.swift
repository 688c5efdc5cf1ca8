// Text from outside a program, such as the fields of a form that was posted: NUMBERS.md 6.

extension NumberFormat {
  /// Returns the number of a text from outside, such as a field of a posted form, if a field of
  /// this format would take it whole.
  ///
  /// The text is read as a paste, and the number has to fit the type, the digits of the format, and
  /// the range. Nothing is rounded or cut:
  ///
  /// ```swift
  /// let euros = NumberFormat(.currency("EUR"), locale: Locale(identifier: "de"))
  /// try euros.read("1.5", as: Decimal.self, in: 0.01...100_000)       // 1.5
  /// try euros.read("12,349", as: Decimal.self)       // throws: at most 2 digits
  /// try euros.read("", as: Decimal.self)             // throws: a number was expected
  /// ```
  ///
  /// An error has a code for the program, and a sentence for the user (`message(in:)`).
  ///
  /// - Parameters:
  ///   - text: The text, or `nil` if there is none. A text of spaces is none.
  ///   - type: The type of the number. An optional one, such as `Decimal?.self`, takes no text,
  ///     too.
  ///   - range: The allowed values, such as `1...` or `0.01...100_000`, or `nil` for all.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``. Its code is ``NumberParseError/Code/empty`` if there is no
  ///   text, ``NumberParseError/Code/outOfRange`` outside the range, and
  ///   ``NumberParseError/Code/tooManyFractionDigits`` if the format shows fewer fraction digits.
  ///   Its ``NumberParseError/readings`` are the numbers that an ambiguous text can mean.
  public func read<Value: NumberValue>(
    _ text: String?, as type: Value.Type, in range: (any ValueRange<Value>)? = nil,
    mode: ParseMode = .paste
  ) throws(NumberParseError) -> Value {
    try read(utf8: (text ?? "").utf8, as: type, in: range, mode: mode)
  }

  /// Returns the number of a text from outside, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The text, or `nil` if there is none. A text of spaces is none.
  ///   - type: The type of the number: `Decimal?.self`.
  ///   - range: The allowed values, or `nil` for all.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number, or `nil` if there is no text.
  /// - Throws: ``NumberParseError``.
  public func read<Value: NumberValue>(
    _ text: String?, as type: Value?.Type, in range: (any ValueRange<Value>)? = nil,
    mode: ParseMode = .paste
  ) throws(NumberParseError) -> Value? {
    try read(utf8: (text ?? "").utf8, as: type, in: range, mode: mode)
  }

  /// Returns the number of a text from outside, in UTF-8 that doesn't need to be well formed.
  ///
  /// - Parameters:
  ///   - text: The bytes. None, or only spaces, are no text.
  ///   - type: The type of the number.
  ///   - range: The allowed values, or `nil` for all.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func read<Value: NumberValue>(
    utf8 text: some Collection<UInt8>, as type: Value.Type,
    in range: (any ValueRange<Value>)? = nil, mode: ParseMode = .paste
  ) throws(NumberParseError) -> Value {
    guard let value = try read(utf8: text, as: Value?.self, in: range, mode: mode) else {
      throw NumberParseError(
        ParseFault(.empty, 0..<0), in: String(decoding: text, as: UTF8.self))
    }
    return value
  }

  /// Returns the number of a text from outside, in UTF-8, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The bytes. None, or only spaces, are no text.
  ///   - type: The type of the number: `Decimal?.self`.
  ///   - range: The allowed values, or `nil` for all.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The number, or `nil` if there is no text.
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func read<Value: NumberValue>(
    utf8 text: some Collection<UInt8>, as type: Value?.Type,
    in range: (any ValueRange<Value>)? = nil, mode: ParseMode = .paste
  ) throws(NumberParseError) -> Value? {
    let bounds = range?.bounds
    var options = NumberEditor.Options()
    options.valueLimits = Value.limits
    options.range = ValueBounds(
      minimum: bounds?.minimum?.decimalValue, maximum: bounds?.maximum?.decimalValue)
    let editor = NumberEditor(format: self, options: options)
    return try editor.number(utf8: text, mode: mode)?
      .value(of: String(decoding: text, as: UTF8.self))
  }
}

extension NumberEditor {
  /// Returns the number of a text from outside, or `nil` if there is none.
  ///
  /// - Throws: ``NumberParseError`` if the text is no number, or if the field can't show the number
  ///   whole, or doesn't allow it.
  package func number(
    utf8 text: some Collection<UInt8>, mode: ParseMode
  ) throws(NumberParseError) -> ExactDecimal? {
    let whole = String(decoding: text, as: UTF8.self)
    let isBlank = whole.unicodeScalars.allSatisfy { $0.isWhitespace || $0.isBidiMark }
    if isBlank { return nil }
    let number: ExactDecimal
    do throws(NumberParseError) {
      number = try Array(text).withUnsafeBufferPointer { utf8 throws(NumberParseError) in
        if mode != .paste, let number = format.compiled.strictNumber(in: utf8) { return number }
        return try format.parseOther(
          utf8, mode, takesFraction: limits.fraction != 0, upTo: LenientScan.maximumDigitCount
        ).number
      }
    } catch {
      let notations = options.accepts.parsed
      guard !notations.isEmpty, error.code != .ambiguousSeparator else { throw error }
      number = try format.parse(whole, mode: mode, accepting: notations)
    }
    try check(number, of: whole)
    return number
  }

  /// Throws an error of a text if the field can't show its number whole, or doesn't allow it.
  private func check(_ number: ExactDecimal, of text: String) throws(NumberParseError) {
    let (state, outcome) = apply(.set(number), to: .empty)
    if outcome.isRejected {
      throw NumberParseError(.tooManyDigits, in: text, words: "too many digits")
    }
    if !state.isExact { throw excess(of: number, in: text) }
    guard let reason = invalidReason(of: state) else { return }
    guard reason == .outOfRange else {
      throw NumberParseError(
        NumberParseError.Code(rawValue: reason.rawValue), in: text, words: reason.description)
    }
    if ([options.range] + options.allowedRanges).contains(where: { !$0.contains(number) }) {
      let range = options.range
      throw NumberParseError(
        outOf: range.minimum.map { format.format($0) }, range.maximum.map { format.format($0) },
        in: text)
    }
    // 5 % isn't a number of integers, which have 0 % and 100 %.
    if let scale = options.valueLimits.maximumFractionDigits, number.trimmed().scale > scale {
      throw notAMultiple(of: ExactDecimal.one.scaledByPowerOfTen(-scale) ?? .one, in: text)
    }
    throw NumberParseError(number, doesNotFitIn: text)
  }

  /// Returns the error of a number with more digits than the field shows.
  private func excess(of number: ExactDecimal, in text: String) -> NumberParseError {
    let most = limits.maximumFraction
    let shown = number.scaledByPowerOfTen(format.powerOfTen) ?? number
    if shown.trimmed().scale > most {
      return most == 0
        ? NumberParseError(.noFraction, in: text, words: "a whole number was expected")
        : NumberParseError(
          .tooManyFractionDigits, in: text,
          words: "at most \(most) digit\(most == 1 ? "" : "s") after the decimal separator")
    }
    if case .increment(let step, _) = format.precision {
      return notAMultiple(of: step.scaledByPowerOfTen(-format.powerOfTen) ?? step, in: text)
    }
    return NumberParseError(.tooManyDigits, in: text, words: "too many digits")
  }

  private func notAMultiple(of step: ExactDecimal, in text: String) -> NumberParseError {
    let unit = format.format(step)
    return NumberParseError(
      .notAMultiple, in: text, expecting: NumberParseError.Values(unit: unit),
      words: "a multiple of \(unit) was expected")
  }
}

extension NumberEditor.Options.Notations {
  /// The notations that parsing accepts, too.
  fileprivate var parsed: ParseNotations {
    var notations: ParseNotations = []
    if contains(.scientific) { notations.insert(.scientific) }
    if contains(.magnitudes) { notations.insert(.magnitudes) }
    return notations
  }
}

extension NumberParseError.Code {
  /// The number has more fraction digits than the format shows, and zeros don't count: `12.349` in
  /// dollars.
  public static let tooManyFractionDigits = Self(rawValue: "tooManyFractionDigits")
  /// The number has a fraction, and the format shows none, or the type has none: `1.5` as an `Int`.
  public static let noFraction = Self(rawValue: "noFraction")
  /// The number isn't a multiple of the format's increment, or of what the type holds: 5 % as an
  /// `Int`, which has 0 % and 100 %.
  public static let notAMultiple = Self(rawValue: "notAMultiple")
}
