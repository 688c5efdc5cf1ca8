import LiveNumber

/// What the user types into one field of a form, whatever kind of value comes of it.
///
/// All of them take the edits of a number field, so that one table of keys serves every field.
@MainActor protocol FormInput: AnyObject {
  /// What is shown, and where the caret stands in it.
  var shown: ShownText { get }
  /// What the text is worth by itself; text of any kind is always valid or empty.
  var validity: NumberEditor.Validity { get }
  /// Something that the user should look at, until the text changes again.
  var warning: NumberEditor.Reason? { get }
  /// Whether Up and Down change the value, and do not leave the field.
  var hasSteps: Bool { get }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome
  func undo()
  func redo()
  /// Shows the value as another locale writes it.
  func changeFormats(_ formats: SampleFormats)
}

/// A text with its caret and its selection, counted in scalars, as rows are drawn.
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
