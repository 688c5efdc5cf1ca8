internal import LiveNumberCore

/// The promises that hold for an edit: EDITING.md.
struct EditInvariants {
  let edit: NumberEditor.Edit
  let before: FieldSnapshot
  let after: FieldSnapshot
  let session: EditingSession
  let rules: FieldRules
  let broken = BrokenPromises()

  /// Returns the promises that an edit of a field breaks.
  static func broken(
    by edit: NumberEditor.Edit, from before: FieldSnapshot, to after: FieldSnapshot,
    of session: EditingSession, _ rules: FieldRules
  ) -> [String] {
    let invariants = EditInvariants(
      edit: edit, before: before, after: after, session: session, rules: rules)
    invariants.check()
    return invariants.broken.messages.map { message in
      "\(message). \(edit): \(before) became \(after), \(session.lastOutcome)"
    }
  }

  var editor: NumberEditor { rules.editor }
  var outcome: NumberEditor.Outcome { session.lastOutcome }
  var options: NumberEditor.Options { rules.options }
  var reason: NumberEditor.Reason? { outcome.reason }
  /// Zeros at the end may be padding, which comes and goes.
  var pads: Bool {
    options.padsWhileTyping && minimumFractionDigits > 0 && options.entry == .free
  }

  private func check() {
    checkUndo()
    if outcome.isRejected {
      // The characters of a composition that aren't rejected stay.
      if case .compose = edit { return }
      checkRejection()
      return
    }
    checkWarning()
    switch edit {
    case .move, .select, .selectAll:
      broken.expect(
        after.content == before.content && after.text == before.text, "a move changed the content")
    case .type, .typeOnNumericPad: if let typedKey { checkKey(typedKey) }
    case .delete:
      checkDeletion()
    case .commit: checkCommit()
    case .set(let value): checkSet(value)
    case .clear: broken.expect(after.content.isEmpty, "the field isn't cleared")
    case .paste(let text): checkPaste(text)
    case .acceptGrouping:
      broken.expect(
        after.content == before.content, "an answer about a separator changed the content")
    case .replaceText, .compose, .step: break
    }
  }

  // MARK: - Undo

  /// An edit that changes the text can be undone; any other changes nothing about that.
  private func checkUndo() {
    if after.text == before.text {
      broken.expect(after.canUndo == before.canUndo, "an edit that changes no text is an undo step")
    } else {
      broken.expect(after.canUndo && !after.canRedo, "the edit can't be undone")
    }
  }

  // MARK: - Typing

  /// The content without padding and without the selection, and the offset of what is put in.
  private var base: (content: String, offset: Int) {
    var characters = Array(before.content.utf8)
    if pads, let point = before.pointOffset {
      // Zeros after the caret are padding, and so is a separator followed by nothing else.
      let caret = before.selection.upperBound
      while characters.count > max(point + 1, caret), characters.last == UInt8(ascii: "0") {
        characters.removeLast()
      }
      if characters.count == point + 1, caret <= point { characters.removeLast() }
    }
    characters.removeSubrange(before.selection)
    let rest = String(decoding: characters, as: UTF8.self)
    return (rest, max(before.selection.lowerBound, rest.hasPrefix("-") ? 1 : 0))
  }

  private func checkKey(_ key: TypedKey) {
    if options.entry == .fromRight { return checkKeyFromRight(key) }
    switch key {
    case .digit(let digit): checkDigit("\(digit)")
    case .decimal: checkDecimalKey()
    case .minus, .plus: checkSignKey()
    case .grouping, .mathOperator, .other:
      broken.expect(
        after.content == before.content && after.selection == before.selection,
        "a key without an effect changed something")
    }
  }

  /// A digit goes in at the caret, or replaces a lone zero.
  private func checkDigit(_ digit: String) {
    let (content, offset) = base
    let start = content.hasPrefix("-") ? 1 : 0
    let integer = content.dropFirst(start).prefix { $0 != "." }
    let replacesZero = integer == "0" && options.leadingZeros == .collapse && offset == start + 1
    let kept = replacesZero ? content.removing((offset - 1)..<offset) : content
    let place = replacesZero ? offset - 1 : offset
    let expected = kept.inserting(digit, at: place)
    broken.expect(
      matches(expected) && after.head == place + 1 && after.selection.isEmpty,
      "the digit isn't where the caret was: \(expected) was expected")
  }

