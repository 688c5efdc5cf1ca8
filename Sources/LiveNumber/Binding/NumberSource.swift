internal import LiveNumberCore

/// Where the value of a ``NumberStore`` lives if that is not the store, and what the two last
/// agreed on.
final class NumberSource {
  let read: () -> ExactDecimal?
  let write: (ExactDecimal?) -> Void
  /// What is left of a number as a value of the source's type: the nearest in binary floating point;
  /// nil where it has none.
  let hold: (ExactDecimal) -> ExactDecimal?

  /// The value when the store last looked.
  fileprivate(set) var value: ExactDecimal?
  /// The content that was last offered, or that the value was shown as.
  fileprivate var content = NumberEditor.Content.empty
  /// Whether the content is the user's, and not what the value was shown as.
  fileprivate var isEdited = false
  /// Why the last content is not the value, though it is a number that the field allows.
  fileprivate(set) var failureReason: NumberEditor.Reason?
  /// Whether a value is on its way in or out, so that the store is not asked again.
  fileprivate var isBusy = false

  init(
    read: @escaping () -> ExactDecimal?, write: @escaping (ExactDecimal?) -> Void,
    hold: @escaping (ExactDecimal) -> ExactDecimal?
  ) {
    self.read = read
    self.write = write
    self.hold = hold
  }

  /// Says what a store shows of its value from the start.
  func isShown(_ value: ExactDecimal?, as content: NumberEditor.Content) {
    self.value = value
    self.content = content
  }
}

extension NumberStoreModel {
  /// Shows the source's value, if it has changed.
  ///
  /// Asked for at every access, so that the text follows without anybody telling it to, and never
  /// answered by a change of the source: nothing can go round in circles.
  func pull() {
    guard let source, !source.isBusy, !isComposing else { return }
    let value = source.read()
    guard value != source.value else { return }
    show(value)
  }

  /// Gives the source what the user has typed, where that is a value or nothing at all.
  func offer() {
    guard let source, !source.isBusy, session.state.content != source.content else { return }
    source.content = session.state.content
    source.isEdited = true
    source.failureReason = nil
    switch session.validity {
    case .empty: _ = take(nil)
    case .valid where failureOfValue == nil:
      if !take(session.value) { source.failureReason = .notAllowed }
    case .valid, .incomplete, .invalid: break
    }
  }

  /// Ends the entry: what the source did not take goes back to the source's value.
  func commitToSource() -> NumberEditor.Outcome {
    let committed = session.editor.apply(.commit, to: session.state).state
    let value = session.editor.value(of: committed)
    // The bound that a value was moved to has not been offered yet.
    if committed.validity == .valid, session.validity != .valid, let value,
      failureReason?(value) == nil
    {
      _ = take(value)
    }
    guard let source, source.isEdited, value.flatMap(source.hold) != source.value else {
      return update { $0.apply(.commit) }
    }
    show(source.value)
    return conclude(.adjusted(.restored, "".startIndex..<"".endIndex))
  }

  /// Writes a value, if it is another one, and returns whether the source has it then.
  private func take(_ number: ExactDecimal?) -> Bool {
    guard let source else { return true }
    let value = number.flatMap(source.hold)
    guard number == nil || value != nil else { return false }
    guard value != source.value else { return true }
    source.isBusy = true
    source.write(value)
    let taken = source.read()
    source.isBusy = false
    source.value = taken
    return taken == value
  }

  private func show(_ value: ExactDecimal?) {
    guard let source else { return }
    source.isBusy = true
    source.value = value
    source.failureReason = nil
    source.isEdited = false
    _ = update { $0.apply(.set(value)) }
    source.content = session.state.content
    source.isBusy = false
  }
}

extension NumberEditor.Reason {
  /// What was typed was no value that the app's model takes, and the field shows the model's again:
  /// a cleared age.
  public static let restored = Self(rawValue: "restored")
}
