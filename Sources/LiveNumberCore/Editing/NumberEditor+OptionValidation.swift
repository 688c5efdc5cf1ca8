extension NumberEditor.Options {
  /// Throws an error if options contradict each other or the format.
  func validate(limits: Limits, powerOfTen: Int) throws(NumberEditorError) {
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
    // The digits that are shown from the first key on.
    let fraction = entry == .fromRight || padsWhileTyping ? limits.minimumFraction : 0
    // No test can tell 1 from 0: a maximum below 1 was rejected before.
    let shown = fraction == 0 ? 1 : fraction + 2
    if limits.length < shown {
      throw NumberEditorError(
        "maximumLength",
        "\(limits.length) is less than the \(shown) characters that the field always shows")
    }
    if let step, step.isZero || step.isNegative {
      throw NumberEditorError("step", "\(step) isn't a positive number")
    }
    if let step = step?.scaledByPowerOfTen(powerOfTen),
      step.trimmed().scale > limits.maximumFraction
    {
      throw NumberEditorError(
        "step",
        "\(step) as displayed has more than the field's \(limits.maximumFraction) fraction digits")
    }
    for alias in decimalAliases {
      guard DecimalDigit(alias) == nil, !CharacterClass(alias).isSign
      else {
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
