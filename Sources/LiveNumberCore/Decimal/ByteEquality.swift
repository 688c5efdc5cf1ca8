extension String {
  /// Returns whether two texts have the same UTF-8 bytes.
  ///
  /// The engine compares symbols, names, and codes by this function and not by `==`, which compares
  /// characters: `é` also equals `e` with a combining accent. That isn't needed here, takes longer,
  /// and links Unicode tables, which would make a module for a browser a quarter larger. So types
  /// that hold text have a `==` of their own.
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
