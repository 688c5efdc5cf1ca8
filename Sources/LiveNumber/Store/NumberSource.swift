internal import LiveNumberCore

/// The source of a ``NumberStore``'s value in the app's model, and the value the two last agreed on.
final class NumberSource {
  let read: () -> ExactDecimal?
  let write: (ExactDecimal?) -> Void
  /// Returns a number as the source's type represents it, in binary floating point the nearest one, or
  /// `nil` if the type can't represent it.
  let hold: (ExactDecimal) -> ExactDecimal?

  /// The value when the store last read it.
  fileprivate(set) var value: ExactDecimal?
  /// The content that was last offered to the source, or that shows its value.
  fileprivate var content = NumberEditor.Content.empty
  /// A Boolean value that indicates whether the user has edited the content.
  fileprivate var isEdited = false
  /// The reason why the source didn't accept the last content, though the field allows it, or `nil`.
  fileprivate(set) var failureReason: NumberEditor.Reason?
  /// A Boolean value that indicates whether a value is being read or written, so that the store doesn't
  /// read it again.
  fileprivate var isBusy = false

  init(
    read: @escaping () -> ExactDecimal?, write: @escaping (ExactDecimal?) -> Void,
    hold: @escaping (ExactDecimal) -> ExactDecimal?
  ) {
    self.read = read
    self.write = write
    self.hold = hold
  }

  /// Records the value that a store shows first.
  func isShown(_ value: ExactDecimal?, as content: NumberEditor.Content) {
    self.value = value
    self.content = content
  }
}

extension NumberStoreModel {
  /// Shows the source's value if it has changed.
  ///
  /// The store calls this at every access, so the text follows the source without a notification. It
  /// never changes the source, so there can't be a cycle.
  func pull() {
    guard let source, !source.isBusy, !isComposing else { return }
    let value = source.read()
    guard value != source.value else { return }
    show(value)
  }

  /// Writes what the user has typed to the source, if it is a value or empty.
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

  /// Ends the entry; if the source didn't accept the value, the field shows the source's value again.
  func commitToSource() -> NumberEditor.Outcome {
    let committed = session.editor.apply(.commit, to: session.state).state
    let value = session.editor.value(of: committed)
    // The bound that a value was clamped to has not been offered yet.
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

  /// Writes a value if it differs, and returns whether the source has it afterward.
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
  /// The app's model didn't accept what was typed, and the field shows the model's value again: a
  /// cleared age.
  public static let restored = Self(rawValue: "restored")
}
