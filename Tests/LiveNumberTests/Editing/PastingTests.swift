import LiveNumber
import Testing

@testable import LiveNumberCore

/// Pasting, in every locale that ICU lists.
@Suite struct PastingTests {
  private static let styles: [NumberStyle] = [
    .decimal, .decimal, .percent, .currency("EUR"), .currency("USD", sign: .accounting),
    .currency("DKK"), .currency("PAB"), .currency("CVE"), .currency("CHF", display: .code),
    .unit("kilometer"),
  ]

  /// A field's own text pasted back gives its content, by either policy.
  @Test func ownTextGivesItsContent() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for locale in NumberLocale.available {
      for _ in 0..<(2 * Samples.factor) {
        guard let format = try? NumberFormat(samples.pick(Self.styles), locale: locale) else {
          continue
        }
        var options = NumberEditor.Options()
        options.maximumFractionDigits = .unlimited
        options.paste = samples.once(in: 2) ? .smart : .locale
        let editor = try NumberEditor(format: format, options: options)
        var field = EditingSession(editor: editor)
        let content = samples.content()
        field.type(format.keys(for: content))
        if samples.once(in: 2) { field.apply(.commit) }
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
    failures.report(seed: Samples.seed)
  }

  /// A paste is the number that a careful person would read, or rejected: never another magnitude.
  @Test func noPasteChangesTheMagnitude() throws {
    var samples = Samples(#function)
    var failures = Failures()
    let separators = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٫", "٬", ""]
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      var session = EditingSession(editor: try NumberEditor(format: format))
      for _ in 0..<(6 * Samples.factor) {
        let digits = samples.digits(samples.number(in: 1...9))
        let group = samples.pick(separators)
        let decimal = samples.pick(separators)
        let text = ForeignNumber(digits, group: group, decimal: decimal, &samples)
        session.apply(.clear)
        guard !session.apply(.paste(text.text)).isRejected, let value = session.value else {
          continue
        }
        failures.expect(
          text.readings(in: format).contains(value),
          "\(locale): \(text.text.escaped) is \(value), not one of \(text.readings(in: format))")
      }
    }
    failures.report(seed: Samples.seed)
  }
}
