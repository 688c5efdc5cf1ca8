import LiveNumber
import Testing

@testable import LiveNumberCore

/// The validator answers a delegate as the editor would: EDITING.md 6.1.
@Suite struct DelegateAnswerTests {
  private static let pieces = [
    "0", "1", "5", "12", "345", "1234", ".", ",", "-", "+", " ", "'", "x", "\u{661}", "\u{66B}",
    "1.5", "1,5", "1.234", "1,234", "1.234,5", "1,234.5", "-5", "(5)", "5-", "abc", "5 €", "€", "%",
  ]

  @Test func agreementWithTheEditor() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for locale in NumberLocale.available {
      for _ in 0..<(8 * Samples.factor) {
        let style = samples.pick([NumberStyle.decimal, .percent, .currency("EUR")])
        let format = try NumberFormat(style, locale: locale)
        var options = NumberEditor.Options()
        if samples.once(in: 3) { options.maximumFractionDigits = .upTo(samples.number(below: 4)) }
        if samples.once(in: 4) { options.maximumLength = samples.number(in: 1...8) }
        if samples.once(in: 4) { options.allowsNegative = false }
        let editor = try NumberEditor(format: format, options: options)
        var session = EditingSession(editor: editor)
        session.type(format.keys(for: samples.content(integer: 7, fraction: 3)))
        // A text cannot tell that the sign is selected with the digits where it stands behind them.
        let content = session.state.content
        let start = format.pattern.negative.suffix.contains(.minusSign) ? content.start : 0
        let places = (0..<2).map { _ in samples.number(in: start...content.count) }
        session.apply(.select(anchor: places.min() ?? 0, head: places.max() ?? 0))
        let piece =
          samples.once(in: 4)
          ? format.keys(for: samples.content(integer: 4, fraction: 2)) : samples.pick(Self.pieces)
        if let violation = Self.violation(of: session, putting: piece) {
          failures.add("\(locale) \(style) \(session.rendering): \(piece.escaped): \(violation)")
        }
      }
    }
    failures.report(seed: Samples.seed)
  }

  private static func violation(of session: EditingSession, putting piece: String) -> String? {
    let rendering = session.rendering
    let validator = CharacterSetValidator(editor: session.editor)
    let verdict = validator.verdict(
      replacingUTF16: rendering.utf16Selection, of: rendering.text, with: piece)
    var future = rendering.text
    future.replaceSubrange(rendering.selection, with: piece)
    var edited = session
    let outcome = edited.apply(.insert(piece))
    if outcome.isRejected {
      return verdict == .rejected(outcome.reason ?? .notANumber)
        ? nil : "\(verdict), not \(outcome)"
    }
    // What the editor takes and would show just so may happen.
    if edited.text.utf8.elementsEqual(future.utf8), !verdict.isAllowed {
      return "\(verdict), but the editor shows \(future.escaped)"
    }
    // A dash behind a separator is read as that of a price, also where it is a minus that ends a number
    // which has no fraction yet: EDITING.md 6.2.
    let content = edited.state.content
    if content.isNegative, content.pointOffset == content.count - 1 { return nil }
    // What may happen reads as the number that the editor has.
    guard verdict.isAllowed, let value = try? session.editor.format.parse(future, mode: .lenient)
    else { return nil }
    return value == edited.value
      ? nil : "allowed, but \(future.escaped) is \(value), not \(edited.text.escaped)"
  }
}
