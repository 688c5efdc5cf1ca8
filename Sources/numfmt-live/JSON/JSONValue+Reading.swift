// A value as the kind of thing that its place calls for, or an error that says what was expected.

extension JSONValue {
  var isNull: Bool { content == .null }

  func string() throws(JSONError) -> String {
    guard case .string(let text) = content else { throw mismatch("a string") }
    return text
  }

  func stringOrNull() throws(JSONError) -> String? {
    guard !isNull else { return nil }
    guard case .string(let text) = content else { throw mismatch("a string or null") }
    return text
  }

  func boolean() throws(JSONError) -> Bool {
    guard case .boolean(let value) = content else { throw mismatch("true or false") }
    return value
  }

  /// `true`, the only thing that says "do it".
  func flag() throws(JSONError) {
    guard content == .boolean(true) else { throw mismatch("true") }
  }

  func integer(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let expected = "an integer from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let text) = content else { throw mismatch(expected) }
    guard let value = Int(text), range.contains(value) else {
      throw JSONError(at: offset, "\(text) is not allowed here; expected \(expected)")
    }
    return value
  }

  func array() throws(JSONError) -> [JSONValue] {
    guard case .array(let elements) = content else { throw mismatch("an array") }
    return elements
  }

  func members() throws(JSONError) -> [JSONMember] {
    guard case .object(let members) = content else { throw mismatch("an object") }
    return members
  }

  /// One of the raw values of a closed set.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type = Choice.self
  ) throws(JSONError) -> Choice where Choice.RawValue == String {
    let expected = "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard case .string(let text) = content else { throw mismatch(expected) }
    guard let choice = Choice(rawValue: text) else {
      throw JSONError(at: offset, "unknown value \(JSONText.quoted(text)); expected \(expected)")
    }
    return choice
  }

  private func mismatch(_ expected: String) -> JSONError {
    let found =
      switch content {
      case .null: "null"
      case .boolean(let value): value ? "true" : "false"
      case .number(let text): "the number \(text)"
      case .string(let text): "the string \(JSONText.quoted(text))"
      case .array: "an array"
      case .object: "an object"
      }
    return JSONError(at: offset, "found \(found); expected \(expected)")
  }
}

extension JSONMember {
  /// The error for a key that means nothing in its object.
  func unknown(_ kind: String, expected: [String]) -> JSONError {
    JSONError(
      at: keyOffset,
      "unknown \(kind) \(JSONText.quoted(key)); expected one of "
        + expected.joined(separator: ", "))
  }
}
