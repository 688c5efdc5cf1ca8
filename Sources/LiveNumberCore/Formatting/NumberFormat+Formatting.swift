extension NumberFormat {
  /// Returns the text of a value.
  ///
  /// ```swift
  /// try NumberFormat(locale: "fr").format("1234567.5")   // 1 234 567,5
  /// ```
  public func format(_ value: ExactDecimal) -> String {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { compiled.text(of: $0) }
  }

  /// Returns the text of an integer of any width.
  @inlinable
  public func format<Integer: BinaryInteger>(_ value: Integer) -> String {
    format(ExactDecimal(value))
  }

  /// Writes the text of a value as UTF-8 to the start of a buffer.
  ///
  /// No memory is allocated for values of up to 1,000 digits, unless the format rounds to an increment.
  ///
  /// - Returns: The length in bytes, or `nil` if the buffer is too small; nothing is written then.
  public func format(
    _ value: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { compiled.write($0, into: buffer) }
  }
}

extension NumberFormat {
  /// Writes the text of a value with all of its fraction digits, zeros too, as UTF-8 to the start of a
  /// buffer.
  ///
  /// The format shows an unlimited number of fraction digits.
  ///
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
}

// MARK: - Binary floating point

#if !hasFeature(Embedded)
  extension NumberFormat {
    /// Returns the text of the shortest decimal that reads back as `value`, or the locale's words for
    /// infinity and for a value that isn't a number.
    public func format(_ value: Double) -> String {
      if let decimal = ExactDecimal(value) { return format(decimal) }
      return format(word: value.isNaN ? symbols.notANumber : symbols.infinity, of: value)
    }

    /// Returns the text of the shortest decimal that reads back as `value`, or the locale's words for
    /// infinity and for a value that isn't a number.
    public func format(_ value: Float) -> String {
      if let decimal = ExactDecimal(value) { return format(decimal) }
      return format(Double(value))
    }

    /// Returns a word between the affixes of a value.
    private func format(word: String, of value: Double) -> String {
      // If zeros have no sign, neither has NaN.
      let sign = DisplayedSign(
        options.signDisplay, isNegative: value == -.infinity, isZero: value.isNaN)
      let affixes = compiled.affixes(sign).shown(beginsWithDigit: false, endsWithDigit: false)
      return compiled.text(affixes.prefix) + word + compiled.text(affixes.suffix)
    }
  }
#endif
