#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import LiveNumberCore

/// The model of a ``TextFieldStore``: it applies edits, keeps their history, and exchanges values with the app's
/// model.
protocol StoreModel: AnyObject {
  associatedtype Field: DisplayedField
  associatedtype Value: Equatable

  var observed: Observed<Field> { get }
  /// The source of the value in the app's model, or `nil` if the store keeps the value itself.
  var source: ModelSource<Value>? { get }
  var value: Value { get }
  /// The text of the field; observers can still see an older one.
  var text: String { get }

  /// A Boolean value that indicates whether an input method is composing text.
  var isComposing: Bool { get set }
  /// The value that the program has set since an input method is composing text, or `nil` if it has set
  /// none.
  var heldValue: Value? { get set }
  /// The last text that a view has reported, if it isn't the field's and nothing has happened since.
  var reportedText: String? { get set }

  /// The sentences for reasons.
  var messages: FieldMessages { get set }
  /// The bounds of the values, as the field writes them, and the locale of the field.
  var bounds: (minimum: String?, maximum: String?, locale: Locale) { get }
  /// The texts of the numbers that a typed grouping separator can mean, the decimal one first.
  var readings: [String] { get }

  /// Shows the source's value, and starts a new history with it.
  func showSource(_ value: Value)
  /// Shows a value from the program, writes it to the source, and starts a new history.
  func show(_ value: Value) -> NumberEditor.Outcome
  /// Replaces the text by another one.
  func change(to text: String, caret: String.Index?) -> NumberEditor.Outcome
  /// Selects a range of a text that the view shows.
  ///
  /// If `isBackward` is `nil`, selecting the selected range again keeps its direction.
  func select(_ range: Range<String.Index>, isBackward: Bool?, in text: String)
  /// Selects a range of the text as the user does, which ends the entry even if the range is selected already.
  func selectAsUser(_ range: Range<String.Index>, isBackward: Bool?)
  /// Returns a Boolean value that indicates whether a range of UTF-16 code units of the text is the selection,
  /// apart from decoration at its ends.
  func isSelected(utf16 range: Range<Int>) -> Bool

  // What the user does in the field.
  func typeOnNumericPad(_ character: Unicode.Scalar) -> NumberEditor.Outcome
  func replace(_ range: Range<String.Index>, with text: String) -> NumberEditor.Outcome
  func replace(utf16 range: Range<Int>, with text: String) -> NumberEditor.Outcome
  func commit() -> NumberEditor.Outcome
  func undo() -> Bool
  func redo() -> Bool
  func endComposition(text: String, caret: String.Index?) -> NumberEditor.Outcome

  /// Shows what else the program has set while an input method was composing text.
  func showHeldFormat()

  /// A closure that is called after something else is displayed, or `nil`.
  var onDisplay: (() -> Void)? { get set }
  /// The text for a view that shows it.
  var displayedText: String { get }
  /// Returns the field for an observer of a property, after the app's model has been read.
  func displayed(for property: ObservedProperty) -> any DisplayedField
}

extension StoreModel {
  /// Returns the field for an observer of a property, after the app's model has been read.
  @inline(__always)
  func read(_ property: ObservedProperty) -> Field {
    pull()
    return observed.read(property) { $0 }
  }

  var onDisplay: (() -> Void)? {
    get { observed.onDisplay }
    set { observed.onDisplay = newValue }
  }

  var displayedText: String {
    pull()
    // From now on, a selection that the view reports is in the field's text.
    reportedText = nil
    return observed.read(.text) { $0.text }
  }

  func displayed(for property: ObservedProperty) -> any DisplayedField {
    pull()
    if property == .text || property == .selection { reportedText = nil }
    return observed.read(property) { $0 }
  }

  /// Shows the source's value if it has changed.
  ///
  /// The store calls this at every access, so the text follows the source without a notification. It
  /// never changes the source, so there can't be a cycle.
  ///
  /// - Returns: A Boolean value that indicates whether the value has changed.
  @discardableResult
  @inline(__always)
  func pull() -> Bool {
    guard let source, !isComposing, let value = source.newValue() else { return false }
    showSource(value)
    return true
  }

  /// Shows a value from the program, now or when the composition ends.
  ///
  /// The value that the field already has changes nothing, so that an app can echo it.
  func set(_ value: Value) -> NumberEditor.Outcome {
    let isEcho = value == self.value
    if isComposing { heldValue = isEcho ? nil : value }
    return isEcho || isComposing ? .accepted : show(value)
  }

  // MARK: - Texts and selections that a view reports

  /// The text that a view's selection refers to.
  var textOfView: String { reportedText ?? text }

  /// Replaces the whole text by the one that a view shows.
  ///
  /// The same text changes nothing. Nor does any text while an input method is composing, since the text is
  /// the input method's.
  func replaceText(_ reported: String, caret: String.Index?) -> NumberEditor.Outcome {
    guard !isComposing else { return .accepted }
    let before = text
    guard !reported.hasSameBytes(as: before) else { return .accepted }
    let outcome = change(to: reported, caret: caret)
    let after = text
    guard !after.hasSameBytes(as: reported) else { return outcome }
    reportedText = reported
    // The view shows another text than the store, whose text was rejected or has not changed.
    if after.hasSameBytes(as: before) { notifyOfText() }
    return outcome
  }

  /// Replaces the whole text and the selection by what a view shows.
  func update(
    text reported: String, selection: Range<String.Index>, isBackward: Bool? = nil
  ) -> NumberEditor.Outcome {
    let outcome = replaceText(reported, caret: selection.upperBound)
    select(nearest: selection, isBackward: isBackward, in: reported)
    return outcome
  }

  /// Selects a range of a text that a view shows, or as much of it as is in the text.
  func select(nearest range: Range<String.Index>, isBackward: Bool? = nil, in text: String) {
    let end = text.endIndex
    select(
      min(range.lowerBound, end)..<min(range.upperBound, end), isBackward: isBackward, in: text)
  }

  /// Notifies the observers of the text, though it is the same, so that a view shows it again.
  func notifyOfText() { observed.change(.text) {} }

  // MARK: - Input methods

  func beginComposition() { isComposing = true }

  /// Ends a composition with an edit.
  ///
  /// If the program has set a value in the meantime, that replaces what was composed. Together they would
  /// make a value that neither the user nor the program has entered.
  func endComposition(_ edit: () -> NumberEditor.Outcome) -> NumberEditor.Outcome {
    let held = heldValue
    (isComposing, heldValue) = (false, nil)
    let outcome = held.map(show) ?? (pull() ? .accepted : edit())
    showHeldFormat()
    // The view still shows the composed text.
    notifyOfText()
    return outcome
  }
}
