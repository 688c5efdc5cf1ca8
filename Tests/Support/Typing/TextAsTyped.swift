internal import LiveNumberCore

/// The keys of an entry that count, and what stands beside them.
struct TextAsTyped {
  private(set) var items: [(scalar: Unicode.Scalar, caret: Int)] = []
  /// What is in front of the selection, and behind it, with its groups and without.
  private let front: [String]
  private var back: [String]
  private let selected: [String]
  private let decimalSeparator: String

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
    decimalSeparator = field.editor.format.symbols.decimalSeparator
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
    if let grouped = TextAsTyped.groupedRest(of: field), grouped != rest { back.append(grouped) }
    if field.editor.options.padsWhileTyping, content.contains(".") {
      // Padding isn't part of the number.
      let rest = plain(selection.upperBound..<content.utf8.count)
      back.append(String(rest.prefix(rest.count - rest.reversed().prefix { $0 == "0" }.count)))
    }
    selected = [shown(utf8[0]..<utf8[1]), plain(selection)]
  }

  /// Returns what is behind the selection with the groups that it has in a longer number, or `nil`
  /// if there are none: in Estonian, `3033` becomes `32 863 033` if `32 86` is typed in front.
  private static func groupedRest(of field: EditingSession) -> String? {
    let format = field.editor.format
    var options = format.options
    guard options.grouping == .automatic || options.grouping == .min2 else { return nil }
    options.grouping = .always
    guard let always = try? format.with(options: options) else { return nil }
    let longer = NumberEditor(format: always, options: field.editor.options)
      .rendering(of: field.state)
    let start = max(longer.utf8Anchor, longer.utf8Head)
    return String(decoding: Array(longer.text.utf8)[start...], as: UTF8.self)
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

  /// Takes back the last key, and everything with the last digit, if there were none before.
  ///
  /// - Returns: A Boolean value that indicates whether the text is still known.
  mutating func delete(
    from old: NumberEditor.State, to new: NumberEditor.State, startsAt offset: Int
  ) -> Bool {
    guard old.selection.isEmpty, new.head >= offset else { return false }
    // The last key isn't content. It can have taken the place of a separator right before it, or
    // not.
    if old.content == new.content, old.head == new.head {
      let isOnly = items.dropLast().last?.scalar.isAnySeparator != true
      if items.last?.caret == new.head { items.removeLast() }
      return isOnly
    }
    // In front of the content there is nothing to delete, and so nothing to take back.
    if old.head == 0, !old.content.isEmpty { return true }
    let content = new.content.text
    if content.bytes(upTo: new.head).decimalDigits.isEmpty, front == [""], back == [""] {
      let rest = content.bytes(upTo: new.head).replacing(".", with: decimalSeparator)
      items = rest.unicodeScalars.map { ($0, new.head) }
      return true
    }
    while let last = items.last, last.caret > new.head {
      items.removeLast()
      guard ForeignText.isSeparator(last.scalar) || String(last.scalar) == decimalSeparator else {
        continue
      }
      // It had taken the place of those right before it.
      while let replaced = items.last, replaced.scalar.isAnySeparator { items.removeLast() }
    }
    return true
  }
}
