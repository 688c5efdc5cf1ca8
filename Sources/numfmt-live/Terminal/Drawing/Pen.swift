/// Writes text in a tone.
///
/// Without colour the selection and the placeholder still stand out, by reverse and faint video:
/// those are no colours.
struct Pen: Hashable, Sendable {
  /// Red, yellow and green may be used.
  var usesColor: Bool
  /// The terminal obeys control sequences at all.
  var usesSequences: Bool

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

/// What a piece of a row means; how it looks is the ``Pen``'s business.
enum Tone: Hashable, Sendable {
  case plain
  /// Covered by the selection.
  case selected
  /// There to help, not part of the text: a placeholder, a mark of hidden text.
  case faint
  case good
  /// Not wrong yet.
  case waiting
  case bad
}
