extension Name: CustomDebugStringConvertible {
  /// The text of the name, so that a printed reason or error has nothing else.
  var debugDescription: String { text }
}
