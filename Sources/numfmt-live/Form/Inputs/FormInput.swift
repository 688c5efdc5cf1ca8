import LiveNumber

/// The input of one field in a form.
///
/// Every input takes the edits of a number field, so all share one table of keys.
@MainActor protocol FormInput: AnyObject {
  /// The text, the insertion point, and the selection.
  var shown: Row { get }
  var validity: NumberEditor.Validity { get }
  /// The question which number a typed grouping separator means, or `nil` if there is none.
  var question: String? { get }
  /// A warning to show until the text changes.
  var warning: NumberEditor.Reason? { get }
  /// The editor, or `nil` if it isn't a number field.
  ///
  /// In a number field, Up and Down change the value instead of the focus.
  var editor: NumberEditor? { get }
  /// A description of the expected values in the current locale.
  var expectation: String { get }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome
  func undo()
  func redo()
  /// Shows the value in another locale.
  func changeLocale(_ locale: NumberLocale)
}

/// What only number fields have.
extension FormInput {
  var question: String? { nil }
  var warning: NumberEditor.Reason? { nil }
  var editor: NumberEditor? { nil }

  /// Other texts don't depend on the locale.
  func changeLocale(_ locale: NumberLocale) {}
}
