import LiveNumber
import TerminalUI

/// The input of one field in a form.
///
/// Every input takes the edits of a number field, so all share one table of keys.
@MainActor protocol FormInput: AnyObject {
  /// The text, the insertion point, and the selection.
  var shown: Row { get }
  var validity: NumberEditor.Validity { get }
  /// The texts of the numbers that the typed keys can mean, or an empty array unless the number is
  /// in doubt.
  var readings: [String] { get }
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
  var readings: [String] { [] }
  var editor: NumberEditor? { nil }

  /// Other texts don't depend on the locale.
  func changeLocale(_ locale: NumberLocale) {}
}
