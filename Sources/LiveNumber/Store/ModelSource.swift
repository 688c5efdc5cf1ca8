public import LiveNumberCore

/// The value of a store in the app's model, and what the two last agreed on.
final class ModelSource<Value: Equatable> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Returns a value as the model's type represents it, in binary floating point the nearest one, or
  /// `nil` if the type can't represent it.
  let hold: (Value) -> Value?
  /// When the user's value is written.
  let writes: ModelWritePolicy

  /// The value when the store last read it.
  private(set) var value: Value
  /// What was last offered to the model, or `nil` if the field had nothing for it.
  private var offered: Value?
  /// The last offer if the model didn't accept it, or `nil`.
  private(set) var rejected: Value?
  /// A Boolean value that indicates whether a value is being shown or written, so that the store neither
  /// reads nor writes another one.
  private(set) var isBusy = false

  init(
    writes: ModelWritePolicy = .whileTyping, read: @escaping () -> Value,
    write: @escaping (Value) -> Void, hold: @escaping (Value) -> Value? = { $0 }
  ) {
    self.writes = writes
    self.read = read
    self.write = write
    self.hold = hold
    value = read()
    offered = value
  }

  /// Returns the model's value if it has changed since the store has last read it, or `nil`.
  func newValue() -> Value? {
    guard !isBusy else { return nil }
    let current = read()
    return current == value ? nil : current
  }

  /// Shows a value of the model with a closure.
  func show(_ value: Value, _ body: () -> Void) {
    isBusy = true
    self.value = value
    rejected = nil
    body()
    offered = value
    isBusy = false
  }

  /// Writes what a field has for the model, `nil` if that is nothing, unless it was the last offer too.
  func offer(_ offer: Value?) {
    guard !isBusy, offer != offered else { return }
    offered = offer
    rejected = nil
    if let offer, !writeAndCheck(offer) { rejected = offer }
  }

  /// Writes a value if it differs, and returns whether the model has it afterward.
  private func writeAndCheck(_ offer: Value) -> Bool {
    guard let new = hold(offer) else { return false }
    guard new != value else { return true }
    isBusy = true
    write(new)
    value = read()
    isBusy = false
    return value == new
  }
}

extension NumberEditor.Reason {
  /// The app's model didn't accept what was typed, and the field shows the model's value again: a
  /// cleared age.
  public static let restored = Self(rawValue: "restored")
}
