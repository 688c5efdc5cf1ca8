import LiveNumber
import TestSupport

/// A field with a random locale, style, and options.
struct RandomField: CustomStringConvertible {
  let locale: NumberLocale
  let style: NumberStyle
  let editor: NumberEditor

  var description: String {
    let told =
      RandomField.changes(from: NumberFormat.Options(), to: editor.format.options)
      + RandomField.changes(from: NumberEditor.Options(), to: editor.options)
    return "\(locale) \(style) \(told.joined(separator: ", "))"
  }

  /// Returns the options that differ from the defaults.
  private static func changes<Options>(from usual: Options, to options: Options) -> [String] {
    zip(Mirror(reflecting: usual).children, Mirror(reflecting: options).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($1.label ?? ""): \($1.value)" }
  }

  private static let styles =
    NumberStyle.named.map(\.style) + [
      .number, .number, .currency("EUR"), .currency("JPY"),
      .currency("USD").sign(strategy: .accounting), .currency("CHF").presentation(.code),
      .currency("KWD").presentation(.narrow), .unit("kilometer"),
    ]

  /// Creates a field; options that contradict each other are replaced.
  ///
  /// - Parameters:
  ///   - random: The random generator.
  ///   - locales: The locales to choose from.
  ///   - calculates: Whether some fields take expressions, for which
  ///     not all promises hold.
  init(
    _ random: inout SeededGenerator, locales: [NumberLocale] = NumberLocale.available,
    calculates: Bool = false
  ) {
    while true {
      let locale = random.pick(locales)
      let style = random.pick(RandomField.styles)
      let formatOptions = RandomField.formatOptions(&random)
      let options = RandomField.options(&random, calculates: calculates)
      guard let format = try? NumberFormat(style, locale: locale, options: formatOptions),
        !format.hasDigitsInSuffix,
        (try? options.validate(for: format)) != nil
      else { continue }
      self.locale = locale
      self.style = style
      self.editor = NumberEditor(format: format, options: options)
      return
    }
  }

  private static func formatOptions(_ random: inout SeededGenerator) -> NumberFormat.Options {
    var options = NumberFormat.Options()
    if random.once(in: 4) { options.signDisplay = random.pick(NumberFormat.SignDisplay.allCases) }
    if random.once(in: 4) {
      options.grouping = random.pick(NumberFormat.GroupingStrategy.allCases)
    }
    return options
  }

  private static func options(
    _ random: inout SeededGenerator, calculates: Bool
  ) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    for option in NumberEditor.Options.rows
    where (calculates || option.kind != .set) && random.once(in: 4) {
      if let text = random.pick(option.samples) { _ = options.read(option.name, text) }
    }
    options.range.minimum = nil
    options.range.maximum = nil
    if random.once(in: 3) {
      let bounds = (0..<2).map { _ in random.number(in: -2000...2000) }.sorted()
      let shift = random.number(below: 3)
      options.range.minimum =
        random.once(in: 4) ? nil : ExactDecimal(bounds[0]).scaledByPowerOfTen(-shift)
      options.range.maximum =
        random.once(in: 4) ? nil : ExactDecimal(bounds[1]).scaledByPowerOfTen(-shift)
    }
    return options
  }
}

extension NumberFormat {
  /// Whether digits aren't only those of the number: per mille is `0/00` in POSIX.
  var hasDigitsInSuffix: Bool {
    pattern.unsigned.suffix.contains { !$0.text.decimalDigits.isEmpty }
  }
}
