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
    let rewriting = Rewriting(format: entry.editor.format)
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

/// The keys of an entry that count, and what stands beside them.
private struct TextAsTyped {
  private(set) var items: [(scalar: Unicode.Scalar, caret: Int)] = []
  /// What is in front of the selection, and behind it, with its groups and without.
  private let front: [String]
  private var back: [String]
  private let selected: [String]

  /// A text as it would be pasted, apart from the keys.
  struct Whole {
    let front: String
    let typed: String
    let back: String

    var text: String { front + typed + back }

    /// The text without a last key that can be a slip of the finger.
    var withoutSlip: [String] {
      guard let last = typed.unicodeScalars.last else { return [] }
      let isEnd = back.unicodeScalars.allSatisfy { $0.digit == nil }
      guard isEnd ? ForeignText.slips.contains(last) : ForeignText.signs.contains(last)
      else { return [] }
      return [front + String(typed.unicodeScalars.dropLast()) + back]
    }
  }

  init(_ field: EditingSession) {
    let rendering = field.rendering
    let content = field.state.content.text
    let selection = field.state.selection
    let bytes = Array(rendering.text.utf8)
    let utf8 = [rendering.utf8Anchor, rendering.utf8Head].sorted()
    func shown(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func plain(_ range: Range<Int>) -> String {
      String(decoding: Array(content.utf8)[range], as: UTF8.self)
        .replacing(".", with: "\u{66B}")
    }
    guard !content.isEmpty else {
      (front, back, selected) = ([""], [""], [""])
      return
    }
    front = [shown(0..<utf8[0]), plain(0..<selection.lowerBound)]
    let rest = shown(utf8[1]..<bytes.count)
    // A separator that stands at the caret stays behind it.
    let separator = field.editor.format.symbols.groupingSeparator
    back =
      [rest, plain(selection.upperBound..<content.utf8.count)]
      + (rest.unicodeScalars.first?.digit == nil ? [] : [separator + rest])
      // Zeros that a commit added, or padding, give way.
      + ((field.state.isCommitted || field.editor.options.padsWhileTyping)
        && rest.decimalDigits.allSatisfy { $0 == "0" } ? [""] : [])
    if field.editor.options.padsWhileTyping, content.contains(".") {
      // Padding isn't part of the number.
      let rest = plain(selection.upperBound..<content.utf8.count)
      back.append(String(rest.prefix(rest.count - rest.reversed().prefix { $0 == "0" }.count)))
    }
    selected = [shown(utf8[0]..<utf8[1]), plain(selection)]
  }

  var typed: [Unicode.Scalar] { items.map(\.scalar) }

  /// The texts whose paste the keys can be compared with: the number that stands there has its
  /// groups, or lost them to the keys.
  var wholes: [Whole] {
    let typed = String(String.UnicodeScalarView(self.typed))
    return front.flatMap { front in
      back.map { Whole(front: front, typed: typed, back: $0) }
    }
  }

  mutating func append(_ key: Unicode.Scalar, caret: Int) { items.append((key, caret)) }

  /// Takes back what was typed behind the deleted character, and everything with the last digit.
  ///
  /// - Returns: A Boolean value that indicates whether the text is still known.
  mutating func delete(
    from old: NumberEditor.State, to new: NumberEditor.State, startsAt offset: Int
  ) -> Bool {
    guard old.selection.isEmpty, new.head >= offset else { return false }
    // In front of the content there is nothing to delete, and so nothing to take back.
    if old.head == 0, !old.content.isEmpty { return true }
    let content = new.content.text
    if content.bytes(upTo: new.head).decimalDigits.isEmpty, front[0].isEmpty {
      items = []
      for scalar in content.bytes(upTo: new.head).unicodeScalars {
        items.append((scalar == "." ? "\u{66B}" : scalar, new.head))
      }
      return true
    }
    while let last = items.last, last.caret > new.head {
      items.removeLast()
      guard ForeignText.isSeparator(last.scalar) else { continue }
      // It had taken the place of those right before it.
      while let replaced = items.last, replaced.scalar.isAnySeparator { items.removeLast() }
    }
    return true
  }
}

/// What typing takes for more than a paste does, taken out of a text.
private struct Rewriting {
  let format: NumberFormat

