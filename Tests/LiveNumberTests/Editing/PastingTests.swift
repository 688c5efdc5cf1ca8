import LiveNumber
import TestSupport
import Testing

/// Pasting, in every locale.
@Suite struct PastingTests {
  private static let styles =
    NumberStyle.named.map(\.style) + [
      .number, .currency("EUR"), .currency("USD").sign(strategy: .accounting),
      .currency("DKK"), .currency("PAB"), .currency("CVE"), .currency("CHF").presentation(.code),
      .unit("kilometer"),
    ]

  /// A field's own text pasted back gives its content, by either policy.
  @Test func ownTextGivesItsContent() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for locale in NumberLocale.available {
      for _ in 0..<(2 * Samples.factor) {
        guard let format = try? NumberFormat(random.pick(Self.styles), locale: locale) else {
          continue
        }
        var options = NumberEditor.Options { $0.maximumFractionDigits = .unlimited }
        options.paste = random.once(in: 2) ? .smart : .locale
        let editor = NumberEditor(format: format, options: options)
        var field = EditingSession(editor: editor)
        let content = random.content()
        field.type(format.keys(for: content))
        if random.once(in: 2) { field.apply(.commit) }
        var other = EditingSession(editor: editor)
        let outcome = other.apply(.paste(field.text))
        failures.expect(
          other.state.content == field.state.content && outcome == .accepted,
          "\(locale) \(format.style) \(options.paste): \(field.text.escaped) is "
            + "\(other.state.content.text), not \(field.state.content.text), \(outcome)")
        // Over itself as well.
        field.apply(.selectAll)
        field.apply(.paste(other.text))
        failures.expect(
          field.state.content == other.state.content, "\(locale): over itself \(field.text)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A paste is the number that a careful person would read, or rejected: never another magnitude.
  @Test func noPasteChangesTheMagnitude() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let separators = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٫", "٬", ""]
    for locale in NumberLocale.available {
      let editor = NumberEditor(format: try NumberFormat(locale: locale))
      for _ in 0..<(6 * Samples.factor) {
        let text = ForeignNumber.text(
          random.digits(random.number(in: 1...9)), group: random.pick(separators),
          decimal: random.pick(separators), &random)
        for broken in MagnitudeInvariants.broken(by: text, .pasted, in: editor) {
          failures.add("\(locale): \(broken)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// In a field without a currency, a number next to one is read as it is without, but for a period
  /// right behind the letters of a code.
  @Test func noCurrencyChangesTheNumber() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let separators = [",", ".", " ", "'", "٫", "٬", ""]
    let currencies = ["$", "€", "US$", "R$", "$CA", "£", "EUR", "CHF", "﷼"]
    for locale in NumberLocale.available {
      let editor = NumberEditor(format: try NumberFormat(locale: locale))
      for _ in 0..<(6 * Samples.factor) {
        let foreign = ForeignNumber.text(
          random.digits(random.number(in: 1...7)), group: random.pick(separators),
          decimal: random.pick(separators), &random)
        let number = random.once(in: 4) ? foreign + random.pick(separators) : foreign
        let pieces = [random.pick(currencies), random.pick(["", " ", "\u{A0}"]), number]
        let text = (random.once(in: 2) ? pieces : pieces.reversed()).joined()
        if text.contains("EUR.") || text.contains("CHF.") || text.contains("CA.") { continue }
        var plain = EditingSession(editor: editor)
        var beside = EditingSession(editor: editor)
        let isRejected = plain.apply(.paste(number)).isRejected
        failures.expect(
          beside.apply(.paste(text)).isRejected == isRejected && beside.state == plain.state,
          "\(locale): \(text.escaped) is \(beside.state.content.text), without the currency "
            + "\(plain.state.content.text)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Toki Pona groups by two, but only with its own separator.
  @Test(arguments: [
    ("5\u{A0}30\u{202F}06\u{A0}08٫3", "5300608.3"), ("12 34", "1234"), ("5.30.06.08,3", nil),
    ("5 300 608,3", "5300608.3"), ("5 30 060 08,3", nil),
  ])
  func ownGroupsOfTwo(_ text: String, _ value: String?) throws {
    let sizes = GroupingSizes(primary: 2, secondary: 2)
    let format = try HandMade.decimal(.french, sizes)
    var session = EditingSession(editor: NumberEditor(format: format))
    let outcome = session.apply(.paste(text))
    #expect(session.value?.description == value && outcome.isRejected == (value == nil))
  }
}
