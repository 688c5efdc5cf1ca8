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
