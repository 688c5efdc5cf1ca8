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

/// Characters that are invisible or look like a space.
package enum InvisibleScalar {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // Most text is ASCII, whose properties needn't be looked up.
    if scalar.isASCII { return !(" "..."~").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return true
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns the text with its invisible characters spelled like `U+202F`.
  package static func spelled(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        result += name(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the code point of a scalar, such as `U+202F`.
  package static func name(of scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar.value) }

  /// Returns a hexadecimal number of at least four digits.
  package static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
