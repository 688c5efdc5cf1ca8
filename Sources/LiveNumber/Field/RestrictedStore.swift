public import LiveNumberCore
public import Observation

/// A store for a text field of the values that an `InputRestriction` accepts.
///
/// It keeps what the functions of an input restriction return: the text, the last allowed value, and
/// whether the text represents one. For a number, a ``NumberStore`` knows more of the edits; this store is
/// for anything that can be typed:
///
/// ```swift
/// let sizes = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
/// let size = RestrictedStore(sizes, value: .m)
/// size.replace(utf16: 0..<1, with: "xl")
/// size.text       // XL
/// size.value      // .xl
/// ```
///
/// A store isn't `Sendable`: it belongs to the actor that created it.
@Observable
public final class RestrictedStore<Value: Equatable & Sendable>: TextFieldStore {
  /// The texts that the field accepts.
  ///
  /// A new restriction shows the value again, and starts a new history.
  public var restriction: InputRestriction<Value> {
    didSet { show(value) }
  }

  private var storedState: InputRestriction<Value>.State
  private var storedSelection: Range<Int>
  /// The moving end of the selection that a view has reported last, or `nil` if it isn't known.
  private var reportedHead: Int?
  private var done: [Step] = []
  private var undone: [Step] = []
  @ObservationIgnored private var composition: Composition?
  @ObservationIgnored private var source: Source?

  private struct Step {
    let state: InputRestriction<Value>.State
    let selection: Range<Int>
  }

  private struct Composition {
    /// The value that the program has set in the meantime, or `nil` if it has set none.
    var value: Value?
  }

  /// The app's value, and the one that it and the store have last agreed on.
  private struct Source {
    let read: () -> Value
    let write: (Value) -> Void
    var agreed: Value
  }

  /// Creates a store that shows a value.
  public init(_ restriction: InputRestriction<Value>, value: Value) {
    self.restriction = restriction
    let state = restriction.state(of: value)
    storedState = state
    storedSelection = state.utf16Caret
  }

  /// Creates a store for a value that two closures read and write.
  ///
  /// The store reads the value at every access, and shows it if it has changed. It writes each allowed
  /// value that the user types. If the app keeps another, the text stays until the commit, which shows the
  /// app's value.
  ///
  /// - Parameters:
  ///   - restriction: The texts that the field accepts.
  ///   - read: A closure that returns the current value. It is called often and has to be fast.
  ///   - write: A closure that sets a new value. If it doesn't accept the value, it leaves the result of
  ///     `read` as it is.
  public convenience init(
    _ restriction: InputRestriction<Value>, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    let value = read()
    self.init(restriction, value: value)
    source = Source(read: read, write: write, agreed: value)
  }

  // MARK: - Value

  /// The text and what the restriction makes of it, after the app's value has been read.
  private var state: InputRestriction<Value>.State {
    pull()
    return storedState
  }

  /// The last allowed value, also while the text doesn't represent one.
  ///
  /// A new value is shown at once, or after an input method's composition, and starts a new history. The
  /// value that the field already has changes nothing.
  public var value: Value {
    get { state.value }
    set {
      guard newValue != value else {
        composition?.value = nil
        return
      }
      show(newValue)
      if composition == nil { write(newValue) }
    }
  }

  /// The text of the field.
  public var text: String { state.text }
  /// The text and the selection in it.
  public var rendering: NumberEditor.Rendering {
    let text = text
    let isBackward = !storedSelection.isEmpty && reportedHead == storedSelection.lowerBound
    return NumberEditor.Rendering(
      text: text, utf16Selection: storedSelection, isBackward: isBackward)
  }
  /// The validity of the text.
  public var validity: NumberEditor.Validity { state.validity }
  /// The reason why the text is invalid, or `nil` if it isn't.
  public var invalidReason: NumberEditor.Reason? { state.reason }
  /// The outcome of the last edit.
  public var lastOutcome: NumberEditor.Outcome { state.outcome }

  /// Shows a value from the program, now or when the composition ends.
  private func show(_ value: Value) {
    guard composition == nil else {
      composition?.value = value
      return
    }
    (done, undone) = ([], [])
    storedState = restriction.state(of: value)
    storedSelection = storedState.utf16Caret
  }

  /// Shows the app's value if it has changed.
  private func pull() {
    guard let source, composition == nil else { return }
    let value = source.read()
    guard value != source.agreed else { return }
    self.source?.agreed = value
    show(value)
  }

  private func write(_ value: Value) {
    guard let source, value != source.agreed else { return }
    // Not read again while the app sets it.
    self.source = nil
    source.write(value)
    self.source = source
    self.source?.agreed = source.read()
  }

  // MARK: - Editing

