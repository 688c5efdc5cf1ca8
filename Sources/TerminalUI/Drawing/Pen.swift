/// A writer of styled text.
///
/// Without color, the selection and the placeholder still stand out by reverse and faint video.
package struct Pen: Hashable, Sendable {
  /// Whether to use red, yellow, and green.
  package var usesColor: Bool
  /// Whether the terminal supports control sequences.
  package var usesSequences: Bool

  package init(usesColor: Bool, usesSequences: Bool) {
    self.usesColor = usesColor
    self.usesSequences = usesSequences
  }

  /// A pen that writes text as it is.
  package static let plain = Pen(usesColor: false, usesSequences: false)

  package func write(_ text: String, _ tone: Tone) -> String {
    guard usesSequences, !text.isEmpty, tone != .plain, usesColor || !tone.isColor else {
      return text
    }
    return "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[m"
  }
}

/// The meaning of a piece of text, which determines its style: the raw value is the parameter of
/// the control sequence that selects it.
package enum Tone: Int, Sendable {
  case plain = 0
  /// Selected text.
  case selected = 7
  /// A placeholder or a mark of hidden text.
  case faint = 2
  case good = 32
  /// Incomplete, or needs the user's attention.
  case waiting = 33
  case bad = 31

  /// Whether the style is a color.
  package var isColor: Bool { self == .good || self == .waiting || self == .bad }
}
