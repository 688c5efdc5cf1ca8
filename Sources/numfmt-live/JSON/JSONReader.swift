/// Reads one JSON value (RFC 8259) from valid UTF-8.
///
/// `JSONDecoder` would not do: its errors carry no place for a value of the wrong kind, it takes
/// unknown keys in silence, and its numbers pass through `Double`.
struct JSONReader {
  /// Deeper nesting is refused, so that no input can exhaust the stack.
  static let maximumDepth = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Reads the whole of `text`, with nothing but blanks around the value.
  ///
  /// Offsets count from the beginning of `text`.
  static func read(_ text: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if let byte = reader.next { throw reader.unexpected(byte, expected: "the end of the line") }
    return value
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var offset: Int { index - bytes.startIndex }
  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      index += 1
    }
  }

  /// Takes `byte` where it stands next.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipBlanks()
    let start = offset
    guard depth < JSONReader.maximumDepth else {
      throw JSONError(at: start, "nested more than \(JSONReader.maximumDepth) levels deep")
    }
    let content: JSONValue.Content
    switch next.map(Unicode.Scalar.init) {
    case "{": content = .object(try members(depth: depth))
    case "[": content = .array(try elements(depth: depth))
    case "\"": content = .string(try string())
    case "-": content = .number(try number())
    case let digit? where ("0"..."9").contains(digit): content = .number(try number())
    case "t": content = .boolean(try word("true", true))
    case "f": content = .boolean(try word("false", false))
    case "n": content = try word("null", .null)
    default: throw unexpected(next, expected: "a value")
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func word<Value>(_ word: StaticString, _ value: Value) throws(JSONError) -> Value
  {
    let text = "\(word)"
    guard bytes[index...].starts(with: text.utf8) else {
      throw unexpected(next, expected: "a value")
    }
    index += text.utf8.count
    return value
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    index += 1
    var members: [JSONMember] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      let keyOffset = offset
      guard next == UInt8(ascii: "\"") else {
        throw unexpected(next, expected: "a key in quotes")
      }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw JSONError(at: keyOffset, "the key \(JSONText.quoted(key)) stands here twice")
      }
      skipBlanks()
      guard take(":") else { throw unexpected(next, expected: "a colon") }
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw unexpected(next, expected: "a comma or a closing brace") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw unexpected(next, expected: "a comma or a closing bracket") }
    }
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = next, byte &- UInt8(ascii: "0") < 10 { index += 1 }
    if index == start { throw unexpected(next, expected: "a digit") }
  }

  // MARK: - Strings

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text = ""
    var start = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try escaped())
        start = index
      case 0..<0x20:
        throw JSONError(
          at: offset, "a control character in a string; expected it written as \\u00XX")
      default:
        index += 1
      }
    }
    throw unexpected(nil, expected: "a closing quote")
  }

  /// The scalar that an escape stands for; a pair of surrogates is one.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    let start = offset
    index += 1
    let letter = next.map(Unicode.Scalar.init)
    index += 1
    switch letter {
    case "\"", "\\", "/": return letter ?? "/"
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": break
    default:
      throw JSONError(
        at: start, #"unknown escape; expected one of \" \\ \/ \b \f \n \r \t \u"#)
    }
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take("\\"), take("u") else {
      throw JSONError(at: start, "half of a surrogate pair; expected both halves")
    }
    let second = try hexadecimal(from: start)
    guard UTF16.isTrailSurrogate(second) else {
      throw JSONError(at: start, "half of a surrogate pair; expected both halves")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, !text.utf8.contains(UInt8(ascii: "+")),
      let unit = UInt16(text, radix: 16)
    else { throw JSONError(at: start, "expected four hexadecimal digits after \\u") }
    index += 4
    return unit
  }

  // MARK: - Errors

  private func unexpected(_ byte: UInt8?, expected: String) -> JSONError {
    guard byte != nil else { return JSONError(at: offset, "the text ends; expected \(expected)") }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    let found = scalar.map { JSONText.quoted(String($0)) } ?? "a character"
    return JSONError(at: offset, "unexpected \(found); expected \(expected)")
  }
}
