extension NumberFormat {
  /// The number that a text is in this format.
  ///
  /// The whole text is read, or it is an error; no reading changes the magnitude.
  ///
  /// ```swift
  /// let german = try NumberFormat(locale: "de")
  /// try german.parse("1.234,5")                     // 1234.5
  /// try german.parse("12.34")                       // throws: a group of 2 digits
  /// try german.parse(" −1 234,5 ", mode: .lenient)  // -1234.5
  /// ```
  /// - Throws: ``NumberParseError``, with the place and what was expected there.
  public func parse(
    _ text: String, mode: ParseMode = .strict
  ) throws(NumberParseError) -> ExactDecimal {
    do throws(ParseFailure) {
      if mode == .strict { return try parseStrictly(text) }
      return try parseLeniently(text)
    } catch {
      throw NumberParseError(error, in: text)
    }
  }

  /// The number that a text is in this format, as a type that it must fit exactly; binary floating
  /// point takes the nearest value.
  ///
  /// - Throws: ``NumberParseError``; ``NumberParseError/Code/doesNotFit`` where the type cannot hold
  ///   the number.
  public func parse<Value: NumberValue>(
    _ text: String, as type: Value.Type, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Value {
    let decimal = try parse(text, mode: mode)
    guard let value = Value(decimal: decimal) else {
      let failure = ParseFailure(
        .doesNotFit, 0..<text.utf8.count, "\(decimal) does not fit the type that was asked for")
      throw NumberParseError(failure, in: text)
    }
    return value
  }

  /// The same for UTF-8 bytes, which need not be well formed.
  ///
  /// - Throws: ``ParseFailure``, with the place in bytes.
  public func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, mode: ParseMode = .strict
  ) throws(ParseFailure) -> ExactDecimal {
    // What the format writes itself is read in either mode.
    if let value = readEveryday(text) { return value }
    if mode == .strict { return try StrictParser.parse(text, in: self) }
    if let offset = text.firstInvalidUTF8 { throw .invalidUTF8(at: offset) }
    return try parseLeniently(String(decoding: text, as: UTF8.self))
  }

  private func parseStrictly(_ text: String) throws(ParseFailure) -> ExactDecimal {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(ParseFailure) in
        if let value = readEveryday(bytes) { return value }
        return try StrictParser.parse(bytes, in: self)
      }
    }
    return try result.get()
  }

  @inline(__always)
  private func readEveryday(_ text: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    let plan = plan
    return plan.everyday.read(text, table: plan.bytes)
  }

  /// Whatever strict reading accepts has that value; the rest is read as people write.
  private func parseLeniently(_ text: String) throws(ParseFailure) -> ExactDecimal {
    guard !text.isEmpty else { throw ParseFailure(.empty, 0..<0, "a number was expected") }
    if let value = try? parseStrictly(text) { return value }
    return try LenientParser.parse(text, in: self)
  }
}
