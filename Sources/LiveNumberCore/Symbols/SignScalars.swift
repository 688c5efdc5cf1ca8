/// The characters that people use as signs, and around negative amounts.
enum SignScalars {
  /// Returns a Boolean value that indicates whether a scalar is a minus sign in any locale.
  ///
  /// The last two are what Japanese input methods produce for the key.
  static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010...0x2014, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D, 0x30FC,
      0xFF70:
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is a plus sign in any locale.
  static func isPlus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a scalar opens the parentheses of a negative amount.
  static func isOpeningParenthesis(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == "\u{FF08}"
  }

  /// Returns a Boolean value that indicates whether a scalar closes the parentheses of a negative amount.
  static func isClosingParenthesis(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "\u{FF09}"
  }

  /// Returns a Boolean value that indicates whether a scalar other than a sign or a parenthesis joins
  /// numbers to a calculation, or begins an exponent.
  static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "\u{D7}", "\u{2217}", "\u{22C5}", "\u{B7}", "\u{FF0A}": true
    case "/", "\u{F7}", "\u{2044}", "\u{2215}", "\u{FF0F}": true
    case "^", "\u{FF3E}", "=", "\u{FF1D}": true
    case "e", "E", "\u{FF45}", "\u{FF25}": true
    default: false
    }
  }
}
