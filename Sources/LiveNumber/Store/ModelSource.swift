public import LiveNumberCore

/// The value of a store in the app's model, and what the two last agreed on.
///
/// The model has the value of the field while the field is valid, and otherwise the value from
/// before the entry, the ``baseline``. The store says when an entry begins and ends.
final class ModelSource<Value: Equatable> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Returns a value as the model's type represents it, in binary floating point the nearest one,
  /// or nothing if the type can't represent it.
  private let hold: (Value) -> Offer
  /// When the user's value is written.
  let writes: ModelWritePolicy
  /// Whether the model always has a value, so that an empty field has nothing for it; `nil` if only
  /// its answer tells.
  let isRequired: Bool?

  /// The value when the store last read it.
  private(set) var value: Value
  /// The model's value before the entry, or the last one if there is no entry.
  private(set) var baseline: Value
  /// Whether the user has edited the value since a valid commit or a value from the program.
  private(set) var isInEntry = false
  /// Whether the entry ends as soon as the model reads as what was written.
  var endsWithAnswer = false
  /// What the field last had for the model, or `nil` if it has another text since.
  private var offered: Offer?
  /// What the model has made of the last offer.
  private(set) var answer = Answer.accepted

  /// The value that was last written, if the model doesn't read as that.
  ///
  /// The model has rejected it, or reads as an older value until the next update of a view.
  private var pending: Value?
  /// Whether the model has shown that it doesn't answer later.
  private var answersAtOnce = false
  /// Whether a value is being shown or written, so that the store neither reads nor writes another
  /// one.
  private(set) var isBusy = false

  /// What a field has for the model.
  enum Offer: Equatable {
    /// The field isn't valid, so the model has the baseline.
    case nothing
    case value(Value)
  }

  /// What the model makes of a value.
  enum Answer {
    case accepted
    /// The model reads as another value than before, and than the one written.
    case changed
    /// The model reads as it did before.
    case refused

    /// The reason why a value with this answer isn't valid, or `nil`.
    var reason: NumberEditor.Reason? {
      switch self {
      case .accepted: nil
      case .changed: .changedByModel
      case .refused: .refusedByModel
      }
    }
  }

  /// What the store finds when it reads the model.
  enum News {
    /// The value that the store wrote last.
    case answer
    /// A value from the program.
    case value
  }

  init(
    writes: ModelWritePolicy = .whileTyping, isRequired: Bool?, read: @escaping () -> Value,
    write: @escaping (Value) -> Void, hold: @escaping (Value) -> Offer = Offer.value
  ) {
    self.writes = writes
    self.isRequired = isRequired
    self.read = read
    self.write = write
    self.hold = hold
    value = read()
    baseline = value
    offered = .value(value)
  }

  /// Whether the model has to have a value, as far as its answer to an empty field tells.
  var rejectsEmptiness: Bool {
    isRequired ?? (answer != .accepted) || answer != .accepted && answersAtOnce
  }

  /// The value that the model has, or will have once it answers.
  var settledValue: Value { answersAtOnce ? value : pending ?? value }

  /// Reads the model, and returns what has changed since the store has last read it.
  ///
  /// - Parameter isSame: A closure that returns whether the field shows two values as the same.
  /// - Returns: What has changed, or `nil`.
  func news(_ isSame: (Value, Value) -> Bool) -> News? {
    guard !isBusy else { return nil }
    let current = read()
    guard current != value else { return nil }
    let isAnswer = pending.map { current == $0 || isSame(current, $0) } ?? false
    value = current
    pending = nil
    guard isAnswer else { return .value }
    answer = .accepted
    return .answer
  }

  /// Shows the model's value with a closure, which ends the entry.
  func show(_ body: () -> Void) {
    isBusy = true
    body()
    isBusy = false
    endEntry()
  }

  // MARK: - Entries

  /// Begins an entry, unless there is one.
  func beginEntry() {
    endsWithAnswer = false
    guard !isInEntry else { return }
    isInEntry = true
    baseline = settledValue
  }

  /// Ends the entry: the field shows the model's value.
  func endEntry() {
    isInEntry = false
    baseline = settledValue
    offered = .value(baseline)
    answer = .accepted
  }

  /// Writes what a field has for the model, or the baseline if that is nothing, unless it was the
  /// last offer too.
  ///
  /// - Parameters:
  ///   - offer: What the field has.
  ///   - isSame: A closure that returns whether the field shows two values as the same.
  func offer(_ offer: Offer, _ isSame: (Value, Value) -> Bool) {
    guard !isBusy, offered != offer else { return }
    offered = offer
    guard case .value(let value) = offer, case .value(let new) = hold(value) else {
      answer = .accepted
      takeBack(isSame)
      return
    }
    answer = put(new, isSame)
    // A model that can answer later could still take what it was offered.
    if answer == .refused, answersAtOnce { takeBack(isSame) }
  }

  /// Forgets the last offer, whose text the user has edited.
  func withdrawOffer() {
    offered = nil
    answer = .accepted
  }

  /// Writes the baseline, unless the model has it.
  private func takeBack(_ isSame: (Value, Value) -> Bool) { _ = put(baseline, isSame) }

  /// Writes a value, unless the model has it, and returns what the model makes of it.
  private func put(_ new: Value, _ isSame: (Value, Value) -> Bool) -> Answer {
    let before = value
    // What was written before could be answered later.
    let isOvertaken = pending.map { !answersAtOnce && $0 != new } ?? false
    guard new != before || isOvertaken else {
      pending = nil
      return .accepted
    }
    isBusy = true
    write(new)
    value = read()
    isBusy = false
    if value != before { answersAtOnce = true }
    let isAccepted = value == new || isSame(value, new)
    // The model can still have an older value that only looks the same, so the new one is pending.
    pending = value == new || value != before ? nil : new
    return isAccepted ? .accepted : value == before ? .refused : .changed
  }
}

extension NumberEditor.Reason {
  /// The field shows the value from before the entry again: it was cleared, and its property in the
  /// app's model always has a value; or ``TextFieldStore/revert()`` was called.
  public static let restored = Self(rawValue: "restored")
  /// The app's model has made another value of the one that was typed, which the commit shows: 50
  /// of 200.
  public static let changedByModel = Self(rawValue: "changedByModel")
  /// The app's model doesn't take the value, and has the one from before the entry.
  public static let refusedByModel = Self(rawValue: "refusedByModel")
}
