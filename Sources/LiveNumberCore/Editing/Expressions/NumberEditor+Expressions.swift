// Expressions as free text: EDITING.md 16.

extension NumberEditor {
  /// A Boolean value that indicates whether a key can make an expression of a number.
  var takesExpressions: Bool { options.accepts != [] && options.entry == .free }

  /// Applies an edit to an expression, or an edit that makes an expression of a number.
  ///
  /// - Returns: `nil` if the edit is one of a number.
  func applyToExpression(_ edit: Edit, _ state: State) -> (state: State, outcome: Outcome)? {
    var after = state
    do throws(Rejection) {
      switch edit.kind {
      case .type(let scalar):
        guard try type(scalar, on: &after) else { return nil }
      case .typeOnNumericPad(let scalar):
        let isDecimal = keyboard.numericPadKey(scalar) == .decimal
        guard try type(isDecimal ? decimalScalar : scalar, on: &after) else { return nil }
      case .paste(let text):
        if let expression = state.expression, state.selection == 0..<expression.scalars.count {
          // Nothing of the expression stays.
          let (after, outcome) = apply(edit, to: .empty)
          return (outcome.isRejected ? state : after, outcome)
        }
        guard try pasteExpression(text, on: &after) else { return nil }
      case .delete(let deletion):
        guard let expression = state.expression else { return nil }
        delete(deletion, in: expression, on: &after)
      case .move(let motion, let extending):
        guard let expression = state.expression else { return nil }
        move(motion, extending, in: expression, on: &after)
      case .select(let anchor, let head, _):
        guard let expression = state.expression else { return nil }
        let end = expression.scalars.count
        (after.anchor, after.head) = (min(max(anchor, 0), end), min(max(head, 0), end))
      case .selectAll:
        guard let expression = state.expression else { return nil }
        (after.anchor, after.head) = (0, expression.scalars.count)
      case .step:
        guard let expression = state.expression else { return nil }
        let reason = commit(expression, of: &after)
        guard after.expression == nil, !isInDoubt(after) else {
          throw Rejection(reason ?? .notANumber)
        }
        let (stepped, outcome) = applyToNumber(edit, to: after)
        // At a maximum of 10, `30/2` isn't replaced by 15, either.
        guard !outcome.isRejected else { return (state, outcome) }
        return (stepped, outcome.reason == nil ? adjusted(reason) : outcome)
      case .commit, .confirm:
        guard let expression = state.expression else { return nil }
        let reason = commit(expression, of: &after, isConfirmed: edit.kind == .confirm)
        return (after, adjusted(reason))
      case .accept(let reading):
        guard let expression = state.expression else { return nil }
        try accept(reading, of: expression, on: &after)
      case .set, .clear, .compose, .replaceText: return nil
      }
    } catch {
      return (state, .rejected(error.reason, in: edit.offeredText))
    }
    return (after, .accepted)
  }

  private func adjusted(_ reason: Reason?) -> Outcome { reason.map { .adjusted($0) } ?? .accepted }

  /// The decimal separator as it's shown.
  var decimalScalar: Unicode.Scalar {
    compiledFormat.characterClasses.decimalCharacter ?? "\u{66B}"
  }

  /// Sets the validity of an expression, which has no value before a commit.
  func validateExpression(of state: inout State) {
    state.verdict = .number
    state.validity = state.isCommitted ? .invalid : .incomplete
  }

  // MARK: - Changes

  /// Replaces a range of an expression, which becomes a number again if nothing else is left.
  func replace(
    _ range: Range<Int>, of expression: ExpressionText, with inserted: [Unicode.Scalar],
    isPasted: Bool = false, in state: inout State
  ) throws(Rejection) {
    var scalars = expression.scalars
    scalars.replaceSubrange(range, with: inserted)
    guard scalars.count <= Expression.maximumLength || inserted.isEmpty else {
      throw Rejection(.tooLong)
    }
    let caret = range.lowerBound + inserted.count
    state = .empty
    guard !scalars.isEmpty else { return }
    if let number = number(typedAs: scalars, caret: caret) {
      state = number
      return
    }
    state.expression = ExpressionText(scalars: scalars, isPasted: isPasted)
    state.setCaret(caret)
    validateExpression(of: &state)
  }

