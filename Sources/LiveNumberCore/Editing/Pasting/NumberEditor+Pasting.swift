extension NumberEditor {
  /// Pasting: EDITING.md 6.
  ///
  /// The text is read as a whole and goes in, or nothing changes.
  func paste(_ text: String, on state: inout State) -> Outcome {
    if isOwnText(text, of: state) {
      state.decimalWasRefused = false
      return endGroup(&state) { state in
        state.setCaret(state.content.count)
        return .accepted
      }
    }
    let number: ScannedNumber
    do throws(ScannedNumber.Failure) {
      number = try ScannedNumber(text, in: format, currencies: .any)
    } catch {
      return rejected(error, in: text)
    }
    if state.decimalWasRefused { return .rejected(.afterRefusedSeparator, in: text) }
    let outcome = endGroup(&state) { state in
      insert(&state) { state in
        do throws(ScannedNumber.Failure) {
          return try insert(number, on: &state)
        } catch {
          return rejected(error, in: text)
        }
      }
    }
    if case .rejected(_, let range) = outcome, !range.isEmpty { return outcome }
    return outcome.about(text)
  }

  /// Whether a text is what the field shows, all of which is selected.
  ///
  /// It gives the content again, whatever it could be read as: a commit may have made it longer than
  /// can be typed, and zeros that are kept in front make `0,004` of 4.
  private func isOwnText(_ text: String, of state: State) -> Bool {
    !state.content.isEmpty && state.selection == 0..<state.content.count
      && self.text(of: state).utf8.elementsEqual(text.utf8)
  }

  private func insert(
    _ number: ScannedNumber, on state: inout State
  ) throws(ScannedNumber.Failure) -> Outcome {
    let replaced = options.entry == .fromRight ? 0..<state.content.count : state.selection
    let cut = state.content.cutting(replaced)
    let isWhole = !cut.content.hasDigits && cut.content.pointOffset == nil
    var pasted = try read(number, isWhole: isWhole, at: cut)
    if pasted.isNegative {
      guard limits.allowsNegative else { return .rejected(.negativeNotAllowed) }
      guard !cut.content.isNegative, isWhole || replaced.lowerBound == 0 else {
        return .rejected(.misplacedSign)
      }
    }
    if limits.fraction == 0, isWhole { pasted.dropEmptyFraction() }
    if pasted.hasPoint, !isWhole {
      guard limits.fraction != 0 else { return .rejected(.noFraction) }
      guard cut.content.pointOffset == nil else { return .rejected(.secondDecimalSeparator) }
    }
    return put(pasted, into: cut, on: &state)
  }

  private func read(
    _ number: ScannedNumber, isWhole: Bool, at cut: Content.Cut
  ) throws(ScannedNumber.Failure) -> PastedNumber {
    let kinds = SeparatorKinds(format.symbols)
    if options.paste == .locale {
      return try .strict(number, kinds: kinds, grouper: format.plan.grouper)
    }
    if isWhole { return try .smart(number, kinds: kinds, takesFraction: limits.fraction != 0) }
    let pointIsBehind = cut.content.pointOffset.map { $0 >= cut.place } ?? false
    return try .fragment(number, keyboard: keyboard, groupsFreely: pointIsBehind)
  }

  /// Puts the characters in, collapses zeros, cuts the fraction, and looks at the limits.
  private func put(_ pasted: PastedNumber, into cut: Content.Cut, on state: inout State) -> Outcome
  {
    var pasted = pasted
    var rest = cut.content
    var place = cut.place
    if !pasted.integer.isEmpty, replacesLoneZero(at: place, of: rest) {
      rest = rest.removing((place - 1)..<place)
      place -= 1
    }
    if options.leadingZeros == .collapse, place == rest.start, !pasted.integer.isEmpty {
      pasted.collapseLeadingZeros(following: pasted.hasPoint ? 0 : rest.integer.count)
      if pasted.characters.isEmpty { return .rejected(.leadingZero) }
    }
    if pasted.isNegative {
      rest = rest.inserting(.minus, at: 0)
      place += 1
    }
    let characters = ContentCharacters(pasted.characters)
    var content = rest.inserting(characters, at: place)
    var end = place + characters.count
    let excess = content.fraction.count - max(limits.fraction ?? Int.max, rest.fraction.count)
    if excess > 0 {
      // Digits that stand behind the paste are not the paste's to cut.
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
    if let reason = exceededLimit(by: content, from: cut.content) {
      return .rejected(reason)
    }
    state.content = content
    state.setCaret(end)
    if excess > 0 { return .adjusted(.fractionTruncated) }
    return pasted.hasPoint ? .accepted : cut.outcome
  }

  private func rejected(_ failure: ScannedNumber.Failure, in text: String) -> Outcome {
    let start = text.utf8.index(text.startIndex, offsetBy: failure.range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: failure.range.upperBound)
    return .rejected(failure.reason, start..<end)
  }
}
