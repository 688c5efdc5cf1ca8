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
    let type = valueLimits
    reader.check("valueLimits.maximumFractionDigits", type.maximumFractionDigits, from: 0)
    reader.check("valueLimits.maximumSignificantDigits", type.maximumSignificantDigits, from: 1)
    if let (option, count, least) = reader.outOfRange {
      let most = ExactDecimal.maximumDigitCount
      throw NumberEditorError(option, "\(count) isn't from \(least) to \(most)")
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
    for alias in decimalAliases where !Keyboard.canBeDecimal(alias) {
      throw NumberEditorError("decimalAliases", "“\(alias)”, which is a digit or a sign")
    }
  }
}
