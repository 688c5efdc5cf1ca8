public import LiveNumberCore

/// The promise that every state can be left: a field can be emptied and typed into, the caret
/// reaches both ends, and what the field shows can be put back.
public struct ExitInvariants {
  private var session: EditingSession
  private let options: NumberEditor.Options
  private let broken = BrokenPromises()

  /// Returns the ways out of its state that a field doesn't have.
  public static func broken(by session: EditingSession) -> [String] {
    let invariants = ExitInvariants(session)
    invariants.checkDeletions()
    invariants.checkMoves()
    invariants.checkEchoes()
    invariants.checkOwnText()
    return invariants.broken.messages.map { "\($0): \(FieldSnapshot(session))" }
  }

  private init(_ session: EditingSession) {
    self.session = session
    // Its copies would copy it.
    self.session.removeHistory()
    options = session.editor.options
  }

  /// The number of times to press a key: a separator may take a press of its own.
  private var presses: Int {
    2 * max(session.state.content.count, session.text.unicodeScalars.count) + 3
  }

  // MARK: - Deleting

  /// Backspace, Delete, and deleting everything empty the field.
  private func checkDeletions() {
    for (move, deletion) in [
      (NumberEditor.Edit.move(.toEnd, extending: false), NumberEditor.Edit.delete(.backward)),
      (.move(.toStart, extending: false), .delete(.forward)), (.selectAll, .delete(.selection)),
      (.move(.toEnd, extending: false), .delete(.toStart)),
    ] {
      // Delete has nothing after it in entry from the right.
      if deletion == .delete(.forward), options.entry == .fromRight { continue }
      var copy = session
      copy.apply(move)
      // A press can take back a key that waits.
      for _ in 0..<(presses + 64)
      where copy.validity != .empty || copy.state.isText || !copy.state.waiting.isEmpty {
        copy.apply(deletion)
      }
      copy.apply(deletion)
      // Nothing can stand before the digits in parentheses, so that Delete leaves their sign.
      let leavesSign =
        deletion == .delete(.forward) && copy.text.utf8.contains(UInt8(ascii: "("))
        && copy.state.content.text == "-"
      guard !leavesSign else { continue }
      broken.expect(
        copy.state.content.isEmpty && copy.validity == .empty && copy.value == nil,
        "\(deletion) doesn't empty the field")
      checkTyping(into: copy)
    }
  }

  /// A digit can be typed into an empty field, unless a range blocks it.
  private func checkTyping(into empty: EditingSession) {
    let isBlocked = options.range.minimum != nil || options.range.maximum != nil
    guard options.rangePolicy != .block || !isBlocked else { return }
    let isTaken = "0123456789".unicodeScalars.contains { digit in
      var copy = empty
      return !copy.apply(.type(digit)).isRejected && copy.value != nil
    }
    broken.expect(isTaken, "no digit can be typed into the emptied field")
  }

  // MARK: - Moving

  /// The caret gets from one end to the other.
  private func checkMoves() {
    guard options.entry == .free, !session.state.isText else { return }
    let first = session.text.utf8.contains(UInt8(ascii: "(")) ? 1 : 0
    let last = max(session.state.content.count, first)
    for (move, key) in [
      (
        NumberEditor.Edit.move(.toEnd, extending: false),
        NumberEditor.Edit.move(.left, extending: false)
      ),
      (.move(.toStart, extending: false), .move(.right, extending: false)),
    ] {
      var copy = session
      copy.apply(move)
      var visited = [copy.state.head]
      for _ in 0..<presses {
        copy.apply(key)
        if copy.state.head != visited.last { visited.append(copy.state.head) }
      }
      let all =
        key == .move(.left, extending: false) ? (first...last).reversed() : Array(first...last)
      broken.expect(visited == all, "\(key) visits \(visited)")
    }
  }

  // MARK: - Putting back

  /// The field's own text and value change nothing.
  private func checkEchoes() {
    var copy = session
    // A text with a caret has no selection.
    let caret = session.state.selection.isEmpty ? session.rendering.caret : nil
    copy.apply(.replaceText(session.text, caret: caret))
    broken.expect(copy.rendering == session.rendering, "its own text changes the field")
    guard let value = session.value else { return }
    copy = session
    copy.apply(.set(value))
    broken.expect(copy.rendering == session.rendering, "its own value changes the field")
  }

  /// The text of a finished number, pasted over itself, is that number.
  private func checkOwnText() {
    guard session.validity == .valid, let value = session.value,
      !session.state.isText, session.state.waiting.isEmpty,
      !session.state.content.text.hasSuffix("."), !options.padsWhileTyping, options.entry == .free
    else { return }
    var copy = session
    copy.apply(.selectAll)
    let outcome = copy.apply(.paste(session.text))
    broken.expect(
      !outcome.isRejected && copy.value == value,
      "its own text, pasted, is \(FieldSnapshot(copy)), \(outcome)")
  }
}
