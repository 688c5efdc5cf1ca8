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

/// Characters that a reader cannot see, or cannot tell from a plain blank.
enum InvisibleScalar {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != " " else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return true
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text with its invisible characters written as `U+202F`.
  static func spelled(_ text: String) -> String {
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

  /// `U+202F`.
  static func name(of scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar.value) }

  /// At least four digits.
  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
