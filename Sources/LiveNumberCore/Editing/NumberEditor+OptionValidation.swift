extension NumberEditor.Options {
  /// Throws an error if the options contradict each other or a format.
  ///
  /// Check options that come from data, so that their author is told. An editor and a store take
  /// any options: of two that contradict each other, the tighter one holds, and a range without a
  /// value makes every number invalid. So a change of the currency, say, can't fail.
  ///
  /// - Parameter format: The format of the field.
  /// - Throws: ``NumberEditorError``, with the name of the option, and what to do about it.
  public func validate(for format: NumberFormat) throws(NumberEditorError) {
    let limits = FieldLimits(self, format: format)
    var options = self
    var reader = OptionReader()
    options.visit(&reader)
    if let (option, count, least) = reader.outOfRange { try check(option, count, from: least) }
    if let count = valueLimits.maximumFractionDigits {
      try check("valueLimits.maximumFractionDigits", count, from: 0)
    }
    if let count = valueLimits.maximumSignificantDigits {
      try check("valueLimits.maximumSignificantDigits", count, from: 1)
    }
    try limits.checkRange(of: self)
    if let count = minimumFractionDigits, count > limits.maximumFraction {
      throw NumberEditorError(
        "minimumFractionDigits",
        "\(count) is more than the field's maximum of \(limits.maximumFraction)")
    }
    if minimumIntegerDigits > limits.integer {
      throw NumberEditorError(
        "minimumIntegerDigits",
        "\(minimumIntegerDigits) is more than the field's maximum of \(limits.integer)")
    }
    let shown = FieldLimits.displayed(self, limits.minimumFraction)
    if let length = maximumLength, length < shown {
      throw NumberEditorError(
        "maximumLength",
        "\(length) is less than the \(shown) characters that the field always shows")
    }
    if let step, step.isZero || step.isNegative {
      throw NumberEditorError("step", "\(step) isn't a positive number")
    }
    if let step = step?.scaledByPowerOfTen(format.powerOfTen),
      step.trimmed().scale > limits.maximumFraction
    {
      throw NumberEditorError(
        "step",
        "\(step) as displayed has more than the field's \(limits.maximumFraction) fraction digits")
    }
    for alias in decimalAliases {
      guard Keyboard.canBeDecimal(alias) else {
        throw NumberEditorError("decimalAliases", "“\(alias)”, which is a digit or a sign")
      }
    }
  }

  private func check(_ option: String, _ count: Int, from least: Int) throws(NumberEditorError) {
    let most = ExactDecimal.maximumDigitCount
    guard least...most ~= count else {
      throw NumberEditorError(option, "\(count) isn't from \(least) to \(most)")
    }
  }
}
