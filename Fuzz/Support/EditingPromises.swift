import LiveNumberCore

/// What must hold of an edit, by the three promises of live editing.
struct EditingPromises {
  let before: EditingSession
  let after: EditingSession
  let edit: NumberEditor.Edit

  private var options: NumberEditor.Options { after.editor.options }
  private var story: String {
    "\(edit): \(Self.told(before)) became \(Self.told(after)), \(after.lastOutcome)"
  }

  private static func told(_ session: EditingSession) -> String {
    let state = session.state
    return "“\(session.text.escaped)” (\(state.content.text), \(state.anchor)…\(state.head))"
  }

  func check() {
    FieldPromises(after).check()
    if after.lastOutcome.isRejected {
      if case .compose = edit { return }
      promise(isUnchanged, "a rejected edit changed something. \(story)")
      return
    }
    switch edit {
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .select, .selectAll:
      promise(after.state.content == before.state.content, "a move changed content. \(story)")
    case .type(let scalar): checkTyped(scalar)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .deleteSelection:
      checkDeleted()
    case .commit: checkCommitted()
    case .clear: promise(after.state.content.isEmpty, "not cleared. \(story)")
    case .set(let value):
      if value == nil {
        promise(after.value == nil, "a value is left. \(story)")
      }
    default: break
    }
    checkUndo()
  }

  private var isUnchanged: Bool {
    let (old, new) = (before.state, after.state)
    return old.content == new.content && old.anchor == new.anchor && old.head == new.head
      && old.affinity == new.affinity && old.validity == new.validity && old.warning == new.warning
      && before.rendering == after.rendering
  }

  // MARK: - Nothing is lost, no magnitude changes

  /// Where neither padding nor entry from the right moves digits by itself.
  private var isPlain: Bool { options.entry == .free && !options.padsWhileTyping }

  /// A typed digit stands in the content, and all others stay.
  private func checkTyped(_ scalar: Unicode.Scalar) {
    guard isPlain else { return }
    let (old, new) = (before.state.content.text, after.state.content.text)
    let selection = before.state.selection
    let kept = old.removing(selection)
    guard let digit = scalar.digit else {
      // Whatever else is typed: no digit comes, and none goes but a cut fraction and what was selected.
      if case .adjusted(.fractionTruncated, _) = after.lastOutcome { return }
      let shown = new.digits
      promise(
        shown == old.digits || shown == kept.digits
          || options.insertsLeadingZero && shown == "0" + kept.digits,
        "digits changed. \(story)")
      return
    }
    let place = max(selection.lowerBound, kept.utf8.first == UInt8(ascii: "-") ? 1 : 0)
    let put = kept.inserting("\(digit)", at: place)
    let isAllowed =
      new == put
      || options.leadingZeros == .collapse && place > 0
        && new == kept.removing((place - 1)..<place).inserting("\(digit)", at: place - 1)
        && kept.removing(0..<(place - 1)).utf8.first == UInt8(ascii: "0")
    promise(isAllowed, "a digit did not go in where the caret was. \(story)")
  }

  /// One run of characters is gone, and nothing else.
  private func checkDeleted() {
    guard isPlain else { return }
    let (old, new) = (before.state.content.text, after.state.content.text)
    let gone = old.utf8.count - new.utf8.count
    promise(gone >= 0, "deleting made it longer. \(story)")
    let place = after.state.head
    promise(
      old.removing(place..<min(place + gone, old.utf8.count)) == new,
      "something else is gone. \(story)")
  }

  private func checkCommitted() {
    if case .adjusted(.clampedToRange, _) = after.lastOutcome { return }
    promise(after.value == before.value, "a commit changed the value. \(story)")
    promise(after.validity != .incomplete, "incomplete after a commit. \(story)")
    var again = after
    again.apply(.commit)
    promise(again.text == after.text, "a second commit changes the text. \(story)")
  }

  // MARK: - Undo

  private func checkUndo() {
    guard before.state.content != after.state.content, !after.mergesTypedDigits else { return }
    var copy = after
    promise(copy.undo(), "nothing to undo. \(story)")
    promise(
      copy.text == before.text && copy.state.anchor == before.state.anchor
        && copy.state.head == before.state.head, "undo brought \(Self.told(copy)). \(story)")
    promise(copy.redo(), "nothing to redo. \(story)")
    promise(
      copy.text == after.text && copy.state.anchor == after.state.anchor
        && copy.state.head == after.state.head, "redo brought \(Self.told(copy)). \(story)")
  }
}
