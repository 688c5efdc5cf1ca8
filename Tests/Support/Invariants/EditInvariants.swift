internal import LiveNumberCore

/// The promises that hold for an edit: EDITING.md.
///
/// They don't tell what an edit does, which recorded cases do, but what none may do: lose a digit,
/// change a magnitude without a word, or keep the user from undoing it.
struct EditInvariants {
  let edit: NumberEditor.Edit
  let before: FieldSnapshot
  let after: FieldSnapshot
  let session: EditingSession
  let broken = BrokenPromises()

  /// Returns the promises that an edit of a field breaks.
  static func broken(
    by edit: NumberEditor.Edit, from before: FieldSnapshot, to after: FieldSnapshot,
    of session: EditingSession
  ) -> [String] {
    let invariants = EditInvariants(edit: edit, before: before, after: after, session: session)
    invariants.check()
    return invariants.broken.messages.map { message in
      "\(message). \(edit): \(before) became \(after), \(session.lastOutcome)"
    }
  }

  private var options: NumberEditor.Options { session.editor.options }
  private var reason: NumberEditor.Reason? { session.lastOutcome.reason }
  /// Zeros at the end may be padding, which comes and goes.
  private var pads: Bool { options.padsWhileTyping && options.entry == .free }

  private func check() {
    checkUndo()
    if session.lastOutcome.isRejected {
      // The characters of a composition that aren't rejected stay.
      if case .compose = edit.kind { return }
      // A rejected key ends the question of a commit.
      broken.expect(
        after.shows(before) && after.affinity == before.affinity
          && after.value == before.value && after.isText == before.isText
          && (after.validity == before.validity || offersText),
        "a rejected edit changed something")
      return
    }
    if before.isText || after.isText {
      switch edit.kind {
      case .set, .clear, .step, .accept: break
      default: return checkText()
      }
    }
    switch edit.kind {
    case .move, .select, .selectAll:
      broken.expect(after.text == before.text, "an edit without digits changed the text")
      broken.expect(after.content == before.content, "an edit without digits changed the content")
    case .type(let scalar), .typeOnNumericPad(let scalar):
      checkDigits(inserted: scalar.digit.map { "\($0)" })
    case .paste(let text): checkPaste(text)
    case .delete: checkDeletion()
    case .commit, .confirm: checkCommit()
    case .set(let value):
      broken.expect(after.value == value, "the value isn't kept")
      broken.expect(
        before.value != value || after.looksLike(before) || value == nil,
        "its own value changed the field")
      broken.expect(
        before.value == value || after.isExact == (reason != .rounded),
        "the field doesn't know what it hides")
    case .accept(let reading):
      broken.expect(session.readings.isEmpty, "an answer leaves the question")
      broken.expect(
        after.text.utf8.elementsEqual(reading.utf8), "the answer isn't the text of the field")
    case .clear: broken.expect(after.content.isEmpty, "the field isn't cleared")
    case .step(let count): checkStep(count)
    case .replaceText, .compose: break
    }
  }

  /// An edit that changes the text can be undone; any other changes nothing about that.
  private func checkUndo() {
    if after.hasText(of: before) {
      broken.expect(after.canUndo == before.canUndo, "an edit that changes no text is an undo step")
    } else {
      broken.expect(after.canUndo && !after.canRedo, "the edit can't be undone")
    }
  }

  // MARK: - Texts

  /// Whether the edit brings characters.
  private var offersText: Bool {
    switch edit.kind {
    case .type, .typeOnNumericPad, .paste, .compose, .replaceText: true
    default: false
    }
  }

  /// A text that isn't written as the field writes numbers keeps all digits that were seen.
  private func checkText() {
    let left = before.text.bytes(upTo: before.utf8Range.lowerBound).decimalDigits
    let right = before.text.bytes(from: before.utf8Range.upperBound).decimalDigits
    switch edit.kind {
    case .type, .typeOnNumericPad:
      broken.expect(
        after.text.decimalDigits.hasInOrder(significant(left) + significant(right)),
        "a key lost a digit")
    case .delete(.backward) where before.selection.isEmpty && after.isText == before.isText:
      broken.expect(
        after.text.decimalDigits.utf8.count + 1 >= before.text.decimalDigits.utf8.count,
        "Backspace lost more than a digit")
    case .move, .select, .selectAll:
      broken.expect(after.hasText(of: before), "an edit without digits changed the text")
    case .commit, .confirm:
      broken.expect(after.validity != .incomplete, "the field is incomplete after a commit")
      broken.expect(
        before.validity != .valid || before.isExpression || reason == .clampedToRange
          || reason == .rounded || after.value == before.value, "a commit changed the value")
    default: break
    }
  }

  // MARK: - Digits