  /// A Boolean value that indicates whether the field has a content, apart from padding.
  private func matches(_ content: String) -> Bool {
    pads ? Self.unpadded(after.content) == Self.unpadded(content) : after.content == content
  }

  private static func unpadded(_ content: some StringProtocol) -> String {
    guard content.contains(".") else { return String(content) }
    var rest = String(content)
    while rest.last == "0" { rest.removeLast() }
    if rest.last == "." { rest.removeLast() }
    return rest
  }

  /// The separator stands before the caret, and no digit changes.
  private func checkDecimalKey() {
    let (content, offset) = base
    var expected = content.filter { $0 != "." }
    var found = after.content.filter { $0 != "." }
    let isAtStart = offset == (content.hasPrefix("-") ? 1 : 0)
    if options.insertsLeadingZero, isAtStart, !content.dropFirst(offset).hasPrefix(".") {
      let zero = after.start..<(after.start + 1)
      broken.expect(found.dropFirst(after.start).first == "0", "no zero was put in")
      if found.utf8.count > after.start { found = found.removing(zero) }
    }
    if pads {
      while expected.last == "0" { expected.removeLast() }
      while found.last == "0" { found.removeLast() }
    }
    if reason == .fractionTruncated {
      broken.expect(
        expected.hasPrefix(found) && (pads || found.utf8.count < expected.utf8.count),
        "the digits aren't the first of \(expected)")
      return
    }
    broken.expect(after.pointOffset == after.head - 1, "no separator stands before the caret")
    broken.expect(found == expected, "the digits aren't \(expected)")
  }

  /// A sign key changes the sign alone, and may replace a selection.
  private func checkSignKey() {
    let kept = base.content.drop { $0 == "-" }
    let allowed = options.signKey == .anywhere ? [before.magnitude] : [before.magnitude, kept]
    broken.expect(
      allowed.contains { digits in
        pads
          ? Self.unpadded(after.magnitude) == Self.unpadded(digits) : after.magnitude == digits
      }, "a sign key changed digits")
  }

  /// A digit pushes all others to the left, and no other key changes a digit.
  private func checkKeyFromRight(_ key: TypedKey) {
    guard case .digit(let digit) = key else {
      broken.expect(after.magnitude == before.magnitude, "a key without a digit changed digits")
      return
    }
    // Another format can have shown fewer fraction digits.
    let missing = (maximumFractionDigits ?? 0) - (before.fraction?.utf8.count ?? 0)
    let padding = String(repeating: "0", count: before.hasDigits ? max(missing, 0) : 0)
    let old = before.selection.isEmpty ? before.digits + padding : ""
    broken.expect(
      after.digits.drop { $0 == "0" } == (old + "\(digit)").drop { $0 == "0" },
      "the digits aren't pushed to the left")
  }

  // MARK: - Deleting and pasting

  /// One run of characters is gone, where the caret is now: the selection, if there was one.
  private func checkDeletion() {
    guard options.entry == .free, !pads else { return }
    let count = before.content.utf8.count - after.content.utf8.count
    let gone = after.head..<(after.head + max(count, 0))
    guard count >= 0, gone.upperBound <= before.content.utf8.count,
      before.content.removing(gone) == after.content
    else {
      broken.add("something else is gone")
      return
    }
    if !before.selection.isEmpty {
      broken.expect(gone == before.selection, "the selection isn't what is gone")
    }
    let joins =
      before.pointOffset.map(gone.contains) == true && gone.upperBound < before.content.utf8.count
      && gone.lowerBound > before.start
    broken.expect(
      joins == (reason == .partsJoined) || reason == .groupingMisfit,
      "joined parts and the outcome disagree")
  }

  /// All digits of the paste go in at the caret, or the first of them if the fraction is cut.
  private func checkPaste(_ text: String) {
    guard options.entry == .free, !pads else { return }
    let (content, offset) = base
    let left = content.removing(offset..<content.utf8.count).decimalDigits
    let right = content.removing(0..<offset).decimalDigits
    let all = (left + PastedDigits(text).text + right).drop { $0 == "0" }
    let found = after.digits.drop { $0 == "0" }
    broken.expect(
      reason == .fractionTruncated ? all.hasPrefix(found) : found == all,
      "the digits aren't \(reason == .fractionTruncated ? "the first of " : "")\(all)")
  }
}
