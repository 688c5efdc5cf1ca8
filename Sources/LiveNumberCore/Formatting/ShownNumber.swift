/// A value as a format shows it: rounded, with its sign decided and its digits counted.
struct ShownNumber {
  /// The rounded value, still by its own scale; its digits are what is written.
  let value: ExactDecimal
  let layout: DigitLayout
  let sign: ShownSign

  @inline(__always)
  init(_ value: ExactDecimal, in format: NumberFormat) {
    // The scale that is shown may be negative: 5 shown times 100 ends in two zeros more.
    let shift = format.shownScale
    let value = format.rounded(value, shift: shift)
    let isZero = value.isZero
    let digitCount = isZero ? 0 : value.digits.utf8.count
    let scale = value.scale - shift
    var integerCount = isZero ? 0 : max(digitCount - scale, 0)
    let fractionCount = max(
      format.minimumFractionDigits(of: value, shift: shift),
      isZero ? 0 : scale - value.trailingZeros)
    // A magnitude below one has zeros between the point and its first digit.
    let zerosInFraction = max(scale - digitCount, 0)
    let minimum = format.options.minimumIntegerDigits
    let zeros = max(minimum - integerCount, integerCount + fractionCount == 0 ? 1 : 0, 0)
    integerCount += zeros
    layout = DigitLayout(
      leadingZeros: zeros + zerosInFraction,
      integerCount: integerCount,
      fractionCount: fractionCount,
      showsSeparator: fractionCount > 0 || format.options.decimalSeparatorDisplay == .always)
    sign = ShownSign(format.options.signDisplay, isNegative: value.isNegative, isZero: isZero)
    self.value = value
  }
}

extension NumberFormat {
  /// The value with the digits that this format has room for.
  @inline(__always)
  fileprivate func rounded(_ value: ExactDecimal, shift: Int) -> ExactDecimal {
    let mode = options.roundingMode
    switch precision {
    case .fractionDigits(_, nil), .significantDigits(_, nil):
      return value
    case .fractionDigits(_, let maximum?):
      guard value.scale - shift > maximum else { return value }
      return value.rounded(toShownScale: maximum, shift: shift, mode)
    case .significantDigits(_, let maximum?):
      return value.rounded(toSignificantDigits: maximum, mode)
    case .increment(let step, _):
      return value.rounded(toMultipleOf: step, shift: shift, mode)
    }
  }

  /// How many fraction digits are shown at least.
  @inline(__always)
  fileprivate func minimumFractionDigits(of value: ExactDecimal, shift: Int) -> Int {
    switch precision {
    case .fractionDigits(let minimum, _): return minimum
    case .increment(let step, let minimum): return max(minimum, step.scale)
    case .significantDigits(let minimum, _):
      let digitCount = value.isZero ? 1 : value.digits.utf8.count
      let integerCount = value.isZero ? 1 : digitCount - (value.scale - shift)
      return max(minimum - integerCount, 0)
    }
  }
}

extension ExactDecimal {
  /// How many zeros the digits of a value other than zero end in.
  @inline(__always)
  fileprivate var trailingZeros: Int {
    withDigits { digits in
      var end = digits.count
      while digits[end - 1] == UInt8(ascii: "0") { end -= 1 }
      return digits.count - end
    }
  }

  /// Rounds so that at most `scale` digits are left behind the point once it has moved by `shift`.
  fileprivate func rounded(toShownScale scale: Int, shift: Int, _ mode: RoundingMode)
    -> ExactDecimal
  {
    if scale + shift >= 0 { return rounded(toScale: scale + shift, mode) }
    guard let shown = scaledByPowerOfTen(shift) else { return self }
    return shown.rounded(toScale: scale, mode).scaledByPowerOfTen(-shift) ?? self
  }

  fileprivate func rounded(
    toMultipleOf step: ExactDecimal, shift: Int, _ mode: RoundingMode
  ) -> ExactDecimal {
    guard let shown = scaledByPowerOfTen(shift) else { return self }
    return shown.rounded(toMultipleOf: step, mode).scaledByPowerOfTen(-shift) ?? self
  }
}
