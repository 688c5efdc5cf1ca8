/// What a keystroke means in a field.
enum Key: Hashable {
  /// A digit, as its value.
  case digit(UInt8)
  case decimal
  /// A grouping separator; blanks among them are often typed without a thought.
  case grouping(isSpace: Bool)
  case minus
  case plus
  case other
}
