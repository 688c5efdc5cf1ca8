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
