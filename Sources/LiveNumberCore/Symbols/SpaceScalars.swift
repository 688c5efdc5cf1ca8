/// Spaces, apostrophes, and bidirectional marks: characters that people use for one another in groups
/// and around numbers.
enum SpaceScalars {
  /// Returns a Boolean value that indicates whether a scalar is a space that can separate groups of
  /// digits.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is a space, a tab, or a line end, any of
  /// which can surround a number.
  static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: isSpace(scalar)
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is an apostrophe that can separate groups
  /// of digits.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2BC, 0x55A, 0x1FBD, 0x1FBF, 0x2018, 0x2019, 0xFF07: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is an invisible mark that sets the
  /// direction of text.
  static func isBidiMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
