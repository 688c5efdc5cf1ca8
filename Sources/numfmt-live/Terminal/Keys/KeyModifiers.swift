/// The modifier keys that were held down with a key.
///
/// The raw value is the bit set that terminals send, less one, as in `ESC [ 1 ; 2 D`.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
  /// xterm's Meta, which other terminals call Super.
  static let meta = KeyModifiers(rawValue: 8)

  /// What a modifier parameter says; lock keys, which terminals report in the higher bits, are left
  /// out, and an absent or senseless parameter means no modifier.
  init(parameter: Int?) {
    guard let parameter, (1...256).contains(parameter) else {
      self.init()
      return
    }
    self.init(rawValue: UInt8(parameter - 1) & 0x0F)
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
