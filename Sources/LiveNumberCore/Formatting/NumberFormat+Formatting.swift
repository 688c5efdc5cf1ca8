extension NumberFormat {
  /// Returns the text of a value.
  ///
  /// ```swift
  /// NumberFormat(locale: .current).format(1234567.5)     // 1 234 567,5 in France
  /// ```
  public func format(_ value: ExactDecimal) -> String {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { compiled.text(of: $0) }
  }

  /// Returns the text of a value of any type of number.
  ///
  /// The text of binary floating point is that of the shortest decimal that reads back as the
  /// value, or the locale's word for an infinity or a value that isn't a number.
  public func format<Value: NumberValue>(_ value: Value) -> String {
    if let decimal = value.decimalValue { return format(decimal) }
    return word(of: value).text
  }

  /// Writes the text of a value as UTF-8 to the start of a buffer.
  ///
  /// No memory is allocated for values of up to 1,000 digits, unless the format rounds to an
  /// increment.
  ///
  /// - Returns: The length in bytes, or `nil` if the buffer is too small; nothing is written then.
  public func format(
    _ value: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { compiled.write($0, into: buffer) }
  }

  /// Writes the text of a value with all of its fraction digits, zeros too, as UTF-8 to the start
  /// of a buffer.
  ///
  /// - Precondition: The format shows an unlimited number of fraction digits.
  /// - Returns: The length in bytes, or `nil` if the buffer is too small; nothing is written then.
  package func format(
    keepingFractionOf value: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { number in
      compiled.write(
        number, minimumFractionDigits: max(number.scale, compiled.minimumFractionDigits),
        into: buffer)
    }
  }

  /// Returns whether a byte can be in the text of a finite number.
  package func canWrite(_ byte: UInt8) -> Bool {
    UnsafeBufferPointer(start: compiled.table, count: compiled.tableCount).contains(byte)
  }

  // MARK: - Values that aren't finite

  /// Returns the locale's word for a value without digits, between the affixes of its sign.
  func word<Value: NumberValue>(of value: Value) -> (text: String, parts: [Part]) {
    let number = double(value)
    // If zeros have no sign, neither has NaN.
    let sign = DisplayedSign(
      options.signDisplay, isNegative: number < 0, isZero: number.isNaN)
    let affixes = compiled.affixes(sign).shown(beginsWithDigit: false, endsWithDigit: false)
    let word = number.isNaN ? symbols.notANumber : symbols.infinity
    let text = compiled.text(affixes.prefix) + word + compiled.text(affixes.suffix)
    var builder = PartBuilder(text: text)
    builder.add(affixes.prefix, of: compiled)
    builder.add(number.isNaN ? .notANumber : .infinity, bytes: word.utf8.count)
    builder.add(affixes.suffix, of: compiled)
    return (text, builder.parts)
  }

  private func double<Value: NumberValue>(_ value: Value) -> Double {
    #if !hasFeature(Embedded)
      if let value = value as? any BinaryFloatingPoint { return Double(value) }
    #endif
    return .nan
  }
}
