extension NumberFormat {
  /// The text of a value.
  ///
  /// ```swift
  /// try NumberFormat(locale: "fr").format("1234567.50")   // 1 234 567,50
  /// ```
  public func format(_ value: ExactDecimal) -> String {
    let shown = ShownNumber(value, in: self)
    return String(unsafeUninitializedCapacity: byteCount(shown)) { buffer in
      write(shown, to: buffer)
    }
  }

  /// Writes the text of a value as UTF-8 to the start of `buffer` and returns its length in bytes.
  ///
  /// Nothing is allocated. Nil where the buffer is too small; nothing is written then.
  public func format(
    _ value: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let shown = ShownNumber(value, in: self)
    guard buffer.count >= byteCount(shown) else { return nil }
    return write(shown, to: buffer)
  }

  /// The text of an integer of any width.
  @inlinable
  public func format<Integer: BinaryInteger>(_ value: Integer) -> String {
    format(ExactDecimal(value))
  }

  @inline(__always)
  private func byteCount(_ shown: ShownNumber) -> Int {
    NumberWriter.byteCount(shown.layout, plan.affixes(shown.sign), plan: plan)
  }

  @inline(__always)
  private func write(
    _ shown: ShownNumber, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    shown.value.withDigits { digits in
      NumberWriter.write(plan, to: buffer) { writer in
        let digits = shown.value.isZero ? UnsafeBufferPointer(rebasing: digits[..<0]) : digits
        writer.write(digits, shown.layout, plan.affixes(shown.sign))
      }
    }
  }
}
