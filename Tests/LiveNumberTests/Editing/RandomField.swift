import LiveNumber

@testable import LiveNumberCore

/// A field of random locale, style and options.
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

  /// The options that are not what they are by default.
  private static func changes<Options>(from usual: Options, to options: Options) -> [String] {
    zip(Mirror(reflecting: usual).children, Mirror(reflecting: options).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($1.label ?? ""): \($1.value)" }
  }

  private static let styles: [NumberStyle] = [
    .decimal, .decimal, .decimal, .percent, .currency("EUR"), .currency("JPY"),
    .currency("USD", sign: .accounting), .currency("CHF", display: .code),
    .currency("KWD", display: .narrow), .unit("kilometer"),
  ]

  /// Options that contradict each other are tried again.
  init(_ samples: inout Samples, locales: [NumberLocale] = NumberLocale.available) {
    while true {
      let locale = samples.pick(locales)
      let style = samples.pick(RandomField.styles)
      let formatOptions = RandomField.formatOptions(&samples)
      let options = RandomField.options(&samples)
      guard let format = try? NumberFormat(style, locale: locale, options: formatOptions),
        let editor = try? NumberEditor(format: format, options: options)
      else { continue }
      self.locale = locale
      self.style = style
      self.editor = editor
      return
    }
  }

  private static func formatOptions(_ samples: inout Samples) -> NumberFormat.Options {
    var options = NumberFormat.Options()
    if samples.once(in: 4) { options.signDisplay = samples.pick(NumberFormat.SignDisplay.allCases) }
    if samples.once(in: 4) {
      options.grouping = samples.pick(NumberFormat.GroupingStrategy.allCases)
    }
    return options
  }

  private static func options(_ samples: inout Samples) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    if samples.once(in: 3) { options.maximumFractionDigits = .upTo(samples.number(below: 4)) }
    if samples.once(in: 4) { options.minimumFractionDigits = samples.number(below: 4) }
    if samples.once(in: 8) { options.minimumIntegerDigits = samples.number(below: 5) }
    if samples.once(in: 6) { options.maximumIntegerDigits = samples.number(in: 1...8) }
    if samples.once(in: 6) { options.maximumLength = samples.number(in: 1...10) }
    if samples.once(in: 5) { options.allowsNegative = false }
    if samples.once(in: 3) { options.signKey = .anywhere }
    if samples.once(in: 3) { options.deleteOverGroup = .skip }
    if samples.once(in: 3) { options.leadingZeros = .keep }
    if samples.once(in: 3) { options.insertsLeadingZero = true }
    if samples.once(in: 3) { options.padsWhileTyping = true }
    if samples.once(in: 3) { options.paste = .locale }
    if samples.once(in: 8) { options.entry = .fromRight }
    if samples.once(in: 5) { options.showsEmptyAffixes = true }
    if samples.once(in: 8) { options.decimalAliases = ["\u{431}"] }
    if samples.once(in: 4) { options.step = ExactDecimal(samples.pick(["0.5", "10", "0.01"])) }
    options.rangePolicy = samples.pick(NumberEditor.Options.RangePolicy.allCases)
    if samples.once(in: 3) {
      let bounds = (0..<2).map { _ in
        samples.number(in: -2000...2000)
      }.sorted()
      let shift = samples.number(below: 3)
      options.minimum =
        samples.once(in: 4) ? nil : ExactDecimal(bounds[0]).scaledByPowerOfTen(-shift)
      options.maximum =
        samples.once(in: 4) ? nil : ExactDecimal(bounds[1]).scaledByPowerOfTen(-shift)
    }
    return options
  }
}
