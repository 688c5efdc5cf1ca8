/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// 0, 1 or 2 columns.
  ///
  /// A control character has none, and must not be sent to a terminal.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if isZeroWidth(scalar) { return 0 }
    return WideScalars.contains(scalar) ? 2 : 1
  }

  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Marks that sit on the scalar before them, marks of direction, joiners, and controls.
  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    // The soft hyphen is the one format character that terminals show.
    case .format: scalar != "\u{AD}"
    // Vowels and finals of Hangul join the consonant before them.
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }
}
