internal import LiveNumberCore

// Rejected separators, and the digits after them: EDITING.md 2.2, 2.3, and 4.8.

extension EditInvariants {
  /// A rejected edit leaves at most the warning that a separator or an operator was rejected.
  func checkRejection() {
    var expected = before
    switch edit {
    case .type(let scalar), .typeOnNumericPad(let scalar):
      guard let key = typedKey else { break }
      if reason == .afterRejectedOperator {
        expected.warning = .operatorRejected
      } else if key == .decimal || key == .grouping {
        broken.expect(!scalar.properties.isWhitespace, "a space was rejected")
        expected.warning = .separatorRejected
        checkLock(.afterRejectedSeparator)
      } else if key.isOperator, hasDigitsBeforeSelection {
        expected.warning = .operatorRejected
        checkLock(.afterRejectedOperator)
      }
    case .replaceText
    where after.warning == .separatorRejected || after.warning == .operatorRejected:
      expected.warning = after.warning
    default: break
    }
    broken.expect(after.looksLike(expected), "a rejected edit changed something")
  }

  private var hasDigitsBeforeSelection: Bool {
    let offset = min(before.anchor, before.head)
    return before.content.utf8.prefix(offset).contains { 48...57 ~= $0 }
  }

  /// Digits after a rejected separator or operator are rejected too, until the caret moves.
  private func checkLock(_ reason: NumberEditor.Reason) {
    for digits in [NumberEditor.Edit.type("7"), .typeOnNumericPad("7"), .paste("77")] {
      var copy = session
      copy.removeHistory()
      broken.expect(
        copy.apply(digits).reason == reason, "\(digits) after a rejected \(edit) was accepted")
      copy.apply(.select(anchor: after.anchor, head: after.head))
      broken.expect(copy.apply(digits).reason != reason, "a click doesn't end the rejection")
    }
  }

  /// The warning stays until an edit other than a commit changes the content.
  ///
  /// If digits were rejected, it stays while the user types on.
  func checkWarning() {
    guard before.warning == .separatorRejected else { return }
    switch edit {
    case .commit: broken.expect(after.warning != nil, "a commit removed the warning")
    case .compose, .set, .clear, .step: break
    case .type, .typeOnNumericPad, .paste, .replaceText:
      broken.expect(
        after.warning != nil || after.content != before.content || pads,
        "the warning went without a change")
    default: checkWarningOfKey()
    }
  }

  private func checkWarningOfKey() {
    if after.content != before.content {
      broken.expect(after.warning != .separatorRejected, "the warning stays")
    } else if !pads {
      broken.expect(after.warning != nil, "the warning went without a change")
    }
  }

  /// The meaning of the key that was typed, or `nil` if the edit is no keystroke.
  var typedKey: TypedKey? {
    switch edit {
    case .type(let scalar): TypedKey(scalar, by: rules)
    case .typeOnNumericPad(let scalar): TypedKey(scalar, onNumericPad: true, by: rules)
    default: nil
    }
  }
}
