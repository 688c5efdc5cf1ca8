internal import CICUNumber
internal import LiveNumberCore

/// Reads a locale's symbols and pattern for a style from numbers that ICU formats.
///
/// The probe doesn't use ICU's getters for what formatted numbers show: some getters disagree with the
/// formatter, and some currencies have their own separators.
struct StyleProbe {
  let style: NumberStyle
  let locale: NumberLocale
  /// The formatter with at least one fraction digit, so that each number shows its decimal separator.
  private let plain: ICUFormatter
  /// The formatter that also shows the sign of positive numbers.
  private let signed: ICUFormatter
  private let reader: AffixReader

  init(
    _ style: NumberStyle, locale: NumberLocale, currency: CurrencySymbols?
  ) throws(ICUFailure) {
    self.style = style
    self.locale = locale
    plain = try ICUFormatter(skeleton: style.skeleton() + " .0", locale: locale)
    signed = try ICUFormatter(skeleton: style.skeleton(sign: .always) + " .0", locale: locale)
    var signs = CICUSigns()
    var resolved = try locale.resolved()
    try ICUFailure.check(cicu_signs(&resolved, &signs))
    reader = AffixReader(
      minusSign: Array(ICUText.field(signs.minusSign).utf8),
      plusSign: Array(ICUText.field(signs.plusSign).utf8),
      percentSign: Array(ICUText.field(signs.percentSign).utf8),
      currency: Array((currency?.text(in: style) ?? "").utf8))
  }

  func pattern() throws(ICUFailure) -> NumberPattern {
    NumberPattern(
      unsigned: try affixes(plain, "1", .infinity),
      negative: try affixes(plain, "-1", -.infinity),
      positive: try affixes(signed, "1", .infinity),
      grouping: try GroupingProbe.sizes(plain))
  }

  /// Returns the affixes of a number; those of an infinite one, which has no digits, show which space is
  /// only used next to a digit.
  private func affixes(
    _ formatter: ICUFormatter, _ decimal: String, _ infinity: Double
  ) throws(ICUFailure) -> Affixes {
    let affixes = reader.affixes(of: try formatter.format(decimal))
    guard case .currency = style else { return affixes }
    return affixes.markingSpacing(reader.affixes(of: try formatter.format(infinity)))
  }

  func symbols() throws(ICUFailure) -> NumberSymbols {
    let number = try plain.format("1234567890")
    guard let decimal = number.ranges(.decimal).first, let digits = digits(of: number) else {
      throw ICUFailure(status: CICU_NO_DATA)
    }
    return NumberSymbols(
      numberingSystem: locale.numberingSystem,
      digits: digits,
      decimalSeparator: number.text(decimal),
      groupingSeparator: try groupingSeparator(),
      minusSign: String(decoding: reader.minusSign, as: UTF8.self),
      plusSign: String(decoding: reader.plusSign, as: UTF8.self),
      percentSign: String(decoding: reader.percentSign, as: UTF8.self),
      infinity: try word(.infinity),
      notANumber: try word(.nan))
  }

  /// Returns the grouping separator, also if the locale doesn't group, because options can require groups.
  private func groupingSeparator() throws(ICUFailure) -> String {
    let number = try plain.format("1234567890")
    if let group = number.ranges(.group).first { return number.text(group) }
    let grouping = try ICUFormatter(skeleton: style.skeleton() + " group-thousands", locale: locale)
    let grouped = try grouping.format("1234567890")
    guard let group = grouped.ranges(.group).first else { throw ICUFailure(status: CICU_NO_DATA) }
    return grouped.text(group)
  }

  /// Returns the digits of 1234567890, with the zero moved to the front.
  private func digits(of number: ICUFormattedNumber) -> [Unicode.Scalar]? {
    guard let integer = number.ranges(.integer).first else { return nil }
    let groups = number.ranges(.group)
    var bytes: [UInt8] = []
    for index in integer where !groups.contains(where: { $0.contains(index) }) {
      bytes.append(number.bytes[index])
    }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard scalars.count == 10, let zero = scalars.last else { return nil }
    return [zero] + scalars.dropLast()
  }

  /// Returns the text that replaces the digits of a NaN or an infinity.
  private func word(_ value: Double) throws(ICUFailure) -> String {
    let number = try plain.format(value)
    return number.text(number.number)
  }
}

extension Affixes {
  /// Returns the affixes with the space that ICU inserts between a currency and a digit marked as such.
  ///
  /// - Parameter wordAffixes: The affixes of a number without digits, which don't have that space.
  /// - Returns: The affixes with the marked space.
  fileprivate func markingSpacing(_ wordAffixes: Affixes) -> Affixes {
    var affixes = self
    if prefix != wordAffixes.prefix, prefix.dropLast() == wordAffixes.prefix[...],
      case .literal(let space)? = prefix.last
    {
      affixes.prefix[prefix.count - 1] = .currencySpacing(space)
    }
    if suffix != wordAffixes.suffix, suffix.dropFirst() == wordAffixes.suffix[...],
      case .literal(let space)? = suffix.first
    {
      affixes.suffix[0] = .currencySpacing(space)
    }
    return affixes
  }
}
