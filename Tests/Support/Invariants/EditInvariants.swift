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
    let isExpression = before.isExpression || after.isExpression
    checkUndo()
    if !isExpression { checkDoubt() }
    if session.lastOutcome.isRejected {
      // The characters of a composition that aren't rejected stay.
      if case .compose = edit.kind { return }
      // What the field didn't take is part of what was typed, and can put the number in doubt.
      broken.expect(
        after.shows(before) && after.affinity == before.affinity
          && after.value == before.value && after.isExpression == before.isExpression
          && (after.validity == before.validity || offersText),
        "a rejected edit changed something")
      return
    }
    switch edit.kind {
    case .type, .typeOnNumericPad, .paste, .delete, .commit, .confirm, .accept:
      guard !isExpression else { return }
    default: break
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

  // MARK: - Numbers in doubt

  /// The reasons for a number in doubt.
  private static let doubts: Set<NumberEditor.Reason> = [
    .groupingMisfit, .separatorRejected, .operatorRejected, .characterRejected,
  ]

  /// A Boolean value that indicates whether the edit brings characters.
  private var offersText: Bool {
    switch edit.kind {
    case .type, .typeOnNumericPad, .paste, .compose, .replaceText: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a field says that its number isn't what was
  /// typed.
  private func isUnsure(_ field: FieldSnapshot) -> Bool {
    field.isInDoubt || field.validity == .invalid && Self.doubts.contains { $0 == field.warning }
  }

  /// A doubt stays until the content changes, a separator takes the place of another, or it is
  /// answered; and digits where something was refused behind digits are refused, too, also after a
  /// click.
  private func checkDoubt() {
    // What is refused over a selection hides it: `10,‹0›` and a dash is a price.
    let selected = before.digits(in: before.selection)
    let selectsZeros = !before.selection.isEmpty && selected.allSatisfy { $0 == "0" }
    switch edit.kind {
    case .set, .clear, .accept: return
    // A view can replace something else, which ends what was typed over the selection.
    case .replaceText where !before.selection.isEmpty: return
    case .commit where options.doubt == .readAsTyped,
      .confirm where options.doubt == .readAsTyped:
      return
    case .type(let key), .typeOnNumericPad(let key):
      // With more keys, the text can be the number: `(0` and `)`, a word in front with the period
      // that was in doubt, or one behind that a paste ignores: `3k` and `r` where no currency is
      // shown. A separator takes the place of another.
      broken.expect(
        !session.lastOutcome.isRejected || !before.isInDoubt || isUnsure(after)
          || key.digit != nil || CharacterClass(key).isParenthesis
          || CharacterClass(key).isSeparator || key.isWordLetter || selectsZeros,
        "a refused key ended the doubt")
      return checkDigitsAfterRefusal(of: key)
    case .paste, .replaceText:
      // The digits behind what was refused can make it the number: `7.88`, `6510` is a 7 whose
      // fraction is cut. So can a view's beyond a limit: ` 610.2952` is no group as ` 610.295` is.
      var isBehindRefused =
        [.afterRejectedSeparator, .afterRejectedOperator, .afterRejectedCharacter].contains(reason)
      if case .replaceText = edit.kind, [.tooLong, .tooManyFractionDigits].contains(reason) {
        isBehindRefused = true
      }
      broken.expect(
        !session.lastOutcome.isRejected || !before.isInDoubt || isUnsure(after) || isBehindRefused,
        "a refused text ended the doubt")
      return
    case .compose: return
    // Backspace takes back a key that the field doesn't show. Without digits, a deletion takes back
    // everything.
    case .delete(.backward): return
    case .delete where after.content.decimalDigits.isEmpty, .move where after.content.isEmpty,
      .select where after.content.isEmpty, .selectAll where after.content.isEmpty:
      return
    // What was typed over a selection that stays has changed nothing.
    case .move where !before.selection.isEmpty, .select where !before.selection.isEmpty,
      .selectAll where !before.selection.isEmpty, .commit where !before.selection.isEmpty:
      return
    default: break
    }
    broken.expect(
      !before.isInDoubt || isUnsure(after) || after.content != before.content || pads,
      "the doubt ended without a change")
  }

  /// Digits typed or pasted where a separator or an operator was refused make another number.
  private func checkDigitsAfterRefusal(of key: Unicode.Scalar) {
    // Digits go on after a letter, and pasted ones after a digit beyond a limit, whose warning is
    // that of a separator at another place.
    guard session.lastOutcome.isRejected, options.entry == .free, key.digit == nil,
      !key.isWordLetter || ["E", "e"].contains(key),
      !before.digits(in: 0..<before.selection.lowerBound).isEmpty,
      after.warning == .separatorRejected || after.warning == .operatorRejected,
      after.warning != before.warning
    else { return }
    for digits in [NumberEditor.Edit.type("7"), .typeOnNumericPad("7"), .paste("77")] {
      var copy = session
      copy.removeHistory()
      broken.expect(copy.apply(digits).isRejected, "\(digits) after a refused key was accepted")
      copy.apply(.select(anchor: after.anchor, head: after.head))
      broken.expect(
        copy.apply(digits).isRejected, "\(digits) after a refused key and a click was accepted")
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
    var expected = inserted.map { [left + $0 + right] } ?? [left + right, left + selected + right]
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
    broken.expect(
      after.digits(in: 0..<after.head).drop { $0 == "0" } == (left + inserted).drop { $0 == "0" },
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
    guard options.entry == .free, !pads else { return }
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
    guard !before.isExpression, !options.snapsToStep, let value = after.value,
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
    // Of two things to tell, the doubt comes first.
    case let doubt? where Self.doubts.contains(doubt) && options.fractionOverflow == .roundOnCommit:
      break
    case let doubt where doubt.map(Self.doubts.contains) ?? true:
      broken.expect(after.value == (isEmptied ? 0 : before.value), "a commit changed the value")
    case .readAsTyped? where options.fractionOverflow != .roundOnCommit:
      // Zeros at the ends come and go, and digits that were refused can be among the others.
      var rest = ParsingInvariants.significant(after.digits)
      let isKept = ParsingInvariants.significant(before.digits).allSatisfy { digit in
        guard let index = rest.firstIndex(of: digit) else { return false }
        rest = rest[rest.index(after: index)...]
        return true
      }
      broken.expect(isKept, "the reading lost a digit")
    default:
      // The value of an invalid field isn't told.
      broken.expect(
        after.value != before.value || before.validity == .invalid,
        "the value is the same, and the outcome isn't")
    }
    if options.doubt == .reject, before.value != nil,
      session.lastOutcome.reason.map(Self.doubts.contains) ?? false
    {
      broken.expect(after.content == before.content, "a commit in doubt changed the text")
    }
    broken.expect(after.validity != .incomplete, "the field is incomplete after a commit")
    broken.expect(after.value != nil || after.content.isEmpty, "a commit without a value left text")
    var again = session
    again.removeHistory()
    again.apply(.commit)
    broken.expect(
      again.text == after.text && again.state.content.text == after.content,
      "a second commit changes the text")
  }
}
