extension NumberFormat {
  /// The text of a value.
  ///
  /// ```swift
  /// try NumberFormat(locale: "fr").format("1234567.5")   // 1 234 567,5
  /// ```
  public func format(_ value: ExactDecimal) -> String {
    let plan = plan
    return value.withView(shiftedBy: plan.digits.shift, plan.text)
  }

  /// Writes the text of a value as UTF-8 to the start of `buffer` and returns its length in bytes.
  ///
  /// Nothing is allocated, unless an increment is rounded to. Nil where the buffer is too small;
  /// nothing is written then.
  public func format(
    _ value: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let plan = plan
    return value.withView(shiftedBy: plan.digits.shift) { plan.write($0, into: buffer) }
  }

  /// The text of an integer of any width.
  @inlinable
  public func format<Integer: BinaryInteger>(_ value: Integer) -> String {
    format(ExactDecimal(value))
  }
}
