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
