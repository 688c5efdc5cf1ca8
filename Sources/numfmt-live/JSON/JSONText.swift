/// Writes JSON text.
enum JSONText {
  /// A string in quotes, with escapes for characters that cannot be seen.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if InvisibleScalar.contains(scalar) {
          for unit in UTF16.encode(scalar) ?? .init() {
            result += "\\u" + InvisibleScalar.hexadecimal(UInt32(unit))
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A string in quotes, or `null`.
  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    return quoted(text)
  }

  /// An object on one line, its members in the order given; the values are JSON text already.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// An array on one line; the elements are JSON text already.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}
