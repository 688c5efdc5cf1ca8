internal import LiveNumberCore

/// The promise that typing is reading: what is typed in one go means what its paste means, or the
/// field asks (EDITING.md 2).
///
/// A field that is valid after the keys and a commit shows the number that the paste of all of them
/// is. Where the paste is refused, one of the ``Exception``s explains why typing means more.
public struct TypingInvariants {
  private let entry: TypedEntry
  private var field: EditingSession
  private let before: EditingSession
  /// The text as it was typed.
  private var text: TextAsTyped
  /// The reasons of keys that weren't taken, or not as they are.
  private var reasons: Set<NumberEditor.Reason> = []
  private var splitsNumber = false

  /// What the comparison of keys with their paste shows.
  public enum Result: Hashable, Sendable {
    /// Both are the same number.
    case same
    /// The field isn't valid, and the paste is refused.
    case refused
    /// The field isn't valid, and asks, although the paste is a number.
    case asks
    /// The field is valid with a number whose paste is refused.
    case explained(by: Set<Exception>)
    /// The field is valid with another number than its paste has.
    case broken(String)
    /// The field is valid, its paste is refused, and none of the exceptions is known to say why.
    case unexplained(String)
    /// There is no text to compare.
    case notCompared
  }

  /// The reasons why typing means more than its paste.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    // MARK: The list of the rules

    /// A decimal key alone is the field's decimal separator.
    case decimalKey
    /// Digit systems mix.
    case digitSystems
    /// A separator takes the place of the one right before it.
    case adjacentSeparators
    /// A word in front of a plain number is ignored.
    case word
    /// One refused key is forgiven.
    case slip

    // MARK: In the middle of a number, and over selections

    /// There was no room for digits.
    case limit
    /// A decimal key splits the number, or steps over the separator that stands there.
    case splitsNumber
    /// Keys over a selection, or in the number, changed nothing.
    case unchanged
  }

  /// Compares keys with their paste.
  public static func result(of entry: TypedEntry) -> Result {
    guard entry.editor.options.entry == .free, entry.editor.options.signKey == .leading,
      !entry.hasOneSidedParentheses, let field = entry.field
    else { return .notCompared }
    var invariants = TypingInvariants(entry: entry, field: field)
    for key in entry.keys.unicodeScalars {
      guard invariants.type(key) else { return .notCompared }
    }
    return invariants.compare()
  }

  private init(entry: TypedEntry, field: EditingSession) {
    self.entry = entry
    self.field = field
    before = field
    text = TextAsTyped(field)
  }

  // MARK: - Typing

  /// Types a key, and returns whether the text as typed is known then.
  private mutating func type(_ key: Unicode.Scalar) -> Bool {
    let old = field.state
    guard key != TypedEntry.backspace else {
      field.apply(.delete(.backward))
      return text.delete(from: old, to: field.state, startsAt: before.state.selection.lowerBound)
    }
    let outcome = field.apply(.type(key))
    if let reason = outcome.reason { reasons.insert(reason) }
    let isSeparator =
      ForeignText.separators.contains(key.foldedSeparator)
      || field.editor.options.decimalAliases.contains(key)
    if isSeparator, !outcome.isRejected, field.state.content.text.contains(".") {
      let behind = field.state.content.text.utf8.count - field.state.head
      if behind > 0 { splitsNumber = true }
    }
    text.append(key, caret: field.state.head)
    return true
  }

  // MARK: - Comparing

  private func compare() -> Result {
    var field = field
    field.apply(.commit)
    let shown = field.validity == .valid ? field.value : nil
    let wholes = text.wholes
    let pastes = wholes.map { number(of: $0.text) }
    guard let shown else { return pastes.contains { $0 != nil } ? .asks : .refused }
    if pastes.contains(shown) { return .same }
    if let reading = explanation(of: shown, wholes) { return reading }
    let other = pastes.compactMap { $0 }.first
    let texts = "\(entry) is \(field.text.escaped), but the paste of \(wholes[0].text.escaped) is "
    return other.map { .broken(texts + "\($0)") } ?? .unexplained(texts + "refused")
  }

  /// Returns the number that a text is in an empty field, or `nil` if it's refused.
  private func number(of text: String) -> ExactDecimal? {
    var field = EditingSession(editor: entry.editor)
    guard !field.apply(.paste(text)).isRejected else { return nil }
    field.apply(.commit)
    return field.validity == .valid ? field.value : nil
  }

  private func explanation(of shown: ExactDecimal, _ wholes: [TextAsTyped.Whole]) -> Result? {
    let isMiddle = !entry.start.content.isEmpty
    if !isMiddle, wholes.contains(where: { number(of: $0.text) != nil }) {
      // The paste is another number.
      return nil
    }
    var candidates: [(text: String, exceptions: Set<Exception>)] = []
    for whole in wholes {
      candidates.append((whole.text, []))
      for text in whole.withoutSlip { candidates.append((text, [.slip])) }
    }
    let rewriting = TypingRewriting(format: entry.editor.format)
    for (exception, rewrite) in rewriting.all {
      for candidate in candidates {
        for text in rewrite(candidate.text) {
          candidates.append((text, candidate.exceptions.union([exception])))
        }
      }
    }
    candidates.sort { $0.exceptions.count < $1.exceptions.count }
    if let found = candidates.first(where: { number(of: $0.text) == shown }) {
      return found.exceptions.isEmpty ? .same : .explained(by: found.exceptions)
    }
    guard isMiddle else {
      // Digits beyond a limit are forgiven, and their paste is refused.
      let hasLimit = !reasons.isDisjoint(with: [.tooLong, .tooManyIntegerDigits])
      return hasLimit ? .explained(by: [.limit]) : nil
    }
    let hasDigits = text.typed.contains { $0.digit != nil }
    if field.state.content == before.state.content, !hasDigits {
      return .explained(by: [.unchanged])
    }
    let limits: Set<NumberEditor.Reason> = [
      .tooManyFractionDigits, .tooManyIntegerDigits, .tooLong, .fractionTruncated, .outOfRange,
    ]
    if !reasons.isDisjoint(with: limits) { return .explained(by: [.limit]) }
    return splitsNumber ? .explained(by: [.splitsNumber]) : nil
  }
}

extension TypedEntry {
  /// A Boolean value that indicates whether a parenthesis that is a sign has no partner.
  fileprivate var hasOneSidedParentheses: Bool {
    let pattern = editor.format.pattern.negative
    guard (pattern.prefix + pattern.suffix).contains(where: { $0.text.contains("(") }) else {
      return false
    }
    let brackets = keys.filter { "()".contains($0) }
    return !brackets.isEmpty && (brackets != "()" || keys.unicodeScalars.contains(Self.backspace))
  }
}
