// Expressions as free text: EDITING.md 16.

#if !hasFeature(Embedded)
  extension NumberEditor {
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
          return apply(edit, to: after)
        case .commit:
          guard let expression = state.expression else { return nil }
          let reason = commit(expression, of: &after)
          return (after, reason.map { .adjusted($0) } ?? .accepted)
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

    /// The decimal separator as it's shown.
    private var decimalScalar: Unicode.Scalar {
      compiledFormat.characterClasses.decimalCharacter ?? "\u{66B}"
    }

    /// Sets the validity of an expression, which has no value before a commit.
    func validateExpression(of state: inout State) {
      state.verdict = .number
      state.validity = state.isCommitted ? .invalid : .incomplete
    }

    // MARK: - Keys

    /// Types a character into an expression, or one that makes an expression of a number.
    ///
    /// - Returns: `false` if the key is one of a number.
    private func type(_ scalar: Unicode.Scalar, on state: inout State) throws(Rejection) -> Bool {
      if state.expression == nil {
        guard makesExpression(scalar, of: state) else { return false }
        let isOperator = Expression.kind(of: scalar).map { $0.isOperator } ?? false
        state = expressionState(of: state, keepsSelection: isOperator)
      }
      guard scalar.value >= 0x20, CharacterClass(scalar) != .lineEnd, scalar.value != 0x7F else {
        throw Rejection(.unexpectedCharacter)
      }
      guard CharacterClass(scalar) != .bidiMark, let expression = state.expression else {
        return true
      }
      let key = shown(scalar, in: expression, at: state.selection.lowerBound)
      try replace(state.selection, of: expression, with: [key], in: &state)
      return true
    }

    /// Returns a Boolean value that indicates whether a key makes an expression of a number: an
    /// operator behind digits, or a parenthesis in front of them.
    private func makesExpression(_ scalar: Unicode.Scalar, of state: State) -> Bool {
      let isBehindDigits = state.hasDigitsBeforeSelection
      let key = keyboard.key(scalar)
      let caret = state.selection.lowerBound
      if isBehindDigits, state.selection.isEmpty, continuesOwnText(scalar, key, in: state) {
        return false
      }
      let last = caret > 0 ? state.content[caret - 1] : 0
      if options.accepts.contains(.arithmetic) {
        switch Expression.kind(of: scalar) {
        case .open: return !isBehindDigits
        // A dash right behind a separator is that of a price.
        case .plus, .minus: if isBehindDigits { return last != UInt8(ascii: ".") }
        case .times, .over:
          return isBehindDigits
            || state.content.hasDigits && state.selection == 0..<state.content.count
        case .close, .number, .percent: return false
        case nil:
          if isBehindDigits, NumberStyle.Kind.commonSign(scalar) == "%" {
            return format.style.kind.scaleSign == nil
          }
        }
      }
      guard options.accepts.contains(.scientific), isBehindDigits, state.selection.isEmpty else {
        return false
      }
      let here = state.asidesHere
      if scalar.beginsExponent { return here.isEmpty && last != UInt8(ascii: ".") }
      // The letter of an exponent can begin the field's own symbol, `5 EUR`, until a digit or a
      // sign follows.
      guard here.count == 1, here[0].scalar.beginsExponent else { return false }
      if case .digit = key { return true }
      return key == .minus || key == .plus
    }

    /// Returns the state whose number is shown as an expression.
    ///
    /// - Parameters:
    ///   - state: A state with a number.
    ///   - keepsSelection: A Boolean value that indicates whether a selection of the whole number
    ///     is what the expression begins with: `‹20›`, `/`, `20/`.
    /// - Returns: The state with the expression, and the caret where it was.
    private func expressionState(of state: State, keepsSelection: Bool) -> State {
      var state = state
      if !state.selection.isEmpty {
        if keepsSelection, state.selection == 0..<state.content.count {
          state.setCaret(state.content.count)
        } else {
          state = applyToNumber(.delete(.selection), to: state).state
        }
      }
      let (scalars, caret) = typedScalars(of: state)
      var expression = State.empty
      expression.expression = ExpressionText(scalars)
      expression.setCaret(caret)
      return expression
    }

    /// Returns the text of a number as it was typed, in the digits of the locale, and the offset of
    /// the caret in it.
    private func typedScalars(of state: State) -> (scalars: [Unicode.Scalar], caret: Int) {
      let content = unpadded(state).content
      if state.head >= content.count, let last = state.asides.last, last.scalar.isSpace,
        last.offset >= content.count
      {
        // A space in front of an operator is no part of the number.
        var front = state
        front.asides.removeLast()
        let scalars = typedScalars(of: front).scalars + [last.scalar]
        return (scalars, scalars.count)
      }
      let typed = TypedText(state, in: self)
      guard typed.isShown else {
        let mark: Unicode.Scalar = "\u{FFFC}"
        var scalars = typed.scalars(withZeros: 1, as: mark)
        let caret = scalars.firstIndex(of: mark) ?? 0
        scalars.remove(at: caret)
        return (scalars.map { shown($0) }, caret)
      }
      let caret = min(state.head, content.count)
      guard caret < content.count else {
        let scalars = shown(content)
        return (scalars, scalars.count)
      }
      // Groups would be in wrong places.
      return (content.text.unicodeScalars.map { $0 == "." ? decimalScalar : shown($0) }, caret)
    }

    /// Returns the characters of content, with groups, but without affixes.
    private func shown(_ content: Content) -> [Unicode.Scalar] {
      let text = text(of: content, .none)
      let digits = text.unicodeScalars.filter { !$0.isBidiMark }
      return content.isNegative ? ["-"] + Array(digits) : Array(digits)
    }

    /// Returns a character with the digits of the locale.
    private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      DecimalDigit(scalar).map { format.symbols.digits[Int($0.value)] } ?? scalar
    }

    /// Returns the character that a key puts into an expression: a decimal key is the locale's
    /// separator, unless there is another separator in its number, which tells how it's meant.
    private func shown(
      _ scalar: Unicode.Scalar, in expression: ExpressionText, at offset: Int
    ) -> Unicode.Scalar {
      let classes = compiledFormat.characterClasses
      guard keyboard.key(scalar) == .decimal, classes[scalar] != classes.grouping,
        !(scalar == "\u{60C}" && classes.grouping == .arabicGrouping)
      else { return shown(scalar) }
      let front = expression.scalars[..<min(offset, expression.scalars.count)]
      let number = front.reversed().prefix { Expression.kind(of: $0) == nil }
      return number.contains { CharacterClass($0).isSeparator && !$0.isSpace }
        ? scalar : decimalScalar
    }

    // MARK: - Changes

    /// Replaces a range of an expression, which becomes a number again if nothing else is left.
    private func replace(
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
      state.expression = ExpressionText(scalars, isPasted: isPasted)
      state.setCaret(caret)
      validateExpression(of: &state)
    }

    /// Returns the state with a number that was typed, or `nil` unless a text is a number, all of
    /// whose keys are taken.
    private func number(typedAs scalars: [Unicode.Scalar], caret: Int) -> State? {
      guard Expression(scalars, in: format).isNumber else { return nil }
      var state = State.empty
      var offset = 0
      for (index, scalar) in scalars.enumerated() {
        let outcome: Outcome
        (state, outcome) = applyToNumber(.type(scalar), to: state)
        guard !outcome.isRejected else { return nil }
        if index < caret { offset = state.content.count }
      }
      state.setCaret(offset)
      validate(&state)
      // Its groups are the field's from now on.
      leaveEntry(of: &state)
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

    // MARK: - Pasting

    /// Pastes an expression, or a text into one.
    ///
    /// - Returns: `false` if the text is no expression, so that it's the paste of a number or of
    ///   none.
    private func pasteExpression(_ text: String, on state: inout State) throws(Rejection) -> Bool {
      guard text.utf8.count <= 4 * Expression.maximumLength else {
        guard state.expression == nil else { throw Rejection(.tooLong) }
        return false
      }
      let whole = Expression(
        text.unicodeScalars.filter { !$0.isBidiMark }.map { $0.isWhitespace ? " " : $0 }, in: format
      )
      if state.expression == nil {
        guard isExpression(whole, in: state) else { return false }
        let continues = whole.tokens[0].kind.isOperator && state.hasDigitsBeforeSelection
        var number = state
        // What is a number is pasted as one.
        guard continues || perform(.paste(text), on: &number).isRejected else { return false }
      }
      guard let first = whole.tokens.first, let last = whole.tokens.last else {
        throw Rejection(.notANumber)
      }
      let inserted = try shown(whole)
      let continuesNumber = first.kind.isOperator && first.kind != .plus && first.kind != .minus
      if state.expression == nil {
        state = expressionState(of: state, keepsSelection: continuesNumber)
      }
      guard let expression = state.expression else { return true }
      // Digits that join others are no number of their own.
      let range = state.selection
      let joins =
        first.kind == .number && expression.endsInNumber(before: range.lowerBound)
        || last.kind == .number && expression.beginsNumber(after: range.upperBound)
      let isDigits = inserted.allSatisfy { DecimalDigit($0) != nil }
      guard !joins || isDigits else { throw Rejection(.notANumber) }
      try replace(
        range, of: expression, with: inserted, isPasted: range == 0..<expression.scalars.count,
        in: &state)
      return true
    }

    /// Returns a Boolean value that indicates whether a text that is pasted into a number makes an
    /// expression.
    private func isExpression(_ text: Expression, in state: State) -> Bool {
      let isWhole = state.content.isEmpty || state.selection == 0..<state.content.count
      guard isAllowed(text), let first = text.tokens.first else { return false }
      let continues = first.kind == .times || first.kind == .over
      guard isWhole else {
        return state.hasDigitsBeforeSelection
          ? !text.isNumber || first.kind.isOperator : text.tokens.count > 1
      }
      if continues { return state.content.hasDigits }
      let isMore = !text.isNumber || options.accepts.contains(.scientific)
      return isMore && (try? text.steps()) != nil
    }

    /// Returns the characters of a pasted expression, with its numbers as the field writes them.
    private func shown(_ text: Expression) throws(Rejection) -> [Unicode.Scalar] {
      var result: [Unicode.Scalar] = []
      var end = text.tokens.first?.range.lowerBound ?? 0
      for token in text.tokens {
        // Spaces stay, once.
        if token.range.lowerBound > end { result.append(" ") }
        let part = text.scalars[token.range]
        if token.kind == .number {
          result += try shown(pasted: part, hasOwnPercent: text.hasOwnPercent)
        } else {
          result += part
        }
        end = token.range.upperBound
      }
      return result
    }

    /// Returns the characters of a pasted number as the field writes it.
    private func shown(
      pasted scalars: ArraySlice<Unicode.Scalar>, hasOwnPercent: Bool
    ) throws(Rejection) -> [Unicode.Scalar] {
      if scalars.allSatisfy({ DecimalDigit($0) != nil }) { return scalars.map { shown($0) } }
      if scientificNumber(scalars) != nil { return scalars.map { shown($0) } }
      guard
        let number = try? ScannedNumber(
          scalars, in: format, by: .paste(takesFraction: limits.fraction != 0)),
        number.exponent == nil
      else { throw Rejection(.notANumber) }
      guard !number.separatorIsAmbiguous else { throw Rejection(.ambiguousSeparator) }
      let digits = shown(try resolve(number, by: wholePolicy))
      guard hasOwnPercent, number.hasAffix, let sign = format.style.kind.scaleSign else {
        return digits
      }
      return digits + [sign.common]
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
        if let operand, operand.first == operand.last, other.scientificNumber(part) == nil {
          scalars += shown(Content(unchecked: ASCIIBytes(operand.last.description)))
        } else {
          scalars += part.map { shown($0) }
        }
        end = token.range.upperBound
      }
      scalars += text.scalars[end...]
      var state = State.empty
      state.expression = ExpressionText(scalars, isPasted: expression.isPasted)
      state.setCaret(scalars.count)
      validateExpression(of: &state)
      return state
    }
  }

  extension ExpressionText {
    /// Returns a Boolean value that indicates whether a character of a number is in front of an
    /// offset.
    fileprivate func endsInNumber(before offset: Int) -> Bool {
      scalars[..<offset].last.map { Expression.kind(of: $0) == nil && !$0.isWhitespace } ?? false
    }

    /// Returns a Boolean value that indicates whether a character of a number is behind an offset.
    fileprivate func beginsNumber(after offset: Int) -> Bool {
      scalars[offset...].first.map { Expression.kind(of: $0) == nil && !$0.isWhitespace } ?? false
    }
  }
#endif
