extension FieldMessages {
  /// Returns a number that doesn't turn the words around it, nor they it, if either runs from right
  /// to left.
  ///
  /// After a Hebrew word, `-5` would be shown as `5-`.
  static func isolated(_ number: String, in sentence: String) -> String {
    number.isEmpty || !isRightToLeft(number) && !isRightToLeft(sentence)
      ? number : "\u{2068}\(number)\u{2069}"
  }

  /// Returns whether a text has a character that is written from right to left.
  private static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0x200F, 0xFB1D...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
