/// Functions that write JSON text.
package enum JSONText {
  /// Returns a JSON string with escapes for invisible characters.
  package static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return "\"\(text)\"" }
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

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || InvisibleScalar.contains(scalar)
  }

  /// Returns a JSON string, or `null`.
  package static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    return quoted(text)
  }

  /// Returns an object on one line, with its members in the specified order.
  ///
  /// The values are JSON text.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// Returns an array on one line.
  ///
  /// The elements are JSON text.
  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}
