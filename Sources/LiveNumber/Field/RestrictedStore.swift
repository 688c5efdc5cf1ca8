public import LiveNumberCore
public import Observation

/// A live text field for the values that an `InputRestriction` accepts.
///
/// It keeps what the functions of an input restriction return: the text, the last allowed value, and
/// whether the text represents one. A number also has a ``NumberStore``, which knows more of its edits;
/// this store is for anything that can be typed:
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
  /// A new restriction shows the value again.
  public var restriction: InputRestriction<Value> {
    didSet { show(value) }
  }

  /// The text, and what the restriction makes of it.
  private(set) var state: InputRestriction<Value>.State
  /// The selected range of ``text`` in UTF-16 code units, empty at the caret if nothing is selected.
  public private(set) var utf16Selection: Range<Int>

  private var done: [Step] = []
  private var undone: [Step] = []
  @ObservationIgnored private var composition: Composition?

  private struct Step {
    let state: InputRestriction<Value>.State
    let selection: Range<Int>
  }

  private struct Composition {
    /// The value that the program has set in the meantime, or `nil` if it has set none.
    var value: Value?
  }

  /// Creates a field that shows a value.
  public init(_ restriction: InputRestriction<Value>, value: Value) {
    self.restriction = restriction
    let state = restriction.state(of: value)
    self.state = state
    utf16Selection = state.utf16Caret
  }

  // MARK: - Value

  /// The last allowed value, also while the text doesn't represent one.
  ///
  /// A new value is shown at once, or after an input method's composition, and starts a new history. The
  /// value that the field already has changes nothing.
  public var value: Value {
    get { state.value }
    set {
      guard composition == nil else {
        composition?.value = newValue == value ? nil : newValue
        return
      }
      if newValue != value { show(newValue) }
    }
  }

  /// The text of the field.
  public var text: String { state.text }
  /// The validity of the text.
  public var validity: NumberEditor.Validity { state.validity }
  /// The reason why the text is invalid, or `nil` if it isn't.
  public var invalidReason: NumberEditor.Reason? { state.reason }
  /// The outcome of the last edit.
  public var lastOutcome: NumberEditor.Outcome { state.outcome }

  private func show(_ value: Value) {
    (done, undone) = ([], [])
    state = restriction.state(of: value)
    utf16Selection = state.utf16Caret
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
    guard let range = text.range(utf16: range) else {
      state = state.with(.rejected(.outsideText, replacement.startIndex..<replacement.endIndex))
      return lastOutcome
    }
    let beginning = String(text[..<range.lowerBound]) + replacement
    let new = beginning + text[range.upperBound...]
    return evaluate(new, caret: new.utf8.index(new.startIndex, offsetBy: beginning.utf8.count))
  }

  /// Replaces the whole text and the selection, if it is known, by what a view shows.
  ///
  /// While an input method is composing, nothing happens. A text that isn't accepted leaves text and
  /// selection as they were.
  ///
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public func update(text new: String, utf16Selection selection: Range<Int>?)
    -> NumberEditor.Outcome
  {
    guard composition == nil else { return .accepted }
    let range = selection.map { new.nearestRange(utf16: $0) }
    var outcome = NumberEditor.Outcome.accepted
    if new != text { outcome = evaluate(new, caret: range?.upperBound) }
    if let range, new == text {
      let start = new.utf16.distance(from: new.startIndex, to: range.lowerBound)
      utf16Selection = start..<new.utf16.distance(from: new.startIndex, to: range.upperBound)
    }
    return outcome
  }

  /// Commits the text, as Return does, and as an app does when the field loses the focus.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func commit() -> NumberEditor.Outcome {
    change(to: restriction.committed(state))
    return lastOutcome
  }

  private func evaluate(_ new: String, caret: String.Index?) -> NumberEditor.Outcome {
    change(to: restriction.evaluate(new, caret: caret, from: state))
    return lastOutcome
  }

  private func change(to new: InputRestriction<Value>.State) {
    if new.text != text {
      done.append(Step(state: state, selection: utf16Selection))
      undone = []
    }
    if !new.outcome.isRejected { utf16Selection = new.utf16Caret }
    state = new
  }

  // MARK: - Input methods

  /// A Boolean value that indicates whether an input method is composing text.
  public var isComposing: Bool { composition != nil }

  /// Begins a composition of an input method; until it ends, what a view shows changes nothing.
  public func beginComposition() {
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
      value = held
      return .accepted
    }
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
  public func undo() -> Bool { restore(from: &done, to: &undone) }

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func redo() -> Bool { restore(from: &undone, to: &done) }

  private func restore(from steps: inout [Step], to others: inout [Step]) -> Bool {
    guard let step = steps.popLast() else { return false }
    others.append(Step(state: state, selection: utf16Selection))
    state = step.state
    utf16Selection = step.selection
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
