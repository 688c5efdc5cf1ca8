import EscapedText

/// A JSON value of a case, read as the kind of value that its position calls for.
struct CaseValue {
  private let decoder: any Decoder

  init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  /// The path of the value in its line, such as `options.minimum` or `actions[2].type`.
  var path: String {
    var path = ""
    for key in decoder.codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }

  /// Returns an error about the value.
  func error(_ message: String) -> CaseError { CaseError(path: path, message) }

  // MARK: - Scalars

  var isNull: Bool { (try? decoder.singleValueContainer().decodeNil()) ?? false }

  func string(_ expected: String = "a string") throws(CaseError) -> String {
    try scalar(expected)
  }

  func stringOrNull() throws(CaseError) -> String? {
    isNull ? nil : try string("a string or null")
  }

  func boolean() throws(CaseError) -> Bool { try scalar("true or false") }

  /// Reads `true`, the only argument of an action that takes none.
  func flag() throws(CaseError) {
    guard decoded() == true else { throw mismatch("true") }
  }

  func integer(in range: ClosedRange<Int>) throws(CaseError) -> Int {
    let expected = "an integer from \(range.lowerBound) to \(range.upperBound)"
    let value: Int = try scalar(expected)
    guard range.contains(value) else { throw error("\(value) isn't \(expected)") }
    return value
  }

  /// Reads one of the raw values of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type = Choice.self
  ) throws(CaseError) -> Choice where Choice.RawValue == String {
    let choices = Array(Choice.allCases)
    return choices[try choice(of: choices.map(\.rawValue))]
  }

  /// Reads one of some names, and returns its index.
  func choice(of names: [String]) throws(CaseError) -> Int {
    let expected = "one of " + names.joined(separator: ", ")
    let name = try string(expected)
    guard let index = names.firstIndex(of: name) else { throw mismatch(expected) }
    return index
  }

  private func scalar<Value: Decodable>(_ expected: String) throws(CaseError) -> Value {
    guard let value: Value = decoded() else { throw mismatch(expected) }
    return value
  }

  private func decoded<Value: Decodable>() -> Value? {
    try? decoder.singleValueContainer().decode(Value.self)
  }

  // MARK: - Arrays and objects

  func array() throws(CaseError) -> [CaseValue] {
    do {
      var container = try decoder.unkeyedContainer()
      var elements: [CaseValue] = []
      while !container.isAtEnd { elements.append(CaseValue(try container.superDecoder())) }
      return elements
    } catch {
      throw mismatch("an array")
    }
  }

  /// Reads the members of an object, in the order of the keys' declaration.
  ///
  /// An unknown key is an error that lists all keys; `kind` is the word for a key.
  func members<Key: CodingKey & CaseIterable>(
    _ kind: String, _ type: Key.Type = Key.self
  ) throws(CaseError) -> [(key: Key, value: CaseValue)] {
    let members: [(key: Key, value: CaseValue)]
    let names: [String]
    do {
      names = try decoder.singleValueContainer().decode([String: AnyMember].self).map(\.key)
      let container = try decoder.container(keyedBy: Key.self)
      members = try Key.allCases.filter(container.contains).map { key in
        (key, CaseValue(try container.superDecoder(forKey: key)))
      }
    } catch {
      throw mismatch("an object")
    }
    if let unknown = names.filter({ Key(stringValue: $0) == nil }).min() {
      let expected = Key.allCases.map(\.stringValue).joined(separator: ", ")
      throw error("\(unknown.json) isn't \(kind); expected one of \(expected)")
    }
    return members
  }

  /// A member of an object, whatever its value is.
  private struct AnyMember: Decodable {
    init(from decoder: any Decoder) {}
  }

  // MARK: - Errors

  func mismatch(_ expected: String) -> CaseError { error("expected \(expected), found \(found)") }

  /// The value in words, for an error.
  private var found: String {
    if isNull { return "null" }
    if let value: Bool = decoded() { return "\(value)" }
    if let text: String = decoded() { return text.json }
    if (try? decoder.unkeyedContainer()) != nil { return "an array" }
    if let _: [String: AnyMember] = decoded() { return "an object" }
    if let _: Double = decoded() { return "a number" }
    // Foundation reads strings and numbers late, and reports their errors then.
    return "invalid JSON"
  }
}

/// An error in a line of a replay file.
struct CaseError: Error, Hashable {
  /// The path of the value at fault, or an empty string for the whole line.
  var path: String
  var message: String

  init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }
}
