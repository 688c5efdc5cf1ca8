/// The numeric pad, as terminals report it when asked to tell it apart (`ESC =`).
enum NumericPadKeys {
  /// Behind `ESC O`.
  static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "I"): return .tab
    case UInt8(ascii: "X"): return .numericPad("=")
    case UInt8(ascii: " "): return .numericPad(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The letters follow ASCII from the asterisk to the nine.
      return .numericPad(Unicode.Scalar(final - 0x40))
    default: return nil
    }
  }

  /// The numbers of the `u` protocol.
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
