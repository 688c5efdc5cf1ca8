import LiveNumber

/// The input of one field in a form.
///
/// Every input takes the edits of a number field, so all share one table of keys.
@MainActor protocol FormInput: AnyObject {
  /// The text, the insertion point, and the selection.
  var shown: ShownText { get }
  /// The validity of the text.
  var validity: NumberEditor.Validity { get }
  /// The question which number a typed grouping separator means, or `nil` if there is none.
  var question: GroupingQuestion? { get }
  /// A warning to show until the text changes.
  var warning: NumberEditor.Reason? { get }
  /// The words for the reasons of outcomes, or `nil` if it isn't a number field.
  var reasons: ReasonWords? { get }
  /// A description of the expected values in the current locale.
  var expectation: String { get }
  /// A Boolean value that indicates whether Up and Down change the value instead of the focus.
  var hasSteps: Bool { get }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome
  func undo()
  func redo()
  /// Shows the value in another locale.
  func changeFormats(_ formats: SampleFormats)
}

/// What only number fields have.
extension FormInput {
  var question: GroupingQuestion? { nil }
  var warning: NumberEditor.Reason? { nil }
  var reasons: ReasonWords? { nil }
  var hasSteps: Bool { false }

  /// Other texts don't depend on the locale.
  func changeFormats(_ formats: SampleFormats) {}
}

/// A text with an insertion point and a selection, as scalar offsets.
struct ShownText: Hashable, Sendable {
  var text: String
  var caret: Int
  var selection: Range<Int>

  init(_ text: String, caret: String.Index, selection: Range<String.Index>) {
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: text.startIndex, to: selection.lowerBound)
    self.text = text
    self.caret = scalars.distance(from: text.startIndex, to: caret)
    self.selection =
      start..<(start + scalars.distance(from: selection.lowerBound, to: selection.upperBound))
  }
}