  /// Returns the state with a number that was typed, or `nil` unless a text is a number, all of
  /// whose keys are taken.
  private func number(typedAs scalars: [Unicode.Scalar], caret: Int) -> State? {
    let text = Expression(scalars, in: format)
    guard text.isNumber, magnitude(in: scalars[...]) == nil else { return nil }
    var state = State.empty
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let outcome: Outcome
      (state, outcome) = applyToNumber(.type(scalar), to: state)
      guard !outcome.isRejected else { return nil }
      if index < caret { offset = state.head }
    }
    state.setCaret(offset)
    validate(&state)
    // Its groups are the field's from now on. A unit stays: another letter behind it makes another.
    if state.asidesHere.isEmpty { leaveEntry(of: &state) }
    return state
  }

  private func delete(
    _ deletion: Deletion, in expression: ExpressionText, on state: inout State
  ) {
    let caret = state.head
    let end = expression.scalars.count
    var range = state.selection
    if range.isEmpty {
      switch deletion {
      case .backward: range = max(caret - 1, 0)..<caret
      case .forward: range = caret..<min(caret + 1, end)
      case .wordBackward: range = expression.wordStart(before: caret)..<caret
      case .toStart: range = 0..<caret
      case .toEnd: range = caret..<end
      case .selection: break
      }
    }
    guard !range.isEmpty else { return }
    // A deletion is never rejected.
    try? replace(range, of: expression, with: [], in: &state)
  }

  private func move(
    _ motion: Motion, _ extending: Bool, in expression: ExpressionText, on state: inout State
  ) {
    let selection = state.selection
    let end = expression.scalars.count
    let offset =
      switch motion {
      case .left where !extending && !selection.isEmpty: selection.lowerBound
      case .right where !extending && !selection.isEmpty: selection.upperBound
      case .left: max(state.head - 1, 0)
      case .right: min(state.head + 1, end)
      case .toStart: 0
      case .toEnd: end
      }
    state.head = offset
    if !extending { state.anchor = offset }
  }

  /// Replaces the text of an expression by another one, for views that report only the new text.
  func replaceExpression(
    _ expression: ExpressionText, by text: String, caret: String.Index?, on state: inout State
  ) -> Outcome {
    let old = rendering(of: state)
    let replacement = TextReplacement(in: old, of: state, by: self, to: text, caret: caret)
    let offsets = old.text.unicodeScalars
    state.anchor = offsets.distance(from: old.text.startIndex, to: replacement.removed.lowerBound)
    state.head = state.anchor + old.text[replacement.removed].unicodeScalars.count
    let outcome: Outcome
    (state, outcome) = apply(.insert(replacement.inserted), to: state)
    return outcome
  }

  // MARK: - Another locale

  /// Returns the state of another editor's expression in this format.
  func translated(_ expression: ExpressionText, from other: NumberEditor) -> State {
    let text = Expression(expression.scalars, in: other.format)
    var scalars: [Unicode.Scalar] = []
    var end = 0
    for token in text.tokens {
      scalars += text.scalars[end..<token.range.lowerBound]
      let part = text.scalars[token.range]
      let operand = token.kind == .number ? other.operand(part) : nil
      if let operand, operand.doubt == nil, other.scientificNumber(part) == nil {
        scalars += shown(Content(unchecked: ASCIIBytes(operand.last.description)))
      } else {
        scalars += part.map { shown($0) }
      }
      end = token.range.upperBound
    }
    scalars += text.scalars[end...]
    var state = State.empty
    state.expression = ExpressionText(scalars: scalars, isPasted: expression.isPasted)
    state.setCaret(scalars.count)
    validateExpression(of: &state)
    return state
  }
}