  var all: [(TypingInvariants.Exception, (String) -> [String])] {
    [
      (.digitSystems, withOneDigitSystem), (.word, withoutWords),
      (.adjacentSeparators, withoutAdjacentSeparators), (.decimalKey, withDecimalSeparator),
    ]
  }

  private func withOneDigitSystem(_ text: String) -> [String] {
    let digits = text.unicodeScalars.filter { $0.digit != nil }
    let systems = Set(digits.map { $0.value - UInt32($0.digit ?? 0) })
    guard systems.count > 1 else { return [] }
    return [
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.digit.map { Unicode.Scalar(UInt8(48 + $0)) } ?? $0 }))
    ]
  }

  /// In a plain number field, a word in front goes with its period, if only spaces are between it
  /// and the first digit.
  private func withoutWords(_ text: String) -> [String] {
    guard format.style.kind == .decimal else { return [] }
    var rest = text.unicodeScalars[...]
    var sign = ""
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    if let first = rest.first, ForeignText.signs.contains(first) {
      sign = String(rest.removeFirst())
    }
    var hasWord = false
    while let first = rest.first, first.digit == nil {
      rest.removeFirst()
      if first.isWordLetter {
        hasWord = true
        if let period = rest.first, ForeignText.periods.contains(period) {
          rest.removeFirst()
          guard let next = rest.first else { return [] }
          // Right before a digit it can be the decimal separator, unless another one follows:
          // `Rs.250.50`.
          guard next.isSpace || next.isWordLetter || rest.contains(where: ForeignText.isSeparator)
          else { return [] }
        }
      } else if !first.isSpace {
        return []
      }
    }
    return hasWord ? [sign + String(rest)] : []
  }

  private func withoutAdjacentSeparators(_ text: String) -> [String] {
    var kept: [Unicode.Scalar] = []
    var isAdjacent = false
    for scalar in text.unicodeScalars {
      while let last = kept.last, last.isAnySeparator,
        ForeignText.isSeparator(scalar) || scalar.foldedSeparator == last.foldedSeparator
      {
        kept.removeLast()
        isAdjacent = true
      }
      kept.append(scalar)
    }
    return isAdjacent ? [String(String.UnicodeScalarView(kept))] : []
  }

  /// The only separator is the field's decimal one, unless it's the one that groups.
  private func withDecimalSeparator(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let own = Array(format.symbols.decimalSeparator.unicodeScalars).filter { !$0.isBidiMark }
    let grouping = Array(format.symbols.groupingSeparator.unicodeScalars).filter { !$0.isBidiMark }
    let separators = scalars.indices.filter {
      ForeignText.isSeparator(scalars[$0]) || own == [scalars[$0]]
    }
    guard separators.count == 1, let index = separators.first else { return [] }
    let separator = scalars[index]
    guard ![separator].elementsEqual(grouping),
      separator != "\u{60C}" || grouping != ["\u{66C}"]
    else { return [] }
    var changed = scalars
    changed[index] = "\u{66B}"
    return [String(String.UnicodeScalarView(changed))]
  }
}

/// What characters are to a text of any locale.
private enum ForeignText {
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

  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    separators.contains(scalar.foldedSeparator)
  }
}

extension Unicode.Scalar {
  fileprivate var isBidiMark: Bool {
    ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self)
  }

  /// A Boolean value that indicates whether the scalar is a separator, a space, or an apostrophe.
  fileprivate var isAnySeparator: Bool {
    [" ", "'"].contains(foldedSeparator) || ForeignText.isSeparator(self)
  }

  fileprivate var isSpace: Bool { properties.isWhitespace }

  fileprivate var isWordLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
