import LiveNumber

/// One thing that the user, an input method or the program does to the field of a case.
///
/// An action of a case is one step or several: typed text is a key for every scalar.
struct CaseStep: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case edit(NumberEditor.Edit)
    case undo
    case redo
    case locale(LocaleTag)
  }

  /// The action that the step belongs to, cut down to this step, as JSON text.
  var action: String
  var change: Change
}

/// A locale as it is written in a case, with its place for errors.
struct LocaleTag: Hashable, Sendable {
  var identifier: String
  /// In UTF-8, from the beginning of the line.
  var offset: Int
}
