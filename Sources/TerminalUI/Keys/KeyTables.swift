/// The keys that are single control characters.
enum ControlKeys {
  /// The byte of Ctrl-C.
  static let interrupt: UInt8 = 0x03
  /// The byte that ends a string of the terminal in xterm's form.
  static let bell: UInt8 = 0x07

  static func key(_ scalar: Unicode.Scalar) -> KeyEvent {
    switch scalar.value {
    case 0x00: KeyEvent(.character(" "), .control)
    case 0x08, 0x7F: KeyEvent(.backspace)
    case 0x09: KeyEvent(.tab)
    // A line that was typed before raw mode ends with a line feed.
    case 0x0A, 0x0D: KeyEvent(.enter)
    // A letter.
    case 0x01...0x1A: KeyEvent(.character(Unicode.Scalar(UInt8(scalar.value + 0x60))), .control)
    // One of `[ \ ] ^ _`.
    case 0x1B...0x1F: KeyEvent(.character(Unicode.Scalar(UInt8(scalar.value + 0x40))), .control)
    case 0x80...0x9F: KeyEvent(.unknown)
    default: KeyEvent(.character(scalar))
    }
  }
}

/// The keys that the last byte after `ESC [` or `ESC O` identifies.
enum CursorKeys {
  static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }
}

/// The keys of the numeric keypad in application mode (`ESC =`).
enum NumericPadKeys {
  /// Returns a key by the byte after `ESC O`.
  static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "I"): return .tab
    case UInt8(ascii: "X"): return .numericPad("=")
    case UInt8(ascii: " "): return .numericPad(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The letters follow the ASCII order from asterisk to nine.
      return .numericPad(Unicode.Scalar(final - 0x40))
    default: return nil
    }
  }

  /// The keys by their numbers in the `u` protocol, from 57399 on.
  private static let coded: [Key] =
    "0123456789./*-+".unicodeScalars.map { .numericPad($0) }
    + [
      .enter, .numericPad("="), .numericPad(","), .left, .right, .up, .down, .pageUp, .pageDown,
      .home, .end, .insert, .delete,
    ]

  /// Returns a key by its number in the `u` protocol.
  static func key(code: Int) -> Key? {
    let index = code - 57399
    return coded.indices.contains(index) ? coded[index] : nil
  }
}
