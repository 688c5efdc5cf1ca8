/// A key or a paste from a terminal.
package struct KeyEvent: Hashable, Sendable {
  package var key: Key
  package var modifiers: KeyModifiers

  package init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// The key of an event.
package enum Key: Hashable, Sendable {
  /// A character.
  ///
  /// With Control, it's the lowercase letter or the symbol on the key.
  case character(Unicode.Scalar)
  /// A key of the numeric keypad, if the terminal distinguishes it.
  case numericPad(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case backspace, insert, delete
  case enter, tab, escape
  /// A function key, such as F1.
  case function(Int)
  /// The text of a bracketed paste.
  case paste(String)
  /// A bracketed paste that can't be used.
  case brokenPaste(PasteFailure)
  /// Bytes that aren't UTF-8.
  case invalidBytes
  /// An unknown control sequence.
  case unknown
}

/// The reason a bracketed paste can't be used.
package enum PasteFailure: Hashable, Sendable {
  case notUTF8
  /// The paste is longer than ``PasteCollector/maximumByteCount``.
  case tooLong
  /// The end mark is missing.
  case unfinished
}

/// The modifier keys of an event.
///
/// The raw value is the terminal's parameter minus one, as in `ESC [ 1 ; 2 D`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  /// The Meta key of xterm, which other terminals call Super.
  package static let meta = KeyModifiers(rawValue: 8)
}

extension KeyModifiers {
  /// Creates modifiers from a terminal's parameter, without the lock keys.
  ///
  /// A missing or invalid parameter means no modifiers.
  package init(parameter: Int?) {
    let number = parameter ?? 1
    self.init(rawValue: 1...256 ~= number ? UInt8(number - 1) & 0x0F : 0)
  }
}
