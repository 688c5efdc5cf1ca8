/// What a piece of a row means; how it looks is the ``Pen``'s business.
enum Tone: Hashable, Sendable {
  case plain
  /// Covered by the selection.
  case selected
  /// There to help, not part of the text: a placeholder, a mark of hidden text.
  case faint
  case good
  /// Not wrong yet.
  case waiting
  case bad
}
