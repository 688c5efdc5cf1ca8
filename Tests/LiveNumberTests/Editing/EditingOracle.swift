import LiveNumber

@testable import LiveNumberCore

/// What must hold after an edit, said another way than the engine does it.
struct EditingOracle {
  let editor: NumberEditor
  let before: NumberEditor.State
  let after: NumberEditor.State
  let outcome: NumberEditor.Outcome

  private var reason: NumberEditor.Reason? { outcome.reason }
  /// Zeros at the end may be padding, which comes and goes.
  private var pads: Bool {
    editor.options.padsWhileTyping && editor.options.minimumFractionDigits > 0
  }

  /// What is wrong with the edit, or nil.
  func violation(of edit: NumberEditor.Edit) -> String? {
    if outcome.isRejected {
      if case .compose = edit { return nil }
      return unchanged ? nil : "a rejected edit changed something"
    }
    switch edit {
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .select, .selectAll:
      return before.content == after.content ? nil : "a move changed the content"
    case .type(let scalar): return typed(editor.keyboard.key(scalar))
    case .typeOnNumericPad(let scalar): return typed(editor.keyboard.numericPadKey(scalar))
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .deleteSelection:
      return deleted()
    case .commit: return committed()
    case .set(let value): return set(value)
    case .clear: return after.content.isEmpty ? nil : "not cleared"
    case .paste(let text): return pasted(text)
    default: return nil
    }
  }

  private var unchanged: Bool {
    before.content == after.content && before.anchor == after.anchor && before.head == after.head
      && before.affinity == after.affinity
      && editor.rendering(of: before) == editor.rendering(of: after)
  }

  // MARK: -

  /// The content without padding and what is selected, and the place where something goes in.
  private var base: (content: String, place: Int) {
    var characters = Array(before.content.text.utf8)
    if pads, let point = before.content.pointOffset {
      // Zeros to the right of the caret are padding, and so is a separator with nothing else behind it.
      let caret = before.selection.upperBound
      while characters.count > max(point + 1, caret), characters.last == 48 {
        characters.removeLast()
      }
      if characters.count == point + 1, caret <= point { characters.removeLast() }
    }
    characters.removeSubrange(before.selection)
    let rest = String(decoding: characters, as: UTF8.self)
    return (rest, max(before.selection.lowerBound, rest.hasPrefix("-") ? 1 : 0))
  }

  private func typed(_ key: Key) -> String? {
    if editor.options.entry == .fromRight { return typedFromRight(key) }
    switch key {
    case .digit(let digit): return digitTyped(digit)
    case .decimal: return decimalTyped()
    case .grouping, .other:
      return after.content == before.content && after.selection == before.selection
        ? nil : "changed something"
    case .minus, .plus: return signTyped()
    }
  }

  private func digitTyped(_ digit: UInt8) -> String? {
    let (content, place) = base
    let key = ContentCharacters("\(digit)")
    let before = NumberEditor.Content(unchecked: ContentCharacters(content))
    var allowed = [(before.inserting(key, at: place).text, place + 1)]
    let integer = content.drop { $0 == "-" }.prefix { $0 != "." }
    if integer == "0", editor.options.leadingZeros == .collapse,
      content.hasPrefix("-") ? place == 2 : place == 1
    {
      allowed = [(before.replacing((place - 1)..<place, with: key).text, place)]
    }
    return allowed.contains { matches($0.0) && after.head == $0.1 }
      ? nil : "expected \(allowed.map { $0.0 })"
  }

  /// Whether the content is this one, padding aside.
  private func matches(_ content: String) -> Bool {
    guard pads else { return after.content.text == content }
    return trimmed(after.content.text) == trimmed(content)
  }

  private func trimmed(_ content: String) -> Substring {
    guard content.contains(".") else { return content[...] }
    var rest = content[...]
    while rest.last == "0" { rest.removeLast() }
    if rest.last == "." { rest.removeLast() }
    return rest
  }

  private func digits(_ content: String) -> String { content.filter { $0 != "." } }

