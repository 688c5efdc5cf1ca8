#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import LiveNumberCore

/// The model of a ``RestrictedStore``, whose rules are an `InputRestriction`.
final class RestrictedStoreModel<Value: Equatable & Sendable>: StoreModel {
  let observed: Observed<DisplayedText<Value>>
  let source: ModelSource<Value>?
  private(set) var restriction: InputRestriction<Value>
  private var history = EditHistory<Moment, Never>()

  var isComposing = false
  var heldValue: Value?
  var reportedText: String?
  var messages = FieldMessages.standard

  /// What undo brings back.
  struct Moment: Sendable {
    let state: InputRestriction<Value>.State
    let rendering: NumberEditor.Rendering

    /// Creates a moment with a selection, or with the caret of the state.
    init(_ state: InputRestriction<Value>.State, _ rendering: NumberEditor.Rendering? = nil) {
      self.state = state
      self.rendering =
        rendering
        ?? NumberEditor.Rendering(
          state.text, selection: state.caret..<state.caret, isBackward: false)
    }
  }

  init(_ restriction: InputRestriction<Value>, value: Value, source: ModelSource<Value>?) {
    self.restriction = restriction
    self.source = source
    let moment = Moment(restriction.state(of: value))
    observed = Observed(DisplayedText(moment, canUndo: false, canRedo: false))
  }

  var bounds: (minimum: String?, maximum: String?, locale: Locale) { (nil, nil, .current) }
  var readings: [String] { [] }
  var value: Value { moment.state.value }
  var text: String { moment.state.text }
  private var moment: Moment { Moment(observed.field.state, observed.field.rendering) }

  private func display(_ moment: Moment) {
    reportedText = nil
    observed.display(
      DisplayedText(moment, canUndo: history.canUndo, canRedo: history.canRedo))
  }

  // MARK: - What the program sets

  func restrict(to restriction: InputRestriction<Value>) {
    observed.change(.settings) { self.restriction = restriction }
    if isComposing { heldValue = value } else { _ = show(value) }
  }

  func show(_ value: Value) -> NumberEditor.Outcome {
    history = EditHistory()
    display(Moment(restriction.state(of: value)))
    source?.offer(value)
    return .accepted
  }

  func showSource(_ value: Value) { source?.show(value) { _ = show(value) } }

  func showHeldFormat() {}

  // MARK: - Editing

  func change(to text: String, caret: String.Index?) -> NumberEditor.Outcome {
    change(to: restriction.evaluate(text, caret: caret, from: moment.state))
  }

  private func change(to state: InputRestriction<Value>.State) -> NumberEditor.Outcome {
    let before = moment
    let after = Moment(state, state.outcome.isRejected ? before.rendering : nil)
    if !state.text.hasSameBytes(as: before.state.text) {
      history.record(before: before, after: after)
    }
    display(after)
    source?.offer(state.value)
    return state.outcome
  }

  func select(_ range: Range<String.Index>, isBackward: Bool?, in text: String) {
    guard !isComposing, text.hasSameBytes(as: self.text) else { return }
    let before = moment.rendering
    var new = NumberEditor.Rendering(text, selection: range, isBackward: isBackward ?? false)
    if isBackward == nil, new.utf8Selection == before.utf8Selection { new = before }
    display(Moment(moment.state, new))
  }

  func selectAsUser(_ range: Range<String.Index>, isBackward: Bool?) {
    select(range, isBackward: isBackward, in: text)
  }

  func isSelected(utf16 range: Range<Int>) -> Bool { moment.rendering.utf16Selection == range }

  func replace(_ range: Range<String.Index>, with text: String) -> NumberEditor.Outcome {
    let beginning = String(self.text[..<range.lowerBound]) + text
    let new = beginning + self.text[range.upperBound...]
    return change(
      to: new, caret: new.utf8.index(new.startIndex, offsetBy: beginning.utf8.count))
  }

  func replace(utf16 range: Range<Int>, with text: String) -> NumberEditor.Outcome {
    if let range = self.text.range(utf16: range) { return replace(range, with: text) }
    return change(to: moment.state.with(.rejected(.outsideText, in: text)))
  }

  func typeOnNumericPad(_ character: Unicode.Scalar) -> NumberEditor.Outcome {
    replace(moment.rendering.selection, with: String(character))
  }

  func commit() -> NumberEditor.Outcome {
    let outcome = change(to: restriction.committed(moment.state))
    guard let source, source.value != value else { return outcome }
    showSource(source.value)
    return change(to: moment.state.with(.adjusted(.restored)))
  }

  func undo() -> Bool { restore(history.undo()?.state) }
  func redo() -> Bool { restore(history.redo()?.state) }

  private func restore(_ moment: Moment?) -> Bool {
    guard let moment else { return false }
    display(Moment(moment.state.with(.accepted), moment.rendering))
    source?.offer(value)
    return true
  }

  func endComposition(text: String, caret: String.Index?) -> NumberEditor.Outcome {
    endComposition {
      caret.map { update(text: text, selection: $0..<$0) } ?? replaceText(text, caret: nil)
    }
  }
}
