// Plain text changes, as an adapter knows them that only sees the new text: EDITING.md 14.

extension NumberEditor {
  /// Finds the smallest single replacement between the old and the new text and does it as an edit.
  func replaceText(_ text: String, caret: String.Index?, on state: inout State) -> Outcome {
    let old = rendering(of: state)
    guard !old.text.utf8.elementsEqual(text.utf8) else {
      guard let caret else { return .accepted }
      let (place, affinity) = contentOffset(at: caret, in: state)
      return perform(.select(anchor: place, head: place, affinity: affinity), on: &state)
    }
    let oldScalars = Array(old.text.unicodeScalars)
    let newScalars = Array(text.unicodeScalars)
    let caretOffset = caret.map {
      text.unicodeScalars.distance(from: text.startIndex, to: min($0, text.endIndex))
    }
    let replacement = TextReplacement(
      from: oldScalars, to: newScalars, caret: caretOffset, selection: old.scalarSelection)
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: newScalars[replacement.inserted])
    let start = utf8Offset(replacement.removed.lowerBound, in: oldScalars)
    let end = utf8Offset(replacement.removed.upperBound, in: oldScalars)
    let layout = layout(of: state)
    if let minus = layout.trailingMinus, minus.overlaps(start..<end) {
      // In the content it stands first, so it goes by itself, and the rest is a change of what is left.
      state.anchor = 0
      state.head = 1
      _ = perform(.deleteSelection, on: &state)
      state.setCaret(state.content.count)
      return replaceText(text, caret: caret, on: &state)
    }
    return replace(start..<end, of: layout, with: String(inserted), on: &state)
  }

  /// Replaces a range of the text, in UTF-8 bytes.
  private func replace(
    _ range: Range<Int>, of layout: ContentLayout, with inserted: String, on state: inout State
  ) -> Outcome {
    var (first, last) = (
      layout.contentOffset(at: range.lowerBound), layout.contentOffset(at: range.upperBound)
    )
    if layout.trailingMinus != nil {
      // The minus is none of what stands in front of the digits.
      first.offset = max(first.offset, 1)
      last.offset = max(last.offset, 1)
    }
    if inserted.isEmpty, first.offset == last.offset, first.offset == state.content.count {
      return deleteFromSuffix(range, of: layout, on: &state)
    }
    if inserted.isEmpty, first.offset == last.offset {
      // A separator taken out alone is a key pressed beside it.
      guard layout.hasSeparator(at: first.offset), first.affinity != last.affinity else {
        return .rejected(.decoration)
      }
      let wasBehind = state.head == first.offset && state.affinity == .downstream
      state.setCaret(first.offset)
      state.affinity = wasBehind ? .downstream : .upstream
      return perform(wasBehind ? .deleteBackward : .deleteForward, on: &state)
    }
    if inserted.isEmpty {
      let edit = deletion(of: first.offset..<last.offset, in: state)
      if edit == .deleteSelection {
        state.anchor = first.offset
        state.head = last.offset
      }
      return perform(edit, on: &state)
    }
    // Behind a minus that stands at the end, two places are one position: the caret's is meant.
    let isSelected = rendering(of: state).utf8Selection == range
    if !isSelected, state.selection != first.offset..<last.offset {
      _ = perform(
        .select(anchor: first.offset, head: last.offset, affinity: last.affinity), on: &state)
    }
    return perform(.insert(inserted), on: &state)
  }

  /// Takes something away behind the number: a Backspace, if it is the last character, since a view's own
  /// caret may stand behind a symbol, and one press steps over that.
  private func deleteFromSuffix(
    _ range: Range<Int>, of layout: ContentLayout, on state: inout State
  ) -> Outcome {
    let text = text(of: state)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    guard range.upperBound == text.utf8.count, text[start...].count == 1 else {
      return .rejected(.decoration)
    }
    state.setCaret(layout.count)
    return perform(.deleteBackward, on: &state)
  }

  /// The key that deletes a range, so that the rules for keys hold.
  private func deletion(of places: Range<Int>, in state: State) -> Edit {
    guard state.selection.isEmpty, places.count == 1 else { return .deleteSelection }
    if state.head == places.upperBound { return .deleteBackward }
    if state.head == places.lowerBound { return .deleteForward }
    return .deleteSelection
  }

  private func utf8Offset(_ offset: Int, in scalars: [Unicode.Scalar]) -> Int {
    scalars[..<offset].reduce(0) { $0 + UTF8.width($1) }
  }
}
