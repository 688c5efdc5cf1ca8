import LiveNumber
import TestSupport
import Testing

/// Fields that learn a new text instead of each key: EDITING.md 14.
@Suite struct PlainTextTests {
  @Test func aTextWithOneCharacterMoreIsAKey() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(2_000 * Samples.factor) {
      let field = RandomField(&random)
      var typed = EditingSession(editor: field.editor)
      var told = typed
      for _ in 0..<12 {
        let edit = RandomEdit(&random, in: field, state: typed.state)
        guard case .edit(let edit) = edit else { continue }
        let before = typed
        typed.apply(edit)
        // No range shows that a sign in parentheses or at the end is selected.
        let selectsSign = before.state.content.isNegative && before.state.selection.lowerBound == 0
        // No text shows that a selection was cut, and not a key taken back; that a key was taken
        // back that isn't drawn, such as a space behind padding; or where a symbol was typed that
        // the number draws on its other side.
        let hasWaitingKeys = !before.state.waitingKeys.isEmpty
        let showsSymbol =
          !before.state.isText && typed.state.typedText?.contains(where: isSymbol) ?? false
        let isUnseen =
          edit == .delete(.selection) && hasWaitingKeys
          || edit == .delete(.backward)
            && (typed.rendering.text == before.rendering.text || !hasWaitingKeys && showsSymbol)
        guard !isUnseen, let text = PlainText(before.rendering, edit),
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
    #expect(failures.isEmpty, "\(failures)")
  }

  /// What is typed over a selection can begin like it; the smallest change would then be a
  /// deletion.
  @Test func aKeyOverASelectionThatBeginsLikeIt() throws {
    var field = EditingSession(editor: try NumberEditor(format: NumberFormat(locale: "fr")))
    field.type("2101")
    field.apply(.select(anchor: 0, head: 1, affinity: .downstream))
    let shown = field.rendering
    #expect(shown.text[shown.selection] == "2\u{202F}")
    let text = "2101"
    field.apply(.replaceText(text, caret: text.index(after: text.startIndex)))
    #expect(field.value == 2101)
  }

  private func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == nil && !".,'".unicodeScalars.contains(scalar)
  }

  private static func areAlike(_ left: EditingSession, _ right: EditingSession) -> Bool {
    left.state.content == right.state.content && left.state.head == right.state.head
      && left.lastOutcome.reason == right.lastOutcome.reason
      && left.lastOutcome.isRejected == right.lastOutcome.isRejected
      && left.text == right.text && left.state.validity == right.state.validity
      && nextDigit(left) == nextDigit(right)
  }

  /// Returns the fate of a digit, which tells whether a rejected separator is remembered.
  private static func nextDigit(_ session: EditingSession) -> String {
    let outcome = session.editor.apply(.type("7"), to: session.state).outcome
    return "\(outcome.isRejected) \(outcome.reason?.rawValue ?? "")"
  }

  private static let styles =
    NumberStyle.named.map(\.style) + [
      .currency("USD"), .currency("EUR").sign(strategy: .accounting),
      .currency("CHF").presentation(.code),
    ]

  /// A new text keeps the sign that it shows, wherever the locale writes it.
  @Test func aTextKeepsItsSign() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var count = 0
    for locale in NumberLocale.available {
      for _ in 0..<(2 * Samples.factor) {
        let format = try NumberFormat(random.pick(Self.styles), locale: locale)
        let editor = NumberEditor(format: format)
        let value = ExactDecimal(random.content(integer: 7, fraction: 2)) ?? .one
        let state = editor.apply(.set(value), to: .empty).state
        for _ in 0..<8 {
          let text = Self.changed(editor.text(of: state), &random)
          let (after, outcome) = editor.apply(.replaceText(text, caret: nil), to: state)
          guard outcome == .accepted, let shown = editor.value(of: after), !shown.isZero,
            let read = try? format.parse(text, mode: .lenient), !read.isZero
          else { continue }
          // A grouping separator over a selection changes nothing, and leaves it: EDITING.md 2.2.
          if !after.selection.isEmpty { continue }
          // A minus after a separator without digits is read as the dash of a price.
          if after.content.isNegative, after.content.text.hasSuffix(".") { continue }
          count += 1
          failures.expect(
            shown.isNegative == read.isNegative,
            "\(locale) \(format.style) \(editor.text(of: state).escaped), \(text.escaped): \(shown)"
          )
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > NumberLocale.available.count * Samples.factor, "few texts were taken")
  }

  private static func changed(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = random.number(in: 0...scalars.count)
    let end = min(start + random.number(below: 5), scalars.count)
    let piece = random.pick(["", "", "7", "70", "-", ".", ","])
    scalars.replaceSubrange(start..<end, with: piece.unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The text that a view shows after editing by itself.
private struct PlainText {
  let text: String
  let caret: String.Index

  /// `nil` if a view would do something else, or if the text doesn't tell what happened.
  init?(_ rendering: NumberEditor.Rendering, _ edit: NumberEditor.Edit) {
    var scalars = Array(rendering.text.unicodeScalars)
    let selection = rendering.scalarSelection
    let inserted: [Unicode.Scalar]
    var removed = selection
    switch edit.kind {
    case .type(let scalar): inserted = [scalar]
    case .paste(let text) where text.unicodeScalars.count > 1: inserted = Array(text.unicodeScalars)
    case .delete(.backward) where selection.isEmpty && selection.lowerBound > 0:
      inserted = []
      removed = (selection.lowerBound - 1)..<selection.lowerBound
    case .delete(.selection) where !selection.isEmpty: inserted = []
    default: return nil
    }
    // Decoration isn't taken out, and what is put in again tells nothing.
    let isContent = scalars[removed].allSatisfy { $0 == "." || $0.digit != nil }
    guard isContent, Array(scalars[removed]) != inserted else { return nil }
    guard removed.isEmpty || inserted.isEmpty else { return nil }
    scalars.replaceSubrange(removed, with: inserted)
    text = String(String.UnicodeScalarView(scalars))
    let place = removed.lowerBound + inserted.count
    caret = text.unicodeScalars.index(text.startIndex, offsetBy: place)
  }
}
