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
