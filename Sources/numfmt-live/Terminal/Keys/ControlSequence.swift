/// The keys that control sequences mean: those of xterm and its descendants, rxvt, the Linux console, and
/// the `u` protocol.
enum ControlSequence {
  /// The maximum number of bytes in the parameters of a key.
  static let maximumParameterCount = 32

  /// Returns the key of a sequence with these parameters that ends with the specified byte, or `nil` if
  /// the sequence isn't a key.
  static func key(_ parameters: ArraySlice<UInt8>, final: UInt8) -> KeyEvent? {
    guard parameters.count <= maximumParameterCount, let numbers = numbers(in: parameters) else {
      return nil
    }
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1] : nil)
    let first = numbers.first.flatMap { $0 }
    switch final {
    case UInt8(ascii: "~"):
      if first == 27, numbers.count == 3, let code = numbers[2] {
        return coded(code, modifiers)
      }
      return numbered(first).map { KeyEvent($0, modifiers) }
    case UInt8(ascii: "$"): return numbered(first).map { KeyEvent($0, .shift) }
    case UInt8(ascii: "^"): return numbered(first).map { KeyEvent($0, .control) }
    case UInt8(ascii: "@"): return numbered(first).map { KeyEvent($0, [.control, .shift]) }
    case UInt8(ascii: "u"): return first.flatMap { coded($0, modifiers) }
    case UInt8(ascii: "Z"): return KeyEvent(.tab, .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return CursorKeys.key(final: final - 0x20).map { KeyEvent($0, .shift) }
    default:
      return CursorKeys.key(final: final).map { KeyEvent($0, modifiers) }
    }
  }

  /// Returns the numbers of parameters, with `nil` for an omitted one, or `nil` if the sequence is
  /// private.
  ///
  /// A second value after a colon, the shifted key of the `u` protocol, is ignored.
  private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int?]? {
    var numbers: [Int?] = []
    for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      if digits.isEmpty {
        numbers.append(nil)
        continue
      }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The keys by the number before `~`, some of which have none.
  private static let numberedKeys: [Key?] =
    [nil, .home, .insert, .delete, .end, .pageUp, .pageDown, .home, .end, nil, nil]
    + (1...5).map { .function($0) } + [nil] + (6...10).map { .function($0) } + [nil]
    + (11...12).map { .function($0) }

  private static func numbered(_ number: Int?) -> Key? {
    guard let number, numberedKeys.indices.contains(number) else { return nil }
    return numberedKeys[number]
  }

  /// Returns a key by its code point, or by its number in the private use area.
  private static func coded(_ code: Int, _ modifiers: KeyModifiers) -> KeyEvent? {
    switch code {
    case 8, 127: return KeyEvent(.backspace, modifiers)
    case 9: return KeyEvent(.tab, modifiers)
    case 10, 13: return KeyEvent(.enter, modifiers)
    case 27: return KeyEvent(.escape, modifiers)
    default: break
    }
    if let pad = NumericPadKeys.key(code: code) { return KeyEvent(pad, modifiers) }
    guard code >= 32, !(0x80...0x9F).contains(code), !(0xE000...0xF8FF).contains(code),
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    else { return nil }
    return KeyEvent(.character(scalar), modifiers)
  }
}
