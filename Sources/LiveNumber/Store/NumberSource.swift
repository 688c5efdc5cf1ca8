internal import LiveNumberCore

/// The source of a ``NumberStore``'s value in the app's model, and the value the two last agreed on.
final class NumberSource {
  let read: () -> ExactDecimal?
  let write: (ExactDecimal?) -> Void
  /// Returns a number as the source's type represents it, in binary floating point the nearest one, or
  /// `nil` if the type can't represent it.
  let hold: (ExactDecimal) -> ExactDecimal?
  /// When the user's number is written.
  let writes: ModelWritePolicy

  /// The value when the store last read it.
  fileprivate(set) var value: ExactDecimal?
  /// The content that shows the source's value, or that the user has last made of it.
  fileprivate var content = NumberEditor.Content.empty
  /// A Boolean value that indicates whether the user has edited the content.
  fileprivate var isEdited = false
  /// What was last offered to the source.
  fileprivate var offer = Offer.nothing
  /// The reason why the source didn't accept the last offer, though the field allows it, or `nil`.
  fileprivate(set) var failureReason: NumberEditor.Reason?
  /// A Boolean value that indicates whether a value is being read or written, so that the store doesn't
  /// read it again.
  fileprivate var isBusy = false

  /// What a field has for its source.
  fileprivate enum Offer: Equatable {
    /// Nothing: its number is incomplete or invalid.
    case nothing
    /// A number that the field allows, or `nil` from an empty field.
    case value(ExactDecimal?)
  }

  init(
    writes: ModelWritePolicy, read: @escaping () -> ExactDecimal?,
    write: @escaping (ExactDecimal?) -> Void, hold: @escaping (ExactDecimal) -> ExactDecimal?
  ) {
    self.writes = writes
    self.read = read
    self.write = write
    self.hold = hold
  }

  /// Records that the store shows the number, edited or not, in other digits.
  func isShown(as content: NumberEditor.Content) { self.content = content }

  /// Records that the store shows a value of the source.
  func isShown(_ value: ExactDecimal?, as content: NumberEditor.Content) {
    self.value = value
    self.content = content
    isEdited = false
    offer = .value(value)
    failureReason = nil
  }
}

extension NumberStoreModel {
  /// Shows the source's value if it has changed.
  ///
  /// The store calls this at every access, so the text follows the source without a notification. It
  /// never changes the source, so there can't be a cycle.
  ///
  /// - Returns: A Boolean value that indicates whether the value has changed.
  @discardableResult
  func pull() -> Bool {
    guard let source, !source.isBusy, heldChanges == nil else { return false }
    let value = source.read()
    guard value != source.value else { return false }
    show(value) { $0.show(value) }
    return true
  }

  /// Writes what the user has made of the source's value, if the source takes it while the user types.
  ///
  /// While an input method is composing, the source can have another value that the field doesn't show yet.
  func offer() {
    guard let source, !source.isBusy, heldChanges == nil else { return }
    if session.state.content != source.content {
      source.content = session.state.content
      source.isEdited = true
    }
    if source.isEdited, source.writes == .whileTyping { write(offer(of: session.state)) }
  }

  /// Writes a value from the program at once.
  func writeValue() {
    guard let source, !source.isBusy else { return }
    write(offer(of: session.state))
    publish()
  }

  /// Ends the entry; if the source didn't accept the value, the field shows the source's value again.
  func commitToSource() -> NumberEditor.Outcome {
    let committed = session.editor.apply(.commit, to: session.state).state
    guard let source else { return update { $0.apply(.commit) } }
    // A bound that an invalid value is clamped to is offered though the user didn't type it.
    if source.isEdited || session.validity != .valid { write(offer(of: committed)) }
    // The user has to say which number it is, so it stays in the field.
    let isInDoubt = session.editor.invalidReason(of: committed) == .groupingMisfit
    let value = session.editor.value(of: committed)
    guard !isInDoubt, source.isEdited, value.flatMap(source.hold) != source.value else {
      return update { $0.apply(.commit) }
    }
    let restored = source.value
    show(restored) { $0.apply(.set(restored)) }
    return conclude(.adjusted(.restored, "".startIndex..<"".endIndex))
  }

  /// Takes the digits as they are; a number that was committed already is offered to the source.
  func acceptGrouping() -> NumberEditor.Outcome {
    let wasCommitted = session.state.isCommitted
    let outcome = update { $0.apply(.acceptGrouping) }
    return wasCommitted ? commitToSource() : outcome
  }

  /// Returns what a state has for the source.
  private func offer(of state: NumberEditor.State) -> NumberSource.Offer {
    switch state.validity {
    case .incomplete, .invalid: return .nothing
    case .empty: return .value(nil)
    case .valid:
      guard let value = session.editor.value(of: state), failureReason?(value) == nil else {
        return .nothing
      }
      return .value(value)
    }
  }

  /// Writes an offer to the source, unless it was the last one too.
  private func write(_ offer: NumberSource.Offer) {
    guard let source, offer != source.offer else { return }
    source.offer = offer
    source.failureReason = nil
    guard case .value(let number) = offer else { return }
    if !take(number, source), number != nil { source.failureReason = .notAllowed }
  }

  /// Writes a value if it differs, and returns whether the source has it afterward.
  private func take(_ number: ExactDecimal?, _ source: NumberSource) -> Bool {
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

  /// Shows the source's value by an edit.
  private func show(
    _ value: ExactDecimal?, _ edit: (inout EditingSession) -> NumberEditor.Outcome
  ) {
    guard let source else { return }
    source.isBusy = true
    source.value = value
    source.failureReason = nil
    _ = update(edit)
    source.isShown(value, as: session.state.content)
    source.isBusy = false
    // The reason for a value that the source didn't accept is gone, even if the text is the same.
    publish()
  }
}

extension NumberEditor.Reason {
  /// The app's model didn't accept what was typed, and the field shows the model's value again: a
  /// cleared age.
  public static let restored = Self(rawValue: "restored")
}
