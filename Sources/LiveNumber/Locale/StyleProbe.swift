internal import CICUNumber
internal import LiveNumberCore

/// What a locale says about one style, read from numbers that ICU writes in it.
///
/// Getters are asked for nothing that written numbers show: some of them disagree with what is
/// written, and single currencies have separators of their own.
struct StyleProbe {
  let style: NumberStyle
  let locale: NumberLocale
  /// Writes at least one fraction digit, so that each number shows its separator.
  private let plain: ICUFormatter
  /// Writes a sign before positive numbers too.
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

  /// What stands around a number; an infinite one, which has no digits, shows which blank is written
  /// next to digits only.
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

  /// The separator of groups, also where the locale does not group: options can ask for groups there.
  private func groupingSeparator() throws(ICUFailure) -> String {
    let number = try plain.format("1234567890")
    if let group = number.ranges(.group).first { return number.text(group) }
    let grouping = try ICUFormatter(skeleton: style.skeleton() + " group-thousands", locale: locale)
    let grouped = try grouping.format("1234567890")
    guard let group = grouped.ranges(.group).first else { throw ICUFailure(status: CICU_NO_DATA) }
    return grouped.text(group)
  }

  /// The digits of 1234567890, zero moved to the front.
  private func digits(of number: ICUFormattedNumber) -> [Unicode.Scalar]? {
    guard let integer = number.ranges(.integer).first else { return nil }
    let groups = number.ranges(.group)
    var bytes: [UInt8] = []
    for place in integer where !groups.contains(where: { $0.contains(place) }) {
      bytes.append(number.bytes[place])
    }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard scalars.count == 10, let zero = scalars.last else { return nil }
    return [zero] + scalars.dropLast()
  }

  /// What is written in place of digits.
  private func word(_ value: Double) throws(ICUFailure) -> String {
    let number = try plain.format(value)
    return number.text(number.number)
  }
}
