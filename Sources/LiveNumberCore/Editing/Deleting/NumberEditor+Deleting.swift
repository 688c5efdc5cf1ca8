extension NumberEditor {
  /// Deleting, in all its forms: EDITING.md 5.
  ///
  /// It is never blocked.
  func delete(_ edit: Edit, on state: inout State) -> Outcome {
    state.decimalWasRefused = false
    if options.entry == .fromRight { return deleteFromRight(edit, on: &state) }
    return endGroup(&state) { state in
      if stepsOver(edit, on: &state) { return .accepted }
      return change(&state) { state in
        let places = state.selection.isEmpty ? reach(of: edit, in: state) : state.selection
        let cut = state.content.cutting(places)
        state.content = cut.content
        state.setCaret(places.lowerBound)
        return cut.outcome
      }
    }
  }

  /// What goes where nothing is selected.
  private func reach(of edit: Edit, in state: State) -> Range<Int> {
    let place = state.head
    switch edit {
    case .deleteBackward: return max(place - 1, 0)..<place
    case .deleteForward: return place..<min(place + 1, state.content.count)
    case .deleteToStart: return 0..<place
    case .deleteToEnd: return place..<state.content.count
    case .deleteWordBackward:
      // The fraction is a word of its own, without its separator.
      let fraction = state.content.fraction
      return fraction.lowerBound < place ? fraction.lowerBound..<place : 0..<place
    default: return place..<place
    }
  }

  /// Steps over what one press does not delete: a grouping separator with `skip`, a decimal separator
  /// that padding would put back.
  private func stepsOver(_ edit: Edit, on state: inout State) -> Bool {
    guard state.selection.isEmpty, options.deleteOverGroup == .skip || padsFraction else {
      return false
    }
    let isSeparator =
      options.deleteOverGroup == .skip && layout(of: state).hasSeparator(at: state.head)
    switch edit {
    case .deleteBackward:
      if isSeparator, state.affinity == .downstream {
        state.affinity = .upstream
        return true
      }
      if padsFraction, state.head > 0, state.content.pointOffset == state.head - 1,
        unpadded(state).content.hasDigits
      {
        state.setCaret(state.head - 1)
        return true
      }
    case .deleteForward:
      if isSeparator, state.affinity == .upstream {
        state.affinity = .downstream
        return true
      }
      if padsFraction, state.content.pointOffset == state.head, unpadded(state).content.hasDigits {
        state.setCaret(state.head + 1)
        return true
      }
    default: break
    }
    return false
  }
}
