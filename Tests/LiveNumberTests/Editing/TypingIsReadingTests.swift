import LiveNumber
import TestSupport
import Testing

/// What is typed in one go means what its paste means, or the field asks: EDITING.md 2.
@Suite struct TypingIsReadingTests {
  /// 40,000 in CI.
  private static let entries = 10_000 * Samples.factor

  /// In parts, which run side by side.
  @Test(arguments: 0..<2) func inAnEmptyField(part: Int) {
    let tally = compare("\(#function) \(part)", Self.entries / 2) { random, editor in
      TypedEntry(&random, intoEmpty: editor)
    }
    // The text of an empty field is all that counts.
    for exception in TypingInvariants.Exception.allCases {
      let isListed = ![.limit, .splitsNumber, .unchanged].contains(exception)
      #expect((tally[exception] ?? 0 > 0) == isListed, "\(exception)")
    }
  }

  /// Limits, and a decimal key that splits the number, are further exceptions there.
  @Test(arguments: 0..<2) func inANumber(part: Int) {
    _ = compare("\(#function) \(part)", Self.entries / 16) { random, editor in
      TypedEntry(&random, intoNumberOf: editor)
    }
  }

  /// Compares random keys with their pastes, and returns how often each exception explains a
  /// difference.
  private func compare(
    _ topic: String, _ count: Int,
    _ entry: (inout SeededGenerator, NumberEditor) -> TypedEntry
  ) -> [TypingInvariants.Exception: Int] {
    var random = SeededGenerator(topic: topic)
    var failures = Failures(seed: Samples.seed)
    var results: [String: Int] = [:]
    var exceptions: [TypingInvariants.Exception: Int] = [:]
    var field = TypingField(&random)
    for index in 0..<count {
      // Making a format takes longer than some entries.
      if index.isMultiple(of: 40) { field = TypingField(&random) }
      let entry = entry(&random, field.editor)
      let result = TypingInvariants.result(of: entry)
      switch result {
      case .explained(let reasons):
        for reason in reasons { exceptions[reason, default: 0] += 1 }
        let names = reasons.map(\.rawValue).sorted().joined(separator: ", ")
        results["explained by \(names)", default: 0] += 1
      case .broken(let message), .unexplained(let message):
        results["broken", default: 0] += 1
        failures.add("\(field): \(message)")
      default: results["\(result)", default: 0] += 1
      }
    }
    if Samples.factor >= 20 { print(topic, results.sorted { $0.key < $1.key }) }
    #expect(failures.isEmpty, "\(failures)")
    return exceptions
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
