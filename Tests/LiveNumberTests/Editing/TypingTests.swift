import LiveNumber
import Testing

@testable import LiveNumberCore

/// Typing and deleting one key at a time, in every locale that ICU lists.
@Suite struct TypingTests {
  private static let styles: [NumberStyle] = [
    .percent, .currency("EUR"), .currency("JPY"), .currency("USD", sign: .accounting),
    .currency("CHF", display: .code), .currency("CVE"), .unit("kilometer"),
  ]

  @Test func typingTheFormattedTextIsFormatting() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let editor = try NumberEditor(format: format)
      for _ in 0..<(2 * Samples.factor) {
        let number = try #require(ExactDecimal(samples.content())).trimmed()
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
            && session.state.content.text == content && session.warning == nil
            && session.validity == .valid,
          "\(locale): \(text.escaped) typed is \(session.text.escaped)")
        Self.backspace(&session, &failures)
      }
    }
    failures.report(seed: Samples.seed)
  }

  /// Money, percentages and units: typed without their affixes, they are what the format writes.
  @Test func typingTheNumberAloneBringsTheAffixes() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for locale in NumberLocale.available {
      for _ in 0..<Samples.factor {
        let style = samples.pick(Self.styles)
        // Some units change with the number in some locales.
        guard let format = try? NumberFormat(style, locale: locale) else { continue }
        var options = NumberEditor.Options()
        options.maximumFractionDigits = .unlimited
        var session = EditingSession(editor: try NumberEditor(format: format, options: options))
        let content = samples.content()
        session.type(format.keys(for: content))
        let typed = try format.reference(session.state.content) ?? session.text
        let hasBrackets = content.hasPrefix("-") && !format.pattern.negative.hasMinus
        failures.expect(
          session.state.content.text == content
            && (hasBrackets || session.text.utf8.elementsEqual(typed.utf8)),
          "\(locale) \(style) \(content): \(session.text.escaped), not \(typed.escaped)")
        session.apply(.commit)
        let number = try #require(ExactDecimal(content))
        let shown = try #require(number.scaledByPowerOfTen(-format.displayScale)).withoutMinusZero
        var unlimited = format.options
        unlimited.precision = .unlimited
        let text = try format.with(options: unlimited).format(shown)
        failures.expect(
          session.text.utf8.elementsEqual(text.utf8) && session.value == shown,
          "\(locale) \(style) \(content): \(session.text.escaped), not \(text.escaped)")
        Self.backspace(&session, &failures)
      }
    }
    failures.report(seed: Samples.seed)
  }

  /// Backspace passes through nothing but the beginnings of the content to the empty field.
  private static func backspace(_ session: inout EditingSession, _ failures: inout Failures) {
    session.apply(.moveToEnd(extending: false))
    let content = session.state.content.text
    for count in stride(from: content.utf8.count - 1, through: 0, by: -1) {
      let expected = String(content.utf8.prefix(count)) ?? ""
      let outcome = session.apply(.deleteBackward)
      failures.expect(
        session.state.content.text == expected && session.state.head == count
          && outcome == .accepted && StateCheck(session).violation == nil,
        "\(session.text.escaped): \(session.state.content.text), not \(expected)")
    }
    failures.expect(
      session.text.isEmpty && session.validity == .empty, "not empty: \(session.text.escaped)")
  }

  /// Typing a key and taking it back with Backspace changes nothing, anywhere.
  @Test func aKeyAndBackspaceChangeNothing() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let editor = try NumberEditor(format: format)
      var session = EditingSession(editor: editor)
      session.type(format.keys(for: samples.content()))
      let count = session.state.content.count
      let place = samples.number(in: session.state.content.start...count)
      session.apply(.select(anchor: place, head: place))
      let before = session.rendering
      let content = session.state.content
      let outcome = session.apply(.type(samples.pick(Array("123456789".unicodeScalars))))
      guard !outcome.isRejected, session.state.content.count == count + 1 else { continue }
      session.apply(.deleteBackward)
      failures.expect(
        session.rendering == before && session.state.content == content,
        "\(locale): \(before.text.escaped) at \(place)")
    }
    failures.report(seed: Samples.seed)
  }
}

extension ExactDecimal {
  /// As a commit leaves it where the type has no negative zero.
  fileprivate var withoutMinusZero: ExactDecimal { isZero ? magnitude : self }
}
