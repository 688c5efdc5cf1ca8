import LiveNumber

@testable import LiveNumberCore

/// What holds of a field at every moment.
struct StateCheck {
  private let editor: NumberEditor
  private let state: NumberEditor.State
  private let rendering: NumberEditor.Rendering

  init(_ session: EditingSession) {
    editor = session.editor
    state = session.state
    rendering = session.rendering
  }

  /// What is wrong, or nil.
  var violation: String? {
    let content = state.content
    guard NumberEditor.Content(content.text) == content else { return "content \(content.text)" }
    guard 0...content.count ~= state.anchor, 0...content.count ~= state.head else {
      return "the selection is not in the content"
    }
    if let violation = caretViolation(rendering.utf8Head, at: state.head) { return violation }
    if let violation = caretViolation(rendering.utf8Anchor, at: state.anchor) { return violation }
    return textViolation ?? worthViolation
  }

  /// The digits to the left of the caret in the text are those to its left in the content, and it is
  /// not inside an affix or a symbol.
  private func caretViolation(_ offset: Int, at place: Int) -> String? {
    let text = rendering.text
    guard 0...text.utf8.count ~= offset else { return "the caret is not in the text" }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard index.samePosition(in: text.unicodeScalars) != nil else { return "inside a scalar" }
    let left = text[..<index].unicodeScalars
    let digits = left.count { editor.format.symbols.digits.contains($0) }
    let content = state.content.text.utf8.prefix(place).count { $0 != 45 && $0 != 46 }
    guard digits == content else { return "\(digits) digits to the left, not \(content)" }
    let back = editor.contentOffset(at: index, in: state)
    let layout = editor.layout(of: state)
    guard layout.offset(back.offset, back.affinity) == offset else {
      return "place \(place) at \(offset) is taken for \(back)"
    }
    let prefix = layout.affixes.prefix.count
    guard offset >= prefix || place == 0, offset <= text.utf8.count - layout.affixes.suffix.count
    else {
      return "inside an affix"
    }
    return nil
  }

  private var textViolation: String? {
    let isCommittedForm = !state.content.isNegative || state.showsCommittedSign
    guard isCommittedForm || editor.format.pattern.negative.hasMinus,
      [.automatic, .always].contains(editor.format.options.signDisplay),
      let expected = try? editor.format.reference(state.content)
    else { return nil }
    return rendering.text.utf8.elementsEqual(expected.utf8)
      ? nil : "\(rendering.text.escaped), not \(expected.escaped)"
  }

  private var worthViolation: String? {
    let value = editor.value(of: state)
    switch state.validity {
    case .empty: return state.content.isEmpty ? nil : "empty, but \(state.content.text)"
    case .valid:
      // Zeros behind a lone separator are a value or padding, by where the caret stands.
      if editor.options.padsWhileTyping, state.content.integer.isEmpty { return nil }
      guard let value else { return "valid without a value" }
      return (editor.options.minimum ?? value) <= value
        && value <= (editor.options.maximum ?? value)
        ? nil : "valid outside of the range"
    case .incomplete, .invalid: return state.content.isEmpty ? "not empty" : nil
    }
  }
}
