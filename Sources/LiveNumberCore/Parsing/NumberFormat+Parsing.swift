/// The forms of numbers that parsing accepts.
public enum ParseMode: String, Hashable, Sendable, CaseIterable {
  /// The locale's own form: groups absent or exactly right, signs and affixes where the pattern has
  /// them, and no spaces but the pattern's own, each as any space.
  case strict
  /// Whatever a careful person would read as the same number: surrounding spaces, any form of plus and
  /// minus on either side, parentheses for a minus, the characters that people use for one another as
  /// grouping separators, the affix or no affix.
  ///
  /// No reading changes the magnitude.
  case lenient
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
  /// ```
  ///
  /// - Throws: ``NumberParseError``, with the range at fault and what was expected there.
  public func parse(
    _ text: String, mode: ParseMode = .strict
  ) throws(NumberParseError) -> ExactDecimal {
    do throws(ParseFailure) {
      return mode == .strict ? try parseStrictly(text) : try parseLeniently(text)
    } catch {
      throw NumberParseError(error, in: text)
    }
  }

  /// Returns the number that a text represents in this format, as another type.
  ///
  /// Integers must fit exactly; binary floating point takes the nearest value.
  ///
  /// - Throws: ``NumberParseError``, with the code ``NumberParseError/Code/doesNotFit`` if the type can't
  ///   hold the number.
  public func parse<Value: NumberValue>(
    _ text: String, as type: Value.Type, mode: ParseMode = .strict
  ) throws(NumberParseError) -> Value {
    let decimal = try parse(text, mode: mode)
    guard let value = Value(decimal: decimal) else {
      let failure = ParseFailure(
        .doesNotFit, 0..<text.utf8.count, "\(decimal) doesn't fit the requested type")
      throw NumberParseError(failure, in: text)
    }
    return value
  }

  /// Returns the number that a text in UTF-8, which doesn't need to be well formed, represents in this
  /// format.
  ///
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, mode: ParseMode = .strict
  ) throws(NumberParseError) -> ExactDecimal {
    do throws(ParseFailure) {
      if mode == .strict {
        if let value = compiled.parsePlain(text) { return value }
        return try StrictParser.parse(text, in: self)
      }
      if let offset = text.firstInvalidUTF8 { throw .invalidUTF8(at: offset) }
      return try parseLeniently(String(decoding: text, as: UTF8.self))
    } catch {
      throw NumberParseError(error, in: String(decoding: text, as: UTF8.self))
    }
  }

  private func parseStrictly(_ text: String) throws(ParseFailure) -> ExactDecimal {
    var text = text
    #if !hasFeature(Embedded)
      let compiled = compiled
      if let value = text.withUTF8({ compiled.parsePlain($0) }) { return value }
    #endif
    let result = text.withUTF8 { bytes in
      Result { () throws(ParseFailure) in try StrictParser.parse(bytes, in: self) }
    }
    return try result.get()
  }

  /// Text that strict parsing accepts has the same value here.
  private func parseLeniently(_ text: String) throws(ParseFailure) -> ExactDecimal {
    guard !text.isEmpty else { throw ParseFailure(.empty, 0..<0, "a number was expected") }
    if let value = try? parseStrictly(text) { return value }
    return try LenientParser.parse(text, in: self)
  }
}

// MARK: - Canonical text

extension NumberFormat {
  /// Writes the text of a canonical decimal to the start of a buffer, both in UTF-8.
  ///
  /// The result is that of ``ExactDecimal/init(utf8:)`` and ``format(_:into:)``, without a value in
  /// between.
  ///
  /// - Parameters:
  ///   - text: An optional sign, ASCII digits with at most one `.`, and an optional exponent.
  ///   - buffer: The memory for the formatted text.
  /// - Returns: The length in bytes, or `nil` if the buffer is too small.
  /// - Throws: ``NumberParseError``, with the range at fault in bytes.
  public func format(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(NumberParseError) -> Int? {
    let compiled = compiled
    if let plain = compiled.plainNumber(atStartOf: text), plain.end == text.count {
      return compiled.write(plain.layout, into: buffer)
    }
    let number = CanonicalDecimal(scanning: text)
    guard number.isComplete(in: text), !number.hasExponent,
      number.integer.count + number.fraction.count <= ExactDecimal.maximumDigitCount
    else { return format(try ExactDecimal(utf8: text), into: buffer) }
    return number.withView(of: text, shiftedBy: compiled.shift) {
      compiled.write($0, into: buffer)
    }
  }

  /// Writes the text of the canonical decimal at the start of a text, if it's written by its own sign and
  /// digits, as nearly all are, and one of two bytes follows it.
  ///
  /// - Returns: The offset of the byte that follows, and the length of what is written; or `nil` if the
  ///   text begins with anything else or the buffer is too small, and then nothing is written.
  package func formatPlain(
    atStartOf text: UnsafeBufferPointer<UInt8>, before terminator: UInt8, or other: UInt8,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (end: Int, count: Int)? {
    let compiled = compiled
    // Most lines with more than a number end here, before their number is written in vain.
    guard let plain = compiled.plainNumber(atStartOf: text), plain.end < text.count,
      text[plain.end] == terminator || text[plain.end] == other,
      let count = compiled.write(plain.layout, into: buffer)
    else { return nil }
    return (plain.end, count)
  }
}

extension CompiledFormat {
  /// Returns the layout of the canonical decimal at the start of a text, and the offset after it, or `nil`
  /// unless it's written by its own sign and digits.
  @inline(__always)
  fileprivate func plainNumber(
    atStartOf text: UnsafeBufferPointer<UInt8>
  ) -> (layout: NumberLayout, end: Int)? {
    let number = CanonicalDecimal(scanningDigitsOf: text)
    let integerCount = number.integer.count
    let fractionCount = number.fraction.count
    guard let start = text.baseAddress, integerCount > 0, fractionCount <= plainFractionDigits,
      shift == 0, start[number.integer.lowerBound] != UInt8(ascii: "0") || integerCount == 1,
      number.end <= ExactDecimal.maximumDigitCount
    else { return nil }
    let layout = plainLayout(
      integer: UnsafeBufferPointer(start: start + number.integer.lowerBound, count: integerCount),
      fraction: UnsafeBufferPointer(
        start: start + number.fraction.lowerBound, count: fractionCount),
      isNegative: number.isNegative)
    return (layout, number.end)
  }
}
