import LiveNumber
import TestSupport
import Testing

/// The validator's answers to a delegate agree with the editor: EDITING.md 6.1.
@Suite struct DelegateAnswerTests {
  private static let pieces = [
    "0", "1", "5", "12", "345", "1234", ".", ",", "-", "+", " ", "'", "x", "\u{661}", "\u{66B}",
    "1.5", "1,5", "1.234", "1,234", "1.234,5", "1,234.5", "-5", "(5)", "1.2E+01", "5-", "abc",
    "5 €", "€", "%",
  ]

  @Test func agreementWithTheEditor() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for locale in NumberLocale.available {
      for _ in 0..<(8 * Samples.factor) {
        let style = random.pick([NumberStyle.number, .percent, .currency("EUR")])
        let format = try NumberFormat(style, locale: locale)
        var options = NumberEditor.Options()
        if random.once(in: 3) { options.maximumFractionDigits = .upTo(random.number(below: 4)) }
        if random.once(in: 4) { options.maximumLength = random.number(in: 1...8) }
        if random.once(in: 4) { options.allowsNegative = false }
        let editor = NumberEditor(format: format, options: options)
        var session = EditingSession(editor: editor)
        session.type(format.keys(for: random.content(integer: 7, fraction: 3)))
        // A text tells nothing of keys that a limit has refused.
        session = EditingSession(
          editor: editor, state: try #require(editor.state(showing: session.text)))
        // Nor can it tell that a sign after the digits is selected with them.
        let content = session.state.content
        let start =
          content.isNegative && format.pattern.negative.suffix.contains(.minusSign) ? 1 : 0
        let offsets = (0..<2).map { _ in random.number(in: start...content.count) }
        session.apply(.select(anchor: offsets.min() ?? 0, head: offsets.max() ?? 0))
        let piece =
          random.once(in: 4)
          ? format.keys(for: random.content(integer: 4, fraction: 2)) : random.pick(Self.pieces)
        if let violation = Self.violation(of: session, putting: piece) {
          failures.add("\(locale) \(style) \(session.rendering): \(piece.escaped): \(violation)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func violation(of session: EditingSession, putting piece: String) -> String? {
    let rendering = session.rendering
    var validator = CharacterSetValidator(editor: session.editor)
    let verdict = validator.verdict(
      replacingUTF16: rendering.utf16Selection, of: rendering.text, with: piece)
    var future = rendering.text
    future.replaceSubrange(rendering.selection, with: piece)
    var edited = session
    let outcome = edited.apply(.insert(piece))
    if outcome.isRejected {
      // In a text, the place tells the reason.
      return verdict == .rejected(outcome.reason ?? .notANumber)
        || session.state.isText && !verdict.isAllowed
        ? nil : "\(verdict), not \(outcome)"
    }
    // If the editor takes the text and shows it like this, it is allowed.
    if edited.text.utf8.elementsEqual(future.utf8), !verdict.isAllowed {
      return "\(verdict), but the editor shows \(future.escaped)"
    }
    // A dash after a separator is that of a price, even if it is a minus after a number without a
    // fraction: EDITING.md 6.2.
    if edited.state.content.isNegative, edited.state.content.text.hasSuffix(".") { return nil }
    // A text that is allowed is read as the editor's number.
    guard verdict.isAllowed, let value = try? session.editor.format.parse(future, mode: .lenient)
    else { return nil }
    return value == edited.value || edited.value == nil
      ? nil : "allowed, but \(future.escaped) is \(value), not \(edited.text.escaped)"
  }
}
