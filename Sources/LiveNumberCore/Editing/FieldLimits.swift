/// The limits of a field's content, from its options, its format, and the type of its value, in
/// digits as displayed.
///
/// A missing limit is `Int.max`. This is a class so that a rule loads only the limits that it
/// needs.
final class FieldLimits: Sendable {
  /// The maximum number of fraction digits that can be typed.
  let fraction: Int
  /// The number of fraction digits that the type of the value holds.
  let typeFraction: Int
  /// The minimum number of fraction digits after a commit, which adds zeros.
  let minimumFraction: Int
  /// The maximum number of fraction digits after a commit, which can round.
  let maximumFraction: Int
  let integer: Int
  /// The minimum number of integer digits after a commit, which adds zeros.
  let minimumInteger: Int
  let length: Int
  let significant: Int
  /// The number of zeros in which every displayed value ends: 2 for an integer in percent, which is
  /// 0 %, 100 %, and so on.
  let trailingZeros: Int
  let allowsNegative: Bool
  /// The change of the number by a step; positive.
  let step: ExactDecimal
  /// The range of the options, to which a commit can clamp.
  let range: ValueBounds<ExactDecimal>
  /// The bounds of valid values.
  let valid: ValueBounds<ExactDecimal>
  /// The ranges of valid values, of which there are several if the values have gaps.
  let validRanges: [ValueBounds<ExactDecimal>]
  /// The ranges that keys must be able to lead into, none if all numbers can be typed.
  let blockingRanges: [ValueBounds<ExactDecimal>]

  /// Creates the limits of options.
  ///
  /// If options contradict each other or the format, the tighter one holds, and a range without a
  /// value makes every number invalid.
  init(_ options: NumberEditor.Options, format: NumberFormat) {
    let shift = format.powerOfTen
    let type = options.valueLimits
    range = FieldLimits.scaled(options.range, by: shift)
    let typeRange = FieldLimits.scaled(type.range, by: shift)
    let valid = range.intersection(typeRange)
    var validRanges = options.allowedRanges.map {
      FieldLimits.scaled($0, by: shift).intersection(valid)
    }
    if validRanges.isEmpty { validRanges = [valid] }
    self.valid = valid
    self.validRanges = validRanges
    // No key leads into a range without values, so none is rejected for it.
    let blocks = options.rangePolicy == .block && !valid.isEmpty
    let blockingRanges = blocks ? validRanges : [typeRange]
    self.blockingRanges = blockingRanges.contains { $0.isUnbounded } ? [] : blockingRanges
    let most = ExactDecimal.maximumDigitCount
    let typeDigits = type.maximumFractionDigits.map { min(max($0, 0), most) }
    typeFraction = typeDigits.map { max($0 - shift, 0) } ?? .max
    maximumFraction = min(FieldLimits.maximumFraction(options, format: format), typeFraction)
    minimumFraction = FieldLimits.minimumFraction(options, format: format, maximum: maximumFraction)
    let takesMore = options.fractionOverflow == .roundOnCommit && options.entry == .free
    fraction = takesMore ? typeFraction : maximumFraction
    integer = options.maximumIntegerDigits.map { max($0, 1) } ?? .max
    // The default is the format's.
    let own = options.minimumIntegerDigits
    let ownInteger = own == 1 ? format.options.minimumIntegerDigits : own
    minimumInteger = min(max(ownInteger, 0), integer, most)
    length = max(options.maximumLength ?? .max, FieldLimits.displayed(options, minimumFraction))
    let ownSignificant =
      options.maximumSignificantDigits ?? format.precision.maximumSignificantDigits ?? .max
    significant = max(min(ownSignificant, type.maximumSignificantDigits ?? .max), 1)
    trailingZeros = typeDigits.map { max(shift - $0, 0) } ?? 0
    let hasStep = options.step.map { !$0.isZero } ?? false
    let ownStep = hasStep ? options.step?.magnitude : ExactDecimal.one
    step = ownStep?.scaledByPowerOfTen(hasStep ? shift : trailingZeros) ?? .one
    allowsNegative =
      options.allowsNegative && format.options.signDisplay != .never
      && (valid.minimum.map { $0 < .zero } ?? true)
  }

  private static func maximumFraction(
    _ options: NumberEditor.Options, format: NumberFormat
  ) -> Int {
    var count: Int?
    switch options.maximumFractionDigits {
    case .unlimited: break
    case .upTo(let maximum): count = min(max(maximum, 0), ExactDecimal.maximumDigitCount)
    case .automatic:
      if case .fractionLength(_, let maximum) = format.precision { count = maximum }
    }
    // Entry from the right has to know where the separator is, and shows all places at once.
    if options.entry == .fromRight {
      let places = count ?? format.currency?.fractionDigits ?? 2
      count = min(places, NumberFormat.Options.maximumDigitCount)
    }
    return count ?? .max
  }

