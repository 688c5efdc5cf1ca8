/// A writer of styled text.
///
/// Without color, the selection and the placeholder still stand out by reverse and faint video.
struct Pen: Hashable, Sendable {
  /// A Boolean value that indicates whether to use red, yellow, and green.
  var usesColor: Bool
  /// A Boolean value that indicates whether the terminal supports control sequences.
  var usesSequences: Bool

  /// A pen that writes text as it is.
  static let plain = Pen(usesColor: false, usesSequences: false)

  func write(_ text: String, _ tone: Tone) -> String {
    guard usesSequences, !text.isEmpty, let code = code(tone) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[m"
  }

  private func code(_ tone: Tone) -> Int? {
    switch tone {
    case .plain: nil
    case .selected: 7
    case .faint: 2
    case .good: usesColor ? 32 : nil
    case .waiting: usesColor ? 33 : nil
    case .bad: usesColor ? 31 : nil
    }
  }
}

/// The meaning of a piece of text, which determines its style.
enum Tone: Hashable, Sendable {
  case plain
  /// Selected text.
  case selected
  /// A placeholder or a mark of hidden text.
  case faint
  case good
  /// Incomplete, or needs the user's attention.
  case waiting
  case bad
}
