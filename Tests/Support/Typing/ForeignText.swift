internal import LiveNumberCore

/// What characters are to a text of any locale.
enum ForeignText {
  /// The separators that one key writes, without spaces and apostrophes.
  static let separators: Set<Unicode.Scalar> = [
    ".", ",", "٫", "٬", "،", "、", "､", "。", "｡", "।", "۔", "﹒", "﹐", "．", "，",
  ]
  static let periods: Set<Unicode.Scalar> = [".", "。", "｡", "।", "۔", "．"]
  static let signs: Set<Unicode.Scalar> = [
    "-", "\u{2212}", "\u{2013}", "\u{2010}", "\u{FF0D}", "+",
  ]
  /// The keys that can be slips of the finger behind a number.
  static let slips: Set<Unicode.Scalar> = separators.union(signs)
    .union(["*", "/", "×", "÷", "^", "=", "(", ")", "·", ";", ":", "!", "?"])

  fileprivate static let minusSigns = Set("-−‐‑‒–—⁻₋➖﹘﹣－ーｰ".unicodeScalars)
  fileprivate static let plusSigns = Set("+⁺₊➕﬩﹢＋".unicodeScalars)

  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    separators.contains(scalar.foldedSeparator)
  }
}

extension Unicode.Scalar {
  var isBidiMark: Bool {
    ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self)
  }

  /// Whether the scalar is a separator, a space, or an apostrophe.
  var isAnySeparator: Bool {
    [" ", "'"].contains(foldedSeparator) || ForeignText.isSeparator(self)
  }

  var isSpace: Bool { properties.isWhitespace }

  /// Whether the scalar is a minus sign: EDITING.md 1.5.
  var isMinus: Bool { ForeignText.minusSigns.contains(self) }

  /// Whether the scalar is a plus sign: EDITING.md 1.5.
  var isPlus: Bool { ForeignText.plusSigns.contains(self) }

  var isWordLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