  private static func minimumFraction(
    _ options: NumberEditor.Options, format: NumberFormat, maximum: Int
  ) -> Int {
    if options.entry == .fromRight { return maximum }
    if let count = options.minimumFractionDigits {
      return min(max(count, 0), maximum, ExactDecimal.maximumDigitCount)
    }
    switch format.precision {
    case .fractionLength(let count, _), .increment(_, let count): return min(count, maximum)
    case .significantDigits: return 0
    }
  }

  /// Returns the number of characters that the field shows from the first key on.
  static func displayed(_ options: NumberEditor.Options, _ minimumFraction: Int) -> Int {
    let fraction = options.entry == .fromRight || options.padsWhileTyping ? minimumFraction : 0
    return fraction == 0 ? 1 : fraction + 2
  }

  /// Throws an error if the range has no value in common with the type or the allowed signs.
  func checkRange(of options: NumberEditor.Options) throws(NumberEditorError) {
    for range in [options.range, options.valueLimits.range] + options.allowedRanges
    where range.isEmpty {
      if let minimum = range.minimum, let maximum = range.maximum {
        throw NumberEditorError("minimum", "\(minimum) is above the maximum of \(maximum)")
      }
    }
    if valid.isEmpty, let lower = valid.minimum, let upper = valid.maximum {
      if let minimum = options.range.minimum, lower > (options.valueLimits.range.maximum ?? upper) {
        throw NumberEditorError("minimum", "\(minimum) is more than the type of the value holds")
      }
      throw NumberEditorError("maximum", "\(upper) is less than the type of the value holds")
    }
    if !options.allowsNegative, let maximum = options.range.maximum, maximum < .zero {
      throw NumberEditorError(
        "maximum", "\(maximum) is negative, but negative values aren't allowed")
    }
  }

  private static func scaled(
    _ range: ValueBounds<ExactDecimal>, by powerOfTen: Int
  ) -> ValueBounds<ExactDecimal> {
    ValueBounds(
      minimum: range.minimum?.scaledByPowerOfTen(powerOfTen),
      maximum: range.maximum?.scaledByPowerOfTen(powerOfTen))
  }

  // MARK: - Values

  /// Returns whether the number of content is a valid value.
  func contains(valueOf content: NumberEditor.Content) -> Bool {
    guard let number = content.number, validRanges.contains(where: { $0.contains(number) }) else {
      return false
    }
    return hasTrailingZeros(number)
  }

  /// Returns whether a number ends in the zeros of every displayed value.
  func hasTrailingZeros(_ number: ExactDecimal) -> Bool {
    trailingZeros == 0 || number.scaledByPowerOfTen(-trailingZeros)?.trimmed().scale == 0
  }

  /// Returns whether the type of the value holds the fraction digits of a number.
  func typeHoldsFraction(of number: ExactDecimal) -> Bool {
    number.trimmed().scale <= typeFraction
  }

  // MARK: - Digits

  /// Returns `true` if content is surely within the limits of digits and signs; if not, ask
  /// ``exceeded(by:from:)``.
  @inline(__always)
  func allows(_ content: NumberEditor.Content) -> Bool {
    content.fraction.count <= fraction && content.integer.count <= integer
      && content.length <= length
      && content.count <= min(significant, ExactDecimal.maximumDigitCount)
      && (allowsNegative || !content.isNegative)
  }

  /// Returns the first limit that content exceeds, and that the content before didn't exceed as
  /// far.
  func exceeded(
    by content: NumberEditor.Content, from before: NumberEditor.Content = .empty
  ) -> NumberEditor.Reason? {
    if content.fraction.count > max(fraction, before.fraction.count) {
      return .tooManyFractionDigits
    }
    if content.integer.count > max(integer, before.integer.count) { return .tooManyIntegerDigits }
    if content.length > max(length, before.length) { return .tooLong }
    if content.count > ExactDecimal.maximumDigitCount,
      content.digitCount > max(ExactDecimal.maximumDigitCount, before.digitCount)
    {
      return .tooLong
    }
    if content.digitCount > significant,
      content.significantDigits > max(significant, before.significantDigits)
    {
      return .tooLong
    }
    return nil
  }
}

extension NumberEditor.Content {
  /// The number of digits from the first to the last that isn't zero.
  var significantDigits: Int {
    guard let number, !number.isZero else { return 0 }
    return number.trimmed().withDigits { $0.reversed().drop { $0 == UInt8(ascii: "0") }.count }
  }
}
