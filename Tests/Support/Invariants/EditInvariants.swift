public import LiveNumberCore

/// The promises that hold for an edit: EDITING.md.
public struct EditInvariants {
  private let editor: NumberEditor
  private let edit: NumberEditor.Edit
  private let before: FieldSnapshot
  private let after: FieldSnapshot
  private let outcome: NumberEditor.Outcome
  private let earlier: EditingSession
  private let session: EditingSession
  private let broken = BrokenPromises()

  /// Returns the promises that a field breaks by an edit, or after it.
  public static func broken(
    by edit: NumberEditor.Edit, from before: EditingSession, to after: EditingSession
  ) -> [String] {
    let invariants = EditInvariants(edit, before, after)
    invariants.check()
    let broken = invariants.broken.messages.map { message in
      "\(message). \(edit): \(invariants.before) became \(invariants.after), \(after.lastOutcome)"
    }
    return FieldInvariants.broken(by: after) + broken
  }

  private init(
    _ edit: NumberEditor.Edit, _ before: EditingSession, _ after: EditingSession
  ) {
    self.edit = edit
    editor = after.editor
    self.before = FieldSnapshot(before)
    self.after = FieldSnapshot(after)
    outcome = after.lastOutcome
    earlier = before
    session = after
  }

  private var options: NumberEditor.Options { editor.options }
  private var reason: NumberEditor.Reason? { outcome.reason }
  /// Zeros at the end may be padding, which comes and goes.
  private var pads: Bool {
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
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .select, .selectAll:
      broken.expect(
        after.content == before.content && after.text == before.text, "a move changed the content")
    case .type, .typeOnNumericPad: if let typedKey { checkKey(typedKey) }
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .deleteSelection:
      checkDeletion()
    case .commit: checkCommit()
    case .set(let value): checkSet(value)
    case .clear: broken.expect(after.content.isEmpty, "the field isn't cleared")
    case .paste(let text): checkPaste(text)
    case .replaceText, .compose, .step: break
    }
  }

  // MARK: - Rejected separators

  /// A rejected edit leaves at most the warning that a separator was rejected.
  private func checkRejection() {
    var expected = before
    switch edit {
    case .type(let scalar), .typeOnNumericPad(let scalar):
      guard let key = typedKey, key == .decimal || key == .grouping else { break }
      broken.expect(!scalar.properties.isWhitespace, "a space was rejected")
      expected.warning = .separatorRefused
      checkLock()
    case .replaceText where after.warning == .separatorRefused:
      expected.warning = .separatorRefused
    default: break
    }
    broken.expect(after.looksLike(expected), "a rejected edit changed something")
  }

  /// Digits after a rejected separator are rejected too, until the caret moves.
  private func checkLock() {
    for digits in [NumberEditor.Edit.type("7"), .typeOnNumericPad("7"), .paste("77")] {
      var copy = session
      broken.expect(
        copy.apply(digits).reason == .afterRefusedSeparator,
        "\(digits) after a rejected separator was accepted")
      copy.apply(.select(anchor: after.anchor, head: after.head))
      broken.expect(
        copy.apply(digits).reason != .afterRefusedSeparator, "a click doesn't end the rejection")
    }
  }

  /// The warning stays until an edit other than a commit changes the content.
  private func checkWarning() {
    guard before.warning == .separatorRefused else { return }
    switch edit {
    case .commit: broken.expect(after.warning != nil, "a commit removed the warning")
    case .compose, .set, .clear, .step: break
    default: checkWarningOfKey()
    }
  }

  private func checkWarningOfKey() {
    if after.content != before.content {
      broken.expect(after.warning != .separatorRefused, "the warning stays")
    } else if !pads {
      broken.expect(after.warning != nil, "the warning went without a change")
    }
  }

  /// The meaning of the key that was typed, or `nil` if the edit is no keystroke.
  private var typedKey: TypedKey? {
    switch edit {
    case .type(let scalar): TypedKey(scalar, in: editor)
    case .typeOnNumericPad(let scalar): TypedKey(scalar, onNumericPad: true, in: editor)
    default: nil
    }
  }

  // MARK: - Undo

  /// An edit that changes the text is one step back and forth; any other is none.
  private func checkUndo() {
    guard after.text != before.text else {
      broken.expect(after.canUndo == before.canUndo, "an edit that changes no text is an undo step")
      return
    }
    broken.expect(after.canUndo, "the edit can't be undone")
    guard !session.mergesTypedDigits else { return }
    var copy = session
    copy.undo()
    let undone = FieldSnapshot(copy)
    broken.expect(
      copy.rendering == earlier.rendering && undone.content == before.content
        && undone.anchor == before.anchor && undone.head == before.head, "undo brought \(undone)")
    broken.expect(copy.redo(), "the edit can't be redone")
    let redone = FieldSnapshot(copy)
    broken.expect(
      copy.rendering == session.rendering && redone.content == after.content
        && redone.anchor == after.anchor && redone.head == after.head, "redo brought \(redone)")
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
    case .grouping, .other:
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
    let old = before.selection.isEmpty ? before.digits : ""
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

  // MARK: - Commit and values from the program

  private func checkCommit() {
    if reason != .clampedToRange {
      broken.expect(
        after.value == valueToCommit, "a commit left another value than \(valueToCommit as Any)")
      broken.expect(
        (reason == .rounded) == (before.value != nil && valueToCommit != before.value)
          || reason == .groupingMisfit,
        "rounding and the outcome disagree")
      if valueToCommit == nil {
        broken.expect(after.content.isEmpty, "a commit without a value left text")
      }
      broken.expect(after.validity != .incomplete, "the field is incomplete after a commit")
    }
    if after.value != nil {
      broken.expect(
        after.fraction?.utf8.count ?? 0 >= minimumFractionDigits, "a commit left too few digits")
    }
    checkCommittedSign()
    var again = session
    again.apply(.commit)
    broken.expect(
      again.text == after.text && again.state.content.text == after.content,
      "a second commit changes the text")
  }

  /// The value before a commit, as far as the commit may round it, or put it into an empty field.
  private var valueToCommit: ExactDecimal? {
    let shift = editor.format.displayScale
    if before.value == nil, options.emptyValue == .zero { return 0 }
    guard options.fractionOverflow == .roundOnCommit, let maximum = maximumFractionDigits,
      let shown = before.value?.scaledByPowerOfTen(shift)
    else { return before.value }
    return shown.rounded(toScale: maximum).scaledByPowerOfTen(-shift)
  }

  private func checkSet(_ value: ExactDecimal?) {
    guard let value else {
      broken.expect(
        after.value == nil && (after.content.isEmpty || after.content == before.content),
        "the value isn't cleared")
      return
    }
    guard before.value != value else {
      broken.expect(after.looksLike(before), "its own value changed the field")
      return
    }
    checkCommittedSign()
    guard let shown = value.scaledByPowerOfTen(editor.format.displayScale) else { return }
    let rounded = maximumFractionDigits.map { shown.rounded(toScale: $0) } ?? shown
    broken.expect(ExactDecimal(after.content) == rounded, "the field doesn't show \(rounded)")
    broken.expect(
      reason == (rounded == shown ? nil : .rounded), "rounding and the outcome disagree")
    broken.expect(after.head == after.content.utf8.count, "the caret isn't at the end")
  }

  /// A committed negative has the sign that the format writes.
  private func checkCommittedSign() {
    guard after.isNegative else { return }
    broken.expect(
      after.text == ExpectedText.candidates(after, in: editor).first?.text,
      "the sign isn't that of a committed value")
  }

  /// The number of fraction digits that the field takes, or `nil` if there is no limit.
  private var maximumFractionDigits: Int? {
    let format = editor.format
    var digits: Int?
    switch options.maximumFractionDigits {
    case .unlimited: digits = nil
    case .upTo(let count): digits = count
    case .automatic:
      if case .fractionLength(_, let maximum) = format.precision { digits = maximum }
    }
    if options.entry == .fromRight { digits = digits ?? format.currency?.fractionDigits ?? 2 }
    guard let ofType = options.valueLimits.maximumFractionDigits else { return digits }
    return min(digits ?? .max, max(ofType - format.displayScale, 0))
  }

  /// The number of fraction digits that a commit leaves at least: those asked for, or the format's own.
  private var minimumFractionDigits: Int {
    if let count = options.minimumFractionDigits { return count }
    let maximum = maximumFractionDigits ?? .max
    if options.entry == .fromRight { return maximum }
    return switch editor.format.precision {
    case .fractionLength(let minimum, _): min(minimum, maximum)
    case .increment(_, let minimum): min(minimum, maximum)
    case .significantDigits: 0
    }
  }
}
