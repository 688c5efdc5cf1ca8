import LiveNumber

@testable import LiveNumberCore

/// One random field with its random edits.
struct RandomWalk: CustomStringConvertible {
  private let field: RandomField
  private var session: EditingSession
  private var edits: [RandomEdit] = []

  init(_ samples: inout Samples) {
    field = RandomField(&samples)
    session = EditingSession(editor: field.editor)
  }

  /// Does so many random edits; the answer is what is wrong after one of them, or nil.
  mutating func violation(in samples: inout Samples, edits: Int) -> String? {
    for _ in 0..<edits {
      if let violation = step(&samples) { return violation }
    }
    return emptied()
  }

  private mutating func step(_ samples: inout Samples) -> String? {
    let edit = RandomEdit(&samples, in: field, state: session.state)
    edits.append(edit)
    let before = session
    edit.apply(to: &session)
    if let violation = StateCheck(session).violation { return violation }
    guard case .edit(let edit) = edit else { return nil }
    let oracle = EditingOracle(
      editor: before.editor, before: before.state, after: session.state,
      outcome: session.lastOutcome)
    return oracle.violation(of: edit) ?? undone(to: before)
  }

  /// Undo brings back text and selection, redo what was undone.
  private func undone(to before: EditingSession) -> String? {
    guard session.text != before.text else {
      return session.canUndo == before.canUndo ? nil : "a step that changes no text"
    }
    var other = session
    guard other.undo(), other.rendering == before.rendering else {
      return "undo does not bring back \(before.text.escaped)"
    }
    guard other.redo(), other.rendering == session.rendering else {
      return "redo does not bring back \(session.text.escaped)"
    }
    return nil
  }

  /// Everything can be deleted, and then a digit can be typed.
  private mutating func emptied() -> String? {
    session.apply(.moveToEnd(extending: false))
    for _ in 0..<(2 * session.state.content.count + 2) { session.apply(.deleteBackward) }
    for _ in 0..<session.state.content.count { session.apply(.deleteForward) }
    guard session.state.content.isEmpty || session.value == nil else { return "cannot be emptied" }
    var typing = session
    session.apply(.selectAll)
    session.apply(.deleteSelection)
    guard session.state.content.isEmpty, session.validity == .empty else { return "not empty" }
    // A range may leave nothing that can be typed.
    guard field.editor.options.rangePolicy != .block else { return nil }
    for digit in "0123456789".unicodeScalars
    where !typing.apply(.type(digit)).isRejected && typing.value != nil { return nil }
    return "no digit can be typed"
  }

  // MARK: - What failed

  var description: String {
    var session = EditingSession(editor: field.editor)
    let steps = edits.map { edit in
      edit.apply(to: &session)
      let reason = session.lastOutcome.reason.map {
        " \(session.lastOutcome.isRejected ? "rejected" : "adjusted") \($0.rawValue)"
      }
      return "\(edit): \(RandomWalk.marked(session.rendering)) \(session.validity)\(reason ?? "")"
    }
    return "\(field)\n    " + steps.joined(separator: "\n    ")
  }

  private static func marked(_ rendering: NumberEditor.Rendering) -> String {
    let bytes = Array(rendering.text.utf8)
    let range = rendering.utf8Selection.clamped(to: 0..<bytes.count)
    let parts = [bytes[..<range.lowerBound], bytes[range], bytes[range.upperBound...]].map {
      String(decoding: $0, as: UTF8.self).escaped
    }
    return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])‹\(parts[1])›\(parts[2])"
  }
}

extension RandomEdit {
  fileprivate func apply(to session: inout EditingSession) {
    switch self {
    case .edit(let edit): session.apply(edit)
    case .undo: session.undo()
    case .redo: session.redo()
    // Options may not go with the new format; then nothing changes.
    case .format(let format): try? session.changeFormat(format)
    }
  }
}
