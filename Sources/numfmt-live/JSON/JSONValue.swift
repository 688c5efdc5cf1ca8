/// A value read from JSON text, with the place where it stands there.
///
/// Numbers stay the text they are written as, so that a bound beyond 2^53 keeps all its digits.
struct JSONValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  var content: Content
  /// Of the first byte, in UTF-8.
  var offset: Int
}

/// A key of an object, with its value.
struct JSONMember: Hashable, Sendable {
  var key: String
  /// Of the opening quote, in UTF-8.
  var keyOffset: Int
  var value: JSONValue
}

/// What is wrong with JSON text, or with a value in it, and where.
struct JSONError: Error, Hashable {
  /// In UTF-8, from the beginning of the text.
  var offset: Int
  /// Says what was found and what was expected.
  var message: String

  init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
