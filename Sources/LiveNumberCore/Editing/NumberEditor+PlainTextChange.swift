// Changes of the whole text, for views that report only the new text: EDITING.md 14.

extension NumberEditor {
  /// Finds the smallest replacement between the old and the new text, and performs it as an edit.
  func replaceText(_ text: String, caret: String.Index?, on state: inout State) -> Outcome {
    let old = rendering(of: state)
    guard !old.text.hasSameBytes(as: text) else {
      guard let caret, caret != old.caret || !state.selection.isEmpty else { return .accepted }
      let (offset, affinity) = contentOffset(at: caret, in: state)
      let edit = Edit.select(anchor: offset, head: offset, affinity: affinity)
      return perform(edit, on: &state)
    }
    let replacement = TextReplacement(in: old, of: state, by: self, to: text, caret: caret)
    let start = old.text.utf8.distance(
      from: old.text.startIndex, to: replacement.removed.lowerBound)
    let end = start + old.text[replacement.removed].utf8.count
    let layout = FieldLayout(of: state, in: self)
    if let minus = layout.trailingMinus, minus.overlaps(start..<end) {
      // In the content the minus sign comes first, so it is deleted alone, and the rest is a change
      // of what is left.
      let before = state
      state.anchor = 0
      state.head = 1
      _ = perform(.delete(.selection), on: &state)
      state.setCaret(self.end(of: state))
      let end = text.utf8.index(
        text.startIndex, offsetBy: start + replacement.inserted.utf8.count)
      let outcome = replaceText(text, caret: caret ?? end, on: &state)
      // If the sign comes back, nothing has changed.
      if self.text(of: state).hasSameBytes(as: old.text) { state = before }
      return outcome
    }
    let outcome = replace(start..<end, of: layout, with: replacement.inserted, on: &state)
    if let caret, replacement.inserted.isEmpty, !outcome.isRejected {
      takeCaret(caret, in: text, on: &state)
    }
    return outcome
  }

  /// Moves the caret to the one that a view reports with a text, if the field shows that text.
  private func takeCaret(_ caret: String.Index, in text: String, on state: inout State) {
    guard self.text(of: state).hasSameBytes(as: text) else { return }
    let offset = contentOffset(at: caret, in: state).offset
    guard state.selection != offset..<offset else { return }
    _ = apply(.select(anchor: offset, head: offset), on: &state)
  }

  /// Replaces a range of the text, in UTF-8 bytes.
  private func replace(
    _ range: Range<Int>, of layout: FieldLayout, with inserted: String, on state: inout State
  ) -> Outcome {
    var first = layout.offset(at: range.lowerBound)
    var last = layout.offset(at: range.upperBound)
    if layout.trailingMinus != nil {
      // The minus sign isn't before the digits.
      first.offset = max(first.offset, 1)
      last.offset = max(last.offset, 1)
    }
    guard inserted.isEmpty else {
      overwriteDigit(after: &last, from: first, in: state)
      // After a trailing minus sign, two offsets have one position: the caret's is meant.
      let isSelected = rendering(of: state).utf8Selection == range
      if !isSelected, let selected = selecting(first, last, in: state) { state = selected }
      return apply(.insert(inserted), on: &state)
    }
    guard first.offset == last.offset else {
      if state.typed?.endsInDigit == false { forgetTyped(of: &state) }
      let deletion = deletion(of: first.offset..<last.offset, in: state)
      if deletion == .selection {
        state.anchor = first.offset
        state.head = last.offset
      }
      return perform(.delete(deletion), on: &state)
    }
    return deleteDecoration(
      range, at: first.offset, isSeparator: first.affinity != last.affinity, on: &state)
  }

  /// Returns the state in which a range is selected that a view replaces with text, or `nil` if
  /// that is the selection of the state, so that the entry goes on.
  ///
  /// A symbol that isn't next to the digits is the caret in a number that is entered from the
  /// right.
  func selecting(
    _ start: (offset: Int, affinity: State.Affinity),
    _ end: (offset: Int, affinity: State.Affinity), in state: State
  ) -> State? {
    let edit = Edit.select(anchor: start.offset, head: end.offset, affinity: end.affinity)
    let selected = apply(edit, to: state).state
    return selected.selection == state.selection ? nil : selected
  }

  /// Moves the end of a range that a view replaces with text after the digit that the view
  /// overwrites.
  ///
  /// A view in overwrite mode replaces what is after the caret, also a separator: `1|,234`, 9,
  /// `1,9|34`.
  func overwriteDigit(
    after end: inout (offset: Int, affinity: State.Affinity),
    from start: (offset: Int, affinity: State.Affinity), in state: State
  ) {
    guard start.offset == end.offset, start.affinity != end.affinity,
      state.selection == start.offset..<start.offset, state.affinity == .upstream
    else { return }
    end = (start.offset + 1, .upstream)
  }

  /// Deletes decoration alone as the key next to it does: `-$|12`, Backspace, `$|12`.
  private func deleteDecoration(
    _ range: Range<Int>, at offset: Int, isSeparator: Bool, on state: inout State
  ) -> Outcome {
    let text = text(of: state)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    guard isSeparator || text.unicodeScalars[start..<end].count == 1 else {
      return .rejected(.decoration)
    }
    let caret = isSeparator || state.selection.isEmpty ? rendering(of: state).utf8Head : nil
    if offset == self.end(of: state), end == text.endIndex {
      // A view's own caret can be after a symbol, which one press steps over.
      state.setCaret(offset)
    } else if range.upperBound == caret {
      state.anchor = state.head
    } else if isSeparator || range.lowerBound == caret {
      state.setCaret(offset)
      return perform(.delete(.forward), on: &state)
    } else {
      return .rejected(.decoration)
    }
    return perform(.delete(.backward), on: &state)
  }

  /// Returns the key that deletes a range, so that the rules for keys apply.
  private func deletion(of range: Range<Int>, in state: State) -> Deletion {
    // Backspace takes back what waits, also over a selection.
    if takesBack(range, in: state) { return .backward }
    guard state.selection.isEmpty, range.count == 1 else { return .selection }
    // A key would first step over a grouping separator, but a view has taken a digit out.
    if options.deleteOverGroup == .skip, options.entry == .free, state.typed == nil,
      state.content.pointOffset != range.lowerBound
    {
      return .selection
    }
    if state.head == range.upperBound { return .backward }
    if state.head == range.lowerBound { return .forward }
    return .selection
  }

  /// Returns whether a view's deletion of a range is a Backspace that takes back a key that the
  /// view doesn't show.
  private func takesBack(_ range: Range<Int>, in state: State) -> Bool {
    guard state.remembersKeys else { return false }
    return state.selection.isEmpty
      ? state.head == range.upperBound && range.count == 1 : state.selection == range
  }
}
