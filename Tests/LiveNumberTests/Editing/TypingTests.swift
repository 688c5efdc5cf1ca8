import LiveNumber
import TestSupport
import Testing

/// Typing and deleting one key at a time, in every locale.
@Suite struct TypingTests {
  private static let styles =
    NumberStyle.named.map(\.style) + [
      .currency("EUR"), .currency("JPY"), .currency("USD").sign(strategy: .accounting),
      .currency("CHF").presentation(.code), .currency("CVE"), .unit("kilometer"),
    ]

  @Test func typingTheFormattedTextIsFormatting() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let editor = NumberEditor(format: format)
      for _ in 0..<(2 * Samples.factor) {
        let number = try #require(ExactDecimal(random.content())).trimmed()
        let content = number.description
        let text = format.format(number)
        var session = EditingSession(editor: editor)
        for scalar in text.unicodeScalars {
          session.apply(.type(scalar))
          failures.expect(
            content.hasPrefix(session.state.content.text),
            "\(locale) \(content): \(session.state.content.text)")
        }
        failures.expect(
          session.text.utf8.elementsEqual(text.utf8)
            && session.rendering.utf8Head == text.utf8.count
            && session.state.content.text == content
            && session.validity == .valid,
          "\(locale): \(text.escaped) typed is \(session.text.escaped)")
        Self.backspace(&session, &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// The affixes of money, percentages, and units appear by themselves.
  @Test func typingTheNumberAloneBringsTheAffixes() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for locale in NumberLocale.available {
      for _ in 0..<Samples.factor {
        let style = random.pick(Self.styles)
        // Some units change with the number.
        guard let format = try? NumberFormat(style, locale: locale),
          !format.hasDigitsInSuffix
        else { continue }
        let options = NumberEditor.Options { $0.maximumFractionDigits = .unlimited }
        var session = EditingSession(editor: NumberEditor(format: format, options: options))
        let content = random.content()
        session.type(format.keys(for: content))
        let broken = FieldInvariants.broken(by: session)
        failures.expect(
          session.state.content.text == content && broken.isEmpty,
          "\(locale) \(style) \(content): \(session.text.escaped), \(broken)")
        session.apply(.commit)
        let number = try #require(ExactDecimal(content))
        let shown = try #require(number.scaledByPowerOfTen(-format.powerOfTen)).withoutMinusZero
        var unlimited = format.options
        // Money keeps its cents.
        unlimited.precision = .fractionLength((format.currency?.fractionDigits ?? 0)...)
        let text = try format.with(options: unlimited).format(shown)
        failures.expect(
          session.text.utf8.elementsEqual(text.utf8) && session.value == shown,
          "\(locale) \(style) \(content): \(session.text.escaped), not \(text.escaped)")
        Self.backspace(&session, &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Backspace takes one character at a time, until the field is empty.
  private static func backspace(_ session: inout EditingSession, _ failures: inout Failures) {
    session.apply(.move(.toEnd, extending: false))
    let content = session.state.content.text
    for count in stride(from: content.utf8.count - 1, through: 0, by: -1) {
      let expected = String(content.utf8.prefix(count)) ?? ""
      let outcome = session.apply(.delete(.backward))
      failures.expect(
        session.state.content.text == expected && session.state.head == count
          && outcome == .accepted && FieldInvariants.broken(by: session).isEmpty,
        "\(session.text.escaped): \(session.state.content.text), not \(expected)")
    }
    failures.expect(
      session.text.isEmpty && session.validity == .empty, "not empty: \(session.text.escaped)")
  }
}

extension ExactDecimal {
  /// The number as a commit leaves it if the type has no negative zero.
  fileprivate var withoutMinusZero: ExactDecimal { isZero ? magnitude : self }
}
