import LiveNumber

/// What a key asks of a live field.
enum FieldCommand: Hashable, Sendable {
  case edit(NumberEditor.Edit)
  case undo
  case redo
  /// Enter.
  case submit
  /// Esc.
  case cancel
  /// Ctrl-C.
  case interrupt
  /// Ctrl-\.
  case quit
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L: draw anew, because something else wrote on the screen.
  case redraw
  /// Something came that is no key, and the user should know.
  case refuse(FieldNotice)
  case ignore
}
