extension NumberEditor {
  /// Refuses options that contradict each other.
  func validate() throws(NumberEditorError) {
    if case .upTo(let count) = options.maximumFractionDigits {
      try check("maximumFractionDigits", count, from: 0)
    }
    try check("minimumFractionDigits", options.minimumFractionDigits, from: 0)
    try check("minimumIntegerDigits", options.minimumIntegerDigits, from: 0)
    if let count = options.maximumIntegerDigits {
      try check("maximumIntegerDigits", count, from: 1)
    }
    if let count = options.maximumLength { try check("maximumLength", count, from: 1) }
    if let most = limits.fraction, options.minimumFractionDigits > most {
      throw NumberEditorError(
        "minimumFractionDigits",
        "\(options.minimumFractionDigits) where the field takes at most \(most)")
    }
    if let most = limits.integer, options.minimumIntegerDigits > most {
      throw NumberEditorError(
        "minimumIntegerDigits",
        "\(options.minimumIntegerDigits) where the field takes at most \(most)")
    }
    let shown = alwaysShownFraction == 0 ? 1 : alwaysShownFraction + 2
    if let most = limits.length, most < shown {
      throw NumberEditorError(
        "maximumLength", "\(most) where the field always shows \(shown) characters")
    }
    if let step = options.step, step.isZero || step.isNegative {
      throw NumberEditorError("step", "\(step) where a positive number is expected")
    }
    if let step = options.step?.scaledByPowerOfTen(format.displayScale), let most = limits.fraction,
      step.trimmed().scale > most
    {
      throw NumberEditorError(
        "step", "\(step) as shown where the field takes \(most) fraction digits")
    }
    for alias in options.decimalAliases {
      guard DecimalDigit(alias) == nil, !SignScalars.isMinus(alias), !SignScalars.isPlus(alias)
      else {
        throw NumberEditorError("decimalAliases", "“\(alias)”, which is a digit or a sign")
      }
    }
  }

  /// How many fraction digits there are from the first key on.
  private var alwaysShownFraction: Int {
    options.entry == .fromRight
      ? fractionPlaces : options.padsWhileTyping ? options.minimumFractionDigits : 0
  }

  private func check(_ option: String, _ count: Int, from least: Int) throws(NumberEditorError) {
    let most = ExactDecimal.maximumDigitCount
    guard least...most ~= count else {
      throw NumberEditorError(option, "\(count) where \(least) to \(most) is expected")
    }
  }
}
