/// The parameters of a control sequence, and the key that it means.
///
/// The decoder supports the sequences of xterm and its descendants, rxvt, the Linux console, and
/// the `u` protocol.
struct ControlSequence: Hashable, Sendable {
  private(set) var parameters: [UInt8] = []
  private var isTooLong = false

  /// A longer sequence is read to its end, and isn't a key.
  private static let maximumByteCount = 32

  var isEmpty: Bool { parameters.isEmpty }

  mutating func append(_ byte: UInt8) {
    if parameters.count == Self.maximumByteCount {
      isTooLong = true
    } else {
      parameters.append(byte)
    }
  }

  /// The sequence with a first parameter: after `ESC O`, a single number is the modifier, so `ESC O
  /// 2 P` is `ESC [ 1 ; 2 P`.
  var withLoneModifier: ControlSequence {
    if isEmpty || parameters.contains(UInt8(ascii: ";")) { return self }
    var sequence = self
    sequence.parameters.insert(contentsOf: "1;".utf8, at: 0)
    return sequence
  }

  /// Returns the key of a sequence that ends with the specified byte, or `nil` if the sequence
  /// isn't a key.
  func key(final: UInt8) -> KeyEvent? {
    if isTooLong { return nil }
    guard let numbers else { return nil }
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1] : nil)
    let first = numbers.first.flatMap { $0 }
    switch final {
    case UInt8(ascii: "~"):
      if first == 27, numbers.count == 3, let code = numbers[2] {
        return Self.coded(code, modifiers)
      }
      return Self.numbered(first).map { KeyEvent($0, modifiers) }
    case UInt8(ascii: "$"): return Self.numbered(first).map { KeyEvent($0, .shift) }
    case UInt8(ascii: "^"): return Self.numbered(first).map { KeyEvent($0, .control) }
    case UInt8(ascii: "@"): return Self.numbered(first).map { KeyEvent($0, [.control, .shift]) }
    case UInt8(ascii: "u"): return first.flatMap { Self.coded($0, modifiers) }
    case UInt8(ascii: "Z"): return KeyEvent(.tab, .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return CursorKeys.key(final: final - 0x20).map { KeyEvent($0, .shift) }
    default:
      return CursorKeys.key(final: final).map { KeyEvent($0, modifiers) }
    }
  }

  /// The numbers of the parameters, with `nil` for an omitted one, or `nil` if the sequence is
  /// private.
  ///
  /// A second value after a colon, the shifted key of the `u` protocol, is ignored.
  private var numbers: [Int?]? {
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