  /// Replaces a range of UTF-16 code units of ``text``.
  ///
  /// A range that isn't in the text, or that splits a character of two units, is rejected with the reason
  /// `outsideText`, and nothing changes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func replace(utf16 range: Range<Int>, with replacement: String) -> NumberEditor.Outcome {
    let text = text
    guard let range = text.range(utf16: range) else {
      let offered = replacement.startIndex..<replacement.endIndex
      storedState = storedState.with(.rejected(.outsideText, offered))
      return lastOutcome
    }
    let beginning = String(text[..<range.lowerBound]) + replacement
    let new = beginning + text[range.upperBound...]
    return evaluate(new, caret: new.utf8.index(new.startIndex, offsetBy: beginning.utf8.count))
  }

  /// Replaces the whole text and the selection, if it is known, with what a view shows.
  ///
  /// While an input method is composing, nothing happens. A text that isn't accepted leaves text and
  /// selection as they were.
  ///
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public func update(
    text new: String, utf16Selection selection: Range<Int>?, utf16Head: Int? = nil
  ) -> NumberEditor.Outcome {
    guard composition == nil else { return .accepted }
    let range = selection.map { new.nearestRange(utf16: $0) }
    var outcome = NumberEditor.Outcome.accepted
    if !new.hasSameBytes(as: text) { outcome = evaluate(new, caret: range?.upperBound) }
    if let range, new.hasSameBytes(as: text) {
      let start = new.utf16.distance(from: new.startIndex, to: range.lowerBound)
      storedSelection = start..<new.utf16.distance(from: new.startIndex, to: range.upperBound)
      reportedHead = utf16Head
    }
    return outcome
  }

  /// Commits the text, as Return does, and as an app does when the field loses the focus.
  ///
  /// If the app didn't accept the value that was typed, the field shows the app's value again, with the
  /// outcome `adjusted` and the reason `restored`.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func commit() -> NumberEditor.Outcome {
    change(to: restriction.committed(state))
    if let agreed = source?.agreed, agreed != storedState.value {
      show(agreed)
      storedState = storedState.with(.adjusted(.restored, "".startIndex..<"".endIndex))
    }
    return lastOutcome
  }

  private func evaluate(_ new: String, caret: String.Index?) -> NumberEditor.Outcome {
    change(to: restriction.evaluate(new, caret: caret, from: state))
    return lastOutcome
  }

  private func change(to new: InputRestriction<Value>.State) {
    let old = storedState
    if !new.text.hasSameBytes(as: old.text) {
      done.append(Step(state: old, selection: storedSelection))
      undone = []
    }
    if !new.outcome.isRejected { storedSelection = new.utf16Caret }
    storedState = new
    if new.value != old.value { write(new.value) }
  }

  // MARK: - Input methods

  /// A Boolean value that indicates whether an input method is composing text.
  public var isComposing: Bool { composition != nil }

  /// Begins a composition of an input method; until it ends, what a view shows changes nothing.
  public func beginComposition() {
    pull()
    if composition == nil { composition = Composition() }
  }

  /// Ends the composition of an input method with the whole text that the view shows.
  ///
  /// If the program has set a value in the meantime, that replaces the text.
  ///
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public func endComposition(text: String, caret: String.Index?) -> NumberEditor.Outcome {
    let held = composition?.value
    composition = nil
    if let held {
      show(held)
      write(held)
      return .accepted
    }
    let before = source?.agreed
    pull()
    // The app has set another value in the meantime.
    guard source?.agreed == before else { return .accepted }
    let offset = caret.map { text.utf16.distance(from: text.startIndex, to: $0) }
    return update(text: text, utf16Selection: offset.map { $0..<$0 })
  }

  // MARK: - Undo

  /// A Boolean value that indicates whether an edit can be undone.
  public var canUndo: Bool { !done.isEmpty }
  /// A Boolean value that indicates whether an edit can be redone.
  public var canRedo: Bool { !undone.isEmpty }

  /// Undoes the last edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func undo() -> Bool {
    pull()
    return restore(done.popLast()) { undone.append($0) }
  }

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func redo() -> Bool {
    pull()
    return restore(undone.popLast()) { done.append($0) }
  }

  private func restore(_ step: Step?, keep: (Step) -> Void) -> Bool {
    guard let step else { return false }
    keep(Step(state: storedState, selection: storedSelection))
    let old = storedState.value
    storedState = step.state.with(.accepted)
    storedSelection = step.selection
    if storedState.value != old { write(storedState.value) }
    return true
  }
}

extension InputRestriction.State {
  /// The empty range at the caret, in UTF-16 code units.
  fileprivate var utf16Caret: Range<Int> {
    let offset = text.utf16.distance(from: text.startIndex, to: caret)
    return offset..<offset
  }
}
