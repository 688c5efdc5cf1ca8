/// What content a field takes: its options, its format and the type of its value taken together, all
/// in the digits as shown.
struct Limits: Hashable, Sendable {
  let fraction: Int?
  let integer: Int?
  let length: Int?
  let significant: Int?
  /// How many zeros a value has at its end at least: those of 100 %, in an integer.
  let trailingZeros: Int
  let allowsNegative: Bool
  /// Values outside are invalid.
  let valid: Bounds
  /// Keys that cannot lead into here are rejected.
  let blocking: Bounds
  /// The option's own range, which a commit may clamp to.
  let range: Bounds

  init(_ options: NumberEditor.Options, format: NumberFormat) throws(NumberEditorError) {
    let shift = format.displayScale
    let type = options.valueLimits
    range = try Limits.bounds(options.minimum, options.maximum, shift: shift)
    let typeBounds = try Limits.bounds(type.minimum, type.maximum, shift: shift)
    valid = range.intersection(typeBounds)
    try Limits.checkNotEmpty(valid, options)
    blocking = options.rangePolicy == .block ? valid : typeBounds
    fraction = Limits.fraction(options, format: format, shift: shift)
    integer = options.maximumIntegerDigits
    length = options.maximumLength
    significant = type.maximumSignificantDigits
    trailingZeros = type.maximumFractionDigits.map { max(shift - $0, 0) } ?? 0
    allowsNegative =
      options.allowsNegative && format.options.signDisplay != .never
      && (valid.lower.map { $0 < .zero } ?? true)
  }

  private static func fraction(
    _ options: NumberEditor.Options, format: NumberFormat, shift: Int
  ) -> Int? {
    let asked: Int?
    switch options.maximumFractionDigits {
    case .unlimited: asked = nil
    case .upTo(let count): asked = count
    case .automatic:
      if case .fractionLength(_, let maximum) = format.precision {
        asked = maximum
      } else {
        asked = nil
      }
    }
    // Entry from the right has to know where the separator stands.
    let places =
      options.entry == .fromRight ? asked ?? format.currency?.fractionDigits ?? 2 : asked
    guard let ofType = options.valueLimits.maximumFractionDigits else { return places }
    return min(places ?? Int.max, max(ofType - shift, 0))
  }

  /// Refuses a range that has nothing in common with what the type or the sign allows.
  private static func checkNotEmpty(
    _ valid: Bounds, _ options: NumberEditor.Options
  ) throws(NumberEditorError) {
    if let lower = valid.lower, let upper = valid.upper, lower > upper {
      if let minimum = options.minimum, lower > (options.valueLimits.maximum ?? upper) {
        throw NumberEditorError("minimum", "\(minimum) is more than the type of the value holds")
      }
      throw NumberEditorError("maximum", "\(upper) is less than the type of the value holds")
    }
    if !options.allowsNegative, let maximum = options.maximum, maximum < .zero {
      throw NumberEditorError("maximum", "\(maximum) where no negative value is allowed")
    }
  }

  private static func bounds(
    _ lower: ExactDecimal?, _ upper: ExactDecimal?, shift: Int
  ) throws(NumberEditorError) -> Bounds {
    if let lower, let upper, lower > upper {
      throw NumberEditorError("minimum", "\(lower) is above the maximum of \(upper)")
    }
    return Bounds(
      lower: lower?.scaledByPowerOfTen(shift), upper: upper?.scaledByPowerOfTen(shift))
  }

  /// Whether the number of content with a digit is a value that the field can have.
  @inline(__always)
  func admitsNumber(of content: NumberEditor.Content) -> Bool {
    // For most fields the number need not even be made.
    if valid.isNone, trailingZeros == 0 { return true }
    return content.number.map(admits) ?? false
  }

  private func admits(_ number: ExactDecimal) -> Bool {
    guard valid.contains(number) else { return false }
    return trailingZeros == 0
      || number.scaledByPowerOfTen(-trailingZeros).map { $0.trimmed().scale == 0 } ?? false
  }

  /// The first limit that `content` exceeds and `before` did not exceed as far.
  func exceeded(by content: NumberEditor.Content, from before: NumberEditor.Content)
    -> NumberEditor.Reason?
  {
    if let fraction, content.fraction.count > max(fraction, before.fraction.count) {
      return .tooManyFractionDigits
    }
    if let integer, content.integer.count > max(integer, before.integer.count) {
      return .tooManyIntegerDigits
    }
    if let length, content.length > max(length, before.length) { return .tooLong }
    if content.count > ExactDecimal.maximumDigitCount,
      content.digitCount > max(ExactDecimal.maximumDigitCount, before.digitCount)
    {
      return .tooLong
    }
    if let significant, content.digitCount > significant {
      let digits = content.significantDigits
      if digits > max(significant, before.significantDigits) { return .tooLong }
    }
    return nil
  }
}

extension NumberEditor.Content {
  /// The digits between the first and the last that are not zero.
  fileprivate var significantDigits: Int {
    guard let number, !number.isZero else { return 0 }
    let trimmed = number.trimmed()
    return trimmed.withDigits { $0.reversed().drop { $0 == UInt8(ascii: "0") }.count }
  }
}