  private func decimalTyped() -> String? {
    let (content, place) = base
    var expected = digits(content)
    var found = digits(after.content.text)
    let isAtStart = place == (content.hasPrefix("-") ? 1 : 0)
    if editor.options.insertsLeadingZero, isAtStart, !content.dropFirst(place).hasPrefix(".") {
      found = (found.hasPrefix("-") ? "-" : "") + found.drop { $0 == "-" }.dropFirst()
    }
    if pads {
      while expected.last == "0" { expected.removeLast() }
      while found.last == "0" { found.removeLast() }
    }
    if reason == .fractionTruncated {
      return expected.hasPrefix(found) && (pads || found.count < expected.count)
        ? nil : "not the start of \(expected)"
    }
    guard after.content.pointOffset == after.head - 1 else {
      return "no separator before the caret"
    }
    return found == expected ? nil : "digits \(found), not \(expected)"
  }

  private func signTyped() -> String? {
    let (content, _) = base
    let magnitude = content.drop { $0 == "-" }
    let all = before.content.text.drop { $0 == "-" }
    let found = after.content.text.drop { $0 == "-" }
    if editor.options.signKey == .anywhere {
      return found == all || pads && trimmed(String(found)) == trimmed(String(all))
        ? nil : "digits changed"
    }
    return found == all || trimmed(String(found)) == trimmed(String(magnitude))
      ? nil : "digits changed"
  }

  private func typedFromRight(_ key: Key) -> String? {
    guard case .digit(let digit) = key else {
      return after.content.text.filter { $0 != "-" } == before.content.text.filter { $0 != "-" }
        ? nil : "digits changed"
    }
    let old = before.selection.isEmpty ? before.content.text.filter { $0 != "-" && $0 != "." } : ""
    let new = after.content.text.filter { $0 != "-" && $0 != "." }
    let stripped = { (text: String) in text.drop { $0 == "0" } }
    return stripped(new) == stripped(old + "\(digit)") ? nil : "not pushed"
  }

  private func deleted() -> String? {
    if editor.options.entry == .fromRight { return nil }
    // A run of characters is gone, next to where the caret was, and nothing else.
    let old = Array(before.content.text.utf8)
    let new = Array(after.content.text.utf8)
    if pads { return nil }
    guard new.count <= old.count else { return "longer than before" }
    let gone = after.head..<(after.head + old.count - new.count)
    guard gone.upperBound <= old.count else { return "the caret is beyond" }
    var rest = old
    rest.removeSubrange(gone)
    guard rest == new else { return "something else is gone" }
    if !before.selection.isEmpty, gone != before.selection { return "not what was selected" }
    let point = before.content.pointOffset.map { gone.contains($0) } ?? false
    let joins =
      point && gone.upperBound < old.count && gone.lowerBound > before.content.start
    return joins == (reason == .partsJoined) || reason == .groupingMisfit
      ? nil : "joined: \(joins), but \(outcome)"
  }

  private func committed() -> String? {
    let old = editor.value(of: before)
    let new = editor.value(of: after)
    if reason == .clampedToRange { return nil }
    if old != new { return "the value changed from \(old as Any) to \(new as Any)" }
    if old == nil, !after.content.isEmpty { return "no value, but \(after.content.text)" }
    if after.validity == .incomplete { return "incomplete after a commit" }
    let again = editor.apply(.commit, to: after)
    return again.state.content == after.content ? nil : "a second commit changes it"
  }

  private func set(_ value: ExactDecimal?) -> String? {
    guard let value else { return after.content.isEmpty || before == after ? nil : "not cleared" }
    guard let shown = value.scaledByPowerOfTen(editor.format.displayScale) else { return nil }
    let rounded = editor.limits.fraction.map { shown.rounded(toScale: $0) } ?? shown
    guard after.content.number == rounded || editor.value(of: before) == value else {
      return "shows \(after.content.text)"
    }
    return nil
  }

  private func pasted(_ text: String) -> String? {
    guard editor.options.entry == .free, !pads else { return nil }
    let (content, place) = base
    let digitsIn = text.unicodeScalars.compactMap { DecimalDigit($0).map { "\($0.value)" } }
      .joined()
    let rest = NumberEditor.Content(unchecked: ContentCharacters(content))
    let left = digits(rest.characters[rest.start..<place].text)
    let right = digits(rest.characters[place..<rest.count].text)
    let found = after.content.shownDigits.text
    if reason == .fractionTruncated {
      let all = (left + digitsIn + right).drop { $0 == "0" }
      return all.hasPrefix(found.drop { $0 == "0" }) ? nil : "not the start of \(all)"
    }
    let stripped = { (text: String) in text.drop { $0 == "0" } }
    return stripped(found) == stripped(left + digitsIn + right) ? nil : "digits \(found)"
  }
}
