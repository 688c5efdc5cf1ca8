/// Keys that come as one control character.
enum ControlKeys {
  /// What Ctrl-C sends.
  static let interrupt: UInt8 = 0x03

  static func key(_ scalar: Unicode.Scalar) -> KeyEvent {
    switch scalar.value {
    case 0x00: KeyEvent(.character(" "), .control)
    case 0x08, 0x7F: KeyEvent(.backspace)
    case 0x09: KeyEvent(.tab)
    // A line typed ahead, while the terminal was still in its own line mode, ends in a line feed.
    case 0x0A, 0x0D: KeyEvent(.enter)
    case 0x01...0x1A: KeyEvent(.character(letter(scalar)), .control)
    case 0x1B...0x1F: KeyEvent(.character(sign(scalar)), .control)
    case 0x80...0x9F: KeyEvent(.unknown)
    default: KeyEvent(.character(scalar))
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(scalar.value) + 0x60)
  }

  /// One of `[ \ ] ^ _`.
  private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(scalar.value) + 0x40)
  }
}
