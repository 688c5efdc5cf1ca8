/// One key as a terminal reported it, or one paste.
struct KeyEvent: Hashable, Sendable {
  var key: Key
  var modifiers: KeyModifiers

  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// Which key it was.
enum Key: Hashable, Sendable {
  /// A key that writes. With `control` held it is the small letter or the sign on the key.
  case character(Unicode.Scalar)
  /// A key of the numeric pad, where the terminal tells it from the others.
  case numericPad(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case backspace, insert, delete
  case enter, tab, escape
  /// F1, F2 and so on.
  case function(Int)
  /// The text of a bracketed paste, as it came.
  case paste(String)
  /// A bracketed paste that cannot be used.
  case brokenPaste(PasteFailure)
  /// Bytes that are no UTF-8.
  case invalidBytes([UInt8])
  /// A control sequence that stands for no key known here.
  case unknown
}

/// Why a bracketed paste cannot be used.
enum PasteFailure: Hashable, Sendable {
  case notUTF8
  /// Longer than ``PasteCollector/maximumByteCount``.
  case tooLong
  /// The end mark never came.
  case unfinished
}

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
