import LiveNumber
import TestSupport
import Testing

/// What is typed in one go means what its paste means, or the field asks: EDITING.md 2.
@Suite struct TypingIsReadingTests {
  /// 40,000 in CI.
  private static let entries = 10_000 * Samples.factor

  /// In parts, which run side by side.
  @Test(arguments: 0..<2) func keysAreTheirPaste(part: Int) {
    var random = SeededGenerator(topic: "\(#function) \(part)")
    var failures = Failures(seed: Samples.seed)
    var results: [String: Int] = [:]
    var field = TypingField(&random)
    for index in 0..<(Self.entries / 2) {
      // Making a format takes longer than some entries.
      if index.isMultiple(of: 40) { field = TypingField(&random) }
      let entry = TypedEntry(&random, intoEmpty: field.editor)
      guard let result = TypingInvariants.result(of: entry) else { continue }
      if case .broken(let message) = result {
        results["broken", default: 0] += 1
        failures.add("\(field): \(message)")
      } else {
        results["\(result)", default: 0] += 1
      }
    }
    if Samples.factor >= 20 { print(results.sorted { $0.key < $1.key }) }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Whatever stands in a field, a valid text is the number that it shows.
  @Test(arguments: 0..<2) func whatIsShownIsHeld(part: Int) {
    var random = SeededGenerator(topic: "\(#function) \(part)")
    var failures = Failures(seed: Samples.seed)
    var field = TypingField(&random)
    for index in 0..<(Self.entries / 4) {
      if index.isMultiple(of: 40) { field = TypingField(&random) }
      let entry = TypedEntry(&random, intoNumberOf: field.editor)
      guard var session = entry.field else { continue }
      for key in entry.keys.unicodeScalars {
        session.apply(key == TypedEntry.backspace ? .delete(.backward) : .type(key))
        for broken in FieldInvariants.brokenByStep(session) {
          failures.add("\(field): \(entry): \(broken)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}

/// A field of a random locale and style, and with options that leave digits out of a text.
private struct TypingField: CustomStringConvertible {
  let locale: NumberLocale
  let style: NumberStyle
  let editor: NumberEditor

  var description: String {
    let options = editor.options
    return "\(locale) \(style.kind) \(options.maximumFractionDigits), \(options.fractionOverflow)"
      + (options.padsWhileTyping ? ", pads" : "")
  }

  private static let styles =
    NumberStyle.named.map(\.style) + [
      .number, .number, .currency("EUR"), .currency("EUR"), .currency("JPY"),
      .currency("USD"), .currency("USD").sign(strategy: .accounting),
      .currency("CHF").presentation(.code),
      .unit("kilometer"), .unit("millimeter"),
      .unit("kilometer-per-hour"),
    ]

  /// Currencies with a period in their symbols somewhere, or with one of many letters.
  private static let currencies: [CurrencyCode] = [
    "PEN", "PAB", "PYG", "VES", "PKR", "LKR", "IQD", "EGP", "CHF", "DKK", "SEK", "INR", "BRL",
    "CVE", "SAR", "BDT", "XOF", "RUB", "PLN", "CZK", "TRY", "KRW", "CNY", "ILS", "IRR",
  ]

  init(_ random: inout SeededGenerator) {
    while true {
      let locale = random.pick(NumberLocale.sampled)
      let style =
        random.once(in: 6)
        ? NumberStyle.currency(random.pick(Self.currencies)) : random.pick(Self.styles)
      guard let format = try? NumberFormat(style, locale: locale), !format.hasDigitsInSuffix else {
        continue
      }
      var options = NumberEditor.Options()
      switch random.number(below: 8) {
      case 0: options.maximumFractionDigits = .upTo(0)
      case 1:
        options.maximumFractionDigits = .upTo(2)
        options.fractionOverflow = .roundOnCommit
      case 2: options.padsWhileTyping = true
      default: break
      }
      guard (try? options.validate(for: format)) != nil else { continue }
      self.locale = locale
      self.style = style
      editor = NumberEditor(format: format, options: options)
      return
    }
  }
}
