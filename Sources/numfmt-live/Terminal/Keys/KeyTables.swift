/// The keys that are single control characters.
enum ControlKeys {
  /// The byte of Ctrl-C.
  static let interrupt: UInt8 = 0x03

  static func key(_ scalar: Unicode.Scalar) -> KeyEvent {
    switch scalar.value {
    case 0x00: KeyEvent(.character(" "), .control)
    case 0x08, 0x7F: KeyEvent(.backspace)
    case 0x09: KeyEvent(.tab)
    // A line that was typed before raw mode ends with a line feed.
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

  /// Returns one of `[ \ ] ^ _`.
  private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(scalar.value) + 0x40)
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

  /// Returns a key by its number in the `u` protocol.
  static func key(code: Int) -> Key? {
    switch code {
    case 57399...57408: .numericPad(Unicode.Scalar(UInt8(code - 57399) + 0x30))
    case 57409: .numericPad(".")
    case 57410: .numericPad("/")
    case 57411: .numericPad("*")
    case 57412: .numericPad("-")
    case 57413: .numericPad("+")
    case 57414: .enter
    case 57415: .numericPad("=")
    case 57416: .numericPad(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
