import LiveNumber
import Testing

@testable import LiveNumberCore

/// A view that only tells its new text does what one does that tells each key.
@Suite struct PlainTextTests {
  @Test func aTextWithOneCharacterMoreIsAKey() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for _ in 0..<(2_000 * Samples.factor) {
      let field = RandomField(&samples)
      var typed = EditingSession(editor: field.editor)
      var told = typed
      for _ in 0..<12 {
        let edit = RandomEdit(&samples, in: field, state: typed.state)
        guard case .edit(let edit) = edit else { continue }
        let before = typed
        typed.apply(edit)
        // A sign in brackets or at the end is selected with the digits, which no range shows.
        let selectsSign = before.state.selection.lowerBound < before.state.content.start
        guard let text = PlainText(before.rendering, edit),
          !selectsSign || before.state.selection.isEmpty
        else {
          told.apply(edit)
          continue
        }
        told.apply(.replaceText(text.text, caret: text.caret))
        failures.expect(
          Self.areAlike(typed, told),
          "\(field)\n  \(before.text.escaped) at \(before.rendering.utf8Selection), \(edit) "
            + "gives \(typed.text.escaped) \(typed.lastOutcome.reason?.rawValue ?? ""), the text "
            + "\(text.text.escaped) \(told.text.escaped) \(told.lastOutcome.reason?.rawValue ?? "")"
        )
        told = typed
      }
    }
    failures.report(seed: Samples.seed)
  }

  private static func areAlike(_ left: EditingSession, _ right: EditingSession) -> Bool {
    left.state.content == right.state.content && left.state.head == right.state.head
      && left.lastOutcome.reason == right.lastOutcome.reason
      && left.lastOutcome.isRejected == right.lastOutcome.isRejected
      && left.state.decimalWasRefused == right.state.decimalWasRefused
      && left.warning == right.warning && left.state.validity == right.state.validity
  }
}

/// The text that a view shows after an edit that it did by itself.
private struct PlainText {
  let text: String
  let caret: String.Index

  /// Nil where a view would do something else, or the text does not tell what was done.
  init?(_ rendering: NumberEditor.Rendering, _ edit: NumberEditor.Edit) {
    var scalars = Array(rendering.text.unicodeScalars)
    let selection = rendering.scalarSelection
    let inserted: [Unicode.Scalar]
    var removed = selection
    switch edit {
    case .type(let scalar): inserted = [scalar]
    case .paste(let text) where text.unicodeScalars.count > 1: inserted = Array(text.unicodeScalars)
    case .deleteBackward where selection.isEmpty && selection.lowerBound > 0:
      inserted = []
      removed = (selection.lowerBound - 1)..<selection.lowerBound
    case .deleteSelection where !selection.isEmpty: inserted = []
    default: return nil
    }
    // What is taken out must be content, and put in again it tells nothing.
    let isContent = scalars[removed].allSatisfy { $0 == "." || DecimalDigit($0) != nil }
    guard isContent, Array(scalars[removed]) != inserted else { return nil }
    guard removed.isEmpty || inserted.isEmpty else { return nil }
    scalars.replaceSubrange(removed, with: inserted)
    text = String(String.UnicodeScalarView(scalars))
    let place = removed.lowerBound + inserted.count
    caret = text.unicodeScalars.index(text.startIndex, offsetBy: place)
  }
}
