/// The keys that control sequences mean: those of xterm and its descendants, rxvt, the Linux
/// console, and the `u` protocol.
enum ControlSequence {
  /// The maximum number of bytes in the parameters of a key.
  static let maximumParameterCount = 32

  /// The event type of the `u` protocol for a key that is released.
  private static let release = 3

  /// Returns the key of a sequence with these parameters that ends with the specified byte, or
  /// nothing if the key is released.
  static func keys(_ parameters: ArraySlice<UInt8>, final: UInt8) -> [KeyEvent] {
    guard parameters.count <= maximumParameterCount, let numbers = numbers(in: parameters) else {
      return [KeyEvent(.unknown)]
    }
    if numbers.count > 1, numbers[1].count > 1, numbers[1][1] == release { return [] }
    return [key(numbers, final: final) ?? KeyEvent(.unknown)]
  }

  /// Returns a key, or `nil` if the sequence isn't one.
  private static func key(_ numbers: [[Int?]], final: UInt8) -> KeyEvent? {
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1][0] : nil)
    let first = numbers.first?[0]
    switch final {
    case UInt8(ascii: "~"):
      if first == 27, numbers.count == 3, let code = numbers[2][0] {
        return coded(code, modifiers)
      }
      return numbered(first).map { KeyEvent($0, modifiers) }
    case UInt8(ascii: "$"): return numbered(first).map { KeyEvent($0, .shift) }
    case UInt8(ascii: "^"): return numbered(first).map { KeyEvent($0, .control) }
    case UInt8(ascii: "@"): return numbered(first).map { KeyEvent($0, [.control, .shift]) }
    case UInt8(ascii: "u"):
      // With Shift alone, the key types its other character.
      if modifiers == .shift, numbers[0].count > 1, let shifted = numbers[0][1] {
        return coded(shifted, [])
      }
      return first.flatMap { coded($0, modifiers) }
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
  /// The numbers of a parameter are separated by colons: in the `u` protocol, a key and its shifted
  /// form, or the modifiers and the event type.
  private static func numbers(in parameters: ArraySlice<UInt8>) -> [[Int?]]? {
    var numbers: [[Int?]] = []
    for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var parts: [Int?] = []
      for digits in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        let number = Int(String(decoding: digits, as: UTF8.self))
        guard digits.isEmpty || number ?? -1 >= 0 else { return nil }
        parts.append(number)
      }
      numbers.append(parts)
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