  /// The digits beside the selection stay, and those that are put in are between them.
  ///
  /// Nothing but a digit changes digits.
  private func checkDigits(inserted: String?) {
    let left = before.digits(in: 0..<before.selection.lowerBound)
    let right = before.digits(in: before.selection.upperBound..<before.content.utf8.count)
    let selected = before.digits(in: before.selection)
    guard options.entry == .free else {
      // Digits push the others to the left.
      let kept = inserted != nil && !before.selection.isEmpty ? "" : before.digits
      broken.expect(significant(after.digits).hasPrefix(significant(kept)), "digits are lost")
      return
    }
    // What waits is shown with the key.
    let waiting = before.waiting.decimalDigits
    var expected =
      inserted.map { [left + $0 + right, left + waiting + $0 + right] }
      ?? [left + right, left + selected + right, left + waiting + right]
    if let inserted, before.isCommitted, before.selection.isEmpty {
      // Zeros that a commit added give way.
      var rest = right[...]
      while rest.last == "0" { rest.removeLast() }
      expected.append(left + inserted + rest)
    }
    let found = significant(after.digits)
    broken.expect(
      expected.map(significant).contains {
        reason == .fractionTruncated ? $0.hasPrefix(found) : $0 == found
      }, "the digits aren't \(expected)")
    guard let inserted, reason == nil else { return }
    let front = after.digits(in: 0..<after.head).drop { $0 == "0" }
    broken.expect(
      [left + inserted, left + waiting + inserted].contains { $0.drop { $0 == "0" } == front },
      "the caret isn't after the digits")
  }

  /// Returns digits without zeros at the start, and without padding.
  private func significant(_ digits: String) -> Substring {
    var digits = digits.drop { $0 == "0" }
    while pads, digits.last == "0" { digits.removeLast() }
    return digits
  }

  /// All digits of a paste go in, or the first of them if the fraction is cut.
  private func checkPaste(_ text: String) {
    // An exponent has digits of its own.
    guard options.entry == .free, !text.contains(where: { "eE".contains($0) }) else { return }
    checkDigits(inserted: text.decimalDigits)
  }

  /// One run of characters is gone, where the caret is now: the selection, if there was one.
  private func checkDeletion() {
    // Backspace takes back what waits, and nothing else.
    guard options.entry == .free, !pads, !(edit == .delete(.backward) && after.shows(before)) else {
      return
    }
    let count = before.content.utf8.count - after.content.utf8.count
    let gone = after.head..<(after.head + max(count, 0))
    guard count >= 0, gone.upperBound <= before.content.utf8.count,
      after.content == before.content.bytes(upTo: gone.lowerBound)
        + before.content.bytes(from: gone.upperBound)
    else {
      broken.add("something else is gone")
      return
    }
    broken.expect(
      before.selection.isEmpty || gone == before.selection, "the selection isn't what is gone")
    let joins =
      before.pointOffset.map(gone.contains) == true && gone.upperBound < before.content.utf8.count
      && gone.lowerBound > before.start
    broken.expect(!joins || reason != nil, "parts are joined without a word")
  }

  // MARK: - Steps

  /// A step changes what the field shows, exactly or with a word about what it rounds.
  private func checkStep(_ count: Int) {
    broken.expect(after.text != before.text, "a step changed nothing that is shown")
    // Of a field of integers, a step in percent is 100 %.
    let places = min(
      session.editor.format.powerOfTen, options.valueLimits.maximumFractionDigits ?? .max)
    // The value of an expression is told by its commit.
    guard !before.isText, !options.snapsToStep, let value = after.value,
      let step = (options.step?.magnitude).flatMap({ $0.isZero ? nil : $0 })
        ?? ExactDecimal(1).scaledByPowerOfTen(-places),
      let change = step.multiplied(by: ExactDecimal(count)),
      let exact = (before.value ?? 0).adding(change)
    else { return }
    let types = options.valueLimits.range
    let isUnsigned =
      !options.allowsNegative || session.editor.format.options.signDisplay == .never
    let range = ValueBounds(
      minimum: [options.range.minimum, types.minimum, isUnsigned ? 0 : nil].compactMap { $0 }.max(),
      maximum: [options.range.maximum, types.maximum].compactMap { $0 }.min())
    broken.expect(
      (reason == .rounded) == (value != range.clamped(exact) || !before.isExact),
      "a step to \(exact) went to \(value)")
  }

  // MARK: - Commits

  /// A commit keeps the value, unless the outcome tells of another one, and a second one changes
  /// nothing.
  private func checkCommit() {
    let isEmptied = before.value == nil && options.emptyValue == .zero
    switch reason {
    case nil, .characterRejected?:
      broken.expect(after.value == (isEmptied ? 0 : before.value), "a commit changed the value")
    default:
      // The value of an invalid field isn't told.
      broken.expect(
        after.value != before.value || before.validity == .invalid,
        "the value is the same, and the outcome isn't")
    }
    broken.expect(after.validity != .incomplete, "the field is incomplete after a commit")
    broken.expect(after.value != nil || after.content.isEmpty, "a commit without a value left text")
    // Enter again answers the question about keys that wait.
    guard reason != .characterRejected else { return }
    var again = session
    again.removeHistory()
    again.apply(.commit)
    broken.expect(
      again.text == after.text && again.state.content.text == after.content,
      "a second commit changes the text")
  }
}

extension FieldSnapshot {
  /// The selection in the text, in UTF-8 bytes.
  fileprivate var utf8Range: Range<Int> {
    min(utf8Anchor, utf8Head)..<max(utf8Anchor, utf8Head)
  }
}

extension String {
  /// Returns whether the characters of another text are in this one, in their order.
  fileprivate func hasInOrder(_ other: Substring) -> Bool {
    var rest = self[...]
    return other.allSatisfy { character in
      guard let index = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: index)...]
      return true
    }
  }
}
