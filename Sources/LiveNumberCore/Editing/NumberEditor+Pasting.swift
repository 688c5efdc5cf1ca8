// Pasting: EDITING.md 6. The text is read as a whole and inserted, or nothing changes.

extension NumberEditor {
  func paste(_ text: String, on state: inout State) -> Outcome {
    if state.typing.lock == nil, isOwnText(text, of: state) {
      return endRun(&state) { state in
        state.setCaret(state.content.count)
        return .accepted
      }
    }
    let number: ScannedNumber
    do throws(ParseFault) {
      number = try ScannedNumber(text, in: format, currencies: .any)
    } catch {
      return .rejected(error.reason, inUTF8: error.range, of: text)
    }
    if let lock = state.typing.lock {
      state.typing.lacksDigits = true
      return .rejected(lock.rejection, in: text)
    }
    var outcome = insert(&state) { state in
      do throws(PastedNumber.Failure) {
        return try insert(number, on: &state)
      } catch {
        return .rejected(error.reason, inUTF8: error.range, of: text)
      }
    }
    if outcome == .accepted, state.typing.isInDoubt { outcome = .adjusted(.groupingMisfit) }
    if case .rejected(_, let range) = outcome, !range.isEmpty { return outcome }
    return outcome.about(text)
  }

  /// Returns a Boolean value that indicates whether a text is the field's own, and all of it is selected.
  ///
  /// Such a text gives the content again, whatever else it could be read as: a commit can have made it
  /// longer than what can be typed, and leading zeros that are kept make 4 of `0,004`.
  private func isOwnText(_ text: String, of state: State) -> Bool {
    !state.content.isEmpty && state.selection == 0..<state.content.count
      && self.text(of: state).hasSameBytes(as: text)
  }

  private func insert(
    _ number: ScannedNumber, on state: inout State
  ) throws(PastedNumber.Failure) -> Outcome {
    let replaced = options.entry == .fromRight ? 0..<state.content.count : state.selection
    let cut = state.content.cutting(replaced)
    let isWhole = !cut.content.hasDigits && !cut.content.hasPoint
    var pasted = try resolve(number, isWhole: isWhole, at: cut)
    if pasted.isNegative {
      guard limits.allowsNegative else { return .rejected(.negativeNotAllowed) }
      guard !cut.content.isNegative, isWhole || replaced.lowerBound == 0 else {
        return .rejected(.misplacedSign)
      }
    }
    if limits.fraction == 0, isWhole { pasted.dropEmptyFraction() }
    if pasted.hasPoint, !isWhole {
      guard limits.fraction != 0 else { return .rejected(.noFraction) }
      guard !cut.content.hasPoint else { return .rejected(.secondDecimalSeparator) }
    }
    return put(pasted, into: cut, on: &state)
  }

  /// Decides what the separators of a pasted number mean.
  private func resolve(
    _ number: ScannedNumber, isWhole: Bool, at cut: Content.Cut
  ) throws(PastedNumber.Failure) -> PastedNumber {
    if number.separatorIsAmbiguous, let first = number.separators.first {
      throw PastedNumber.Failure(reason: .ambiguousSeparator, range: first.range)
    }
    let kinds = rules.compiled.separatorKinds
    if let exponent = number.exponent {
      guard isWhole else {
        throw PastedNumber.Failure(reason: .notANumber, range: exponent.range)
      }
      return try .scientific(number, exponent, kinds: kinds, policy: options.paste)
    }
    let rule = rules.compiled.groupingRule
    if options.paste == .locale { return try .strict(number, kinds: kinds, rule: rule) }
    if isWhole {
      return try .smart(number, kinds: kinds, rule: rule, takesFraction: limits.fraction != 0)
    }
    return try .fragment(number, keyboard: keyboard, rule: rule)
  }

  /// Inserts the characters, collapses zeros, truncates the fraction, and checks the limits.
  private func put(_ pasted: PastedNumber, into cut: Content.Cut, on state: inout State) -> Outcome
  {
    var pasted = pasted
    var rest = cut.content
    var offset = cut.offset
    if !pasted.integer.isEmpty, replacesLoneZero(at: offset, of: rest) {
      rest = rest.removing((offset - 1)..<offset)
      offset -= 1
    }
    if options.leadingZeros == .collapse, offset == rest.start, !pasted.integer.isEmpty {
      pasted.collapseLeadingZeros(following: pasted.hasPoint ? 0 : rest.integer.count)
      if pasted.characters.isEmpty { return .rejected(.leadingZero) }
    }
    if pasted.isNegative {
      rest = rest.inserting(.minus, at: 0)
      offset += 1
    }
    var content = rest.inserting(pasted.characters, at: offset)
    var end = offset + pasted.characters.count
    let excess = content.fraction.count - max(limits.fraction, rest.fraction.count)
    if excess > 0 {
      // Digits after the paste aren't the paste's to truncate.
      guard end == content.count else { return .rejected(.tooManyFractionDigits) }
      content = content.removing((content.count - excess)..<content.count)
      end = content.count
      if limits.fraction == 0, content.pointOffset == end - 1 {
        content = content.removing((end - 1)..<end)
        end -= 1
      }
      guard content.digitCount > rest.digitCount else { return .rejected(.tooManyFractionDigits) }
    }
    if options.entry == .fromRight {
      content = content.padded(integer: 1, fraction: fractionPlaces)
      end = content.count
    }
    // A separator that goes and comes back joins nothing.
    if let reason = exceededLimit(by: content, from: cut.content)
      ?? (pasted.hasPoint ? exceededLimit(by: content, from: state.content) : nil)
    {
      return .rejected(reason)
    }
    state.content = content
    state.setCaret(end)
    if pasted.hasPoint, options.groupingMisfit != .warn { state.typing.forgetSeparator() }
    if excess > 0 { return .adjusted(.fractionTruncated) }
    return pasted.hasPoint ? .accepted : cut.outcome
  }
}

extension NumberEditor.Outcome {
  fileprivate static func rejected(
    _ reason: NumberEditor.Reason, inUTF8 range: Range<Int>, of text: String
  ) -> Self {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    return .rejected(reason, start..<end)
  }
}

extension ParseFault {
  /// The reason for rejecting a paste that can't be scanned.
  fileprivate var reason: NumberEditor.Reason {
    switch kind.code {
    case .mixedDigits: .mixedDigits
    case .misplacedSign: .misplacedSign
    case .otherCurrency: .otherCurrency
    case .tooManyDigits: .tooLong
    default: .notANumber
    }
  }
}
