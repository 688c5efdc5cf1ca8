// Enter, or leaving the field: EDITING.md 8.

extension NumberEditor {
  /// Makes the content canonical.
  func commit(_ state: inout State) -> Reason? {
    // A caret at the end stays there: `$12|` becomes `$12.00|`.
    let isAtEnd = state.content.hasDigits && state.head == state.content.count
    leaveEntry(of: &state, byCommit: true)
    if options.emptyValue == .zero, !unpadded(state).content.hasDigits {
      empty(&state, leaving: Content(unchecked: ASCIIBytes(digit: 0)))
    }
    guard unpadded(state).content.hasDigits else {
      empty(&state, leaving: .empty)
      state.isCommitted = true
      validate(&state)
      return isInDoubt(state) ? doubtReason(of: state) : nil
    }
    var adjustment: Reason?
    if let reading = committedReading(of: state) {
      take(reading, on: &state)
      adjustment = .readAsTyped
    } else if state.verdict != .number {
      // Nothing more comes that could make it a number.
      state.verdict = .doubt(TypedText(state, in: self).doubt)
      adjustment = doubtReason(of: state)
      guard options.doubt == .warn else {
        // Nobody knows yet which number it is, so it stays as it is.
        state.isCommitted = true
        state.validity = .invalid
        return adjustment
      }
    }
    guard let number = state.content.number else { return nil }
    let rounded = options.fractionOverflow == .roundOnCommit ? displayed(number) : number
    state.setCaret(state.head)
    replaceContent(of: &state, with: canonical(rounded), movesCaretToEnd: isAtEnd)
    state.isCommitted = true
    state.isCanonical = true
    state.showsCommittedSign = state.content.isNegative && compiledFormat.bracketsNegatives
    if layout(of: state).affixes.isParenthesized, state.head < state.content.start {
      state.setCaret(state.content.start)
    }
    let verdict = state.verdict
    state.asides.removeAll { verdict != .number || $0.kind != .taken }
    validate(&state)
    // The option takes the number, and the warning stays until the next change.
    if verdict != .number { state.verdict = verdict }
    if options.rangePolicy == .clampOnCommit, clamp(&state) { return .clampedToRange }
    return adjustment ?? (rounded == number ? nil : .rounded)
  }

  /// Replaces the content by one of the same number with other zeros; the selection follows its
  /// digits.
  func replaceContent(
    of state: inout State, with content: Content, movesCaretToEnd: Bool
  ) {
    if movesCaretToEnd || options.entry == .fromRight {
      state.setCaret(content.count)
    } else {
      state.anchor = state.content.offset(state.anchor, in: content)
      state.head = state.content.offset(state.head, in: content)
    }
    let added = content.integer.count - state.content.integer.count
    let start = state.content.start
    var asides: [Aside] = []
    for aside in state.asides {
      var aside = aside
      if aside.kind == .spelling {
        // The separator can have gone, or got a zero in front of it.
        guard let point = content.pointOffset else { continue }
        aside.offset = point
      } else if aside.offset > start {
        aside.offset = min(max(aside.offset + added, content.start), content.count)
      }
      asides.append(aside)
    }
    state.asides = asides
    state.content = content
  }

  /// Removes the content, or leaves a zero, but not what else was typed.
  private func empty(_ state: inout State, leaving content: Content) {
    var asides = state.asides
    for index in asides.indices { asides[index].offset = 0 }
    state = State(content: content)
    state.asides = asides
    validate(&state)
  }

  /// Moves a value outside the range to the nearest bound, as near as the fraction digits allow,
  /// and the format if commits round.
  ///
  /// - Returns: A Boolean value that indicates whether the value was moved.
  func clamp(_ state: inout State) -> Bool {
    guard let number = number(of: state), !limits.range.contains(number) else { return false }
    let bound = limits.range.clamped(number)
    let inward: ExactDecimal.RoundingRule = bound == limits.range.minimum ? .ceiling : .floor
    let reached =
      options.fractionOverflow == .roundOnCommit
      ? displayed(bound, by: inward) : bound.rounded(toScale: limits.maximumFraction, inward)
    guard limits.range.contains(reached) else { return false }
    let before = state
    show(reached, on: &state)
    if options.entry == .free, before.head < before.content.count {
      state.setCaret(min(before.head, state.content.count))
    }
    state.asides = before.asides
    state.verdict = before.verdict
    return true
  }

  /// Returns the content of a number as commits leave it: with the zeros and the separator that the
  /// options and the format ask for, and no others.
  func canonical(_ number: ExactDecimal) -> Content {
    let places = max(limits.minimumFraction, format.precision.significantFraction(of: number))
    let trimmed = number.trimmed(minimumScale: places)
    let keepsSign = !trimmed.isZero || options.valueLimits.keepsNegativeZero
    let content = Content(
      unchecked: ASCIIBytes((keepsSign ? trimmed : trimmed.magnitude).description))
    // A zero without its integer digit would be nothing but padding.
    let least = padsFraction && trimmed.isZero ? 1 : 0
    let padded = content.padded(integer: max(limits.minimumInteger, least), fraction: places)
    let needsPoint = compiledFormat.alwaysShowsSeparator && !padded.hasPoint
    return needsPoint ? padded.inserting(.point, at: padded.count) : padded
  }
}

extension NumberFormat.Precision {
  /// The maximum number of significant digits, or `nil` if there is none.
  var maximumSignificantDigits: Int? {
    if case .significantDigits(_, let maximum) = self { maximum } else { nil }
  }

  /// Returns the number of fraction digits with which a number has the minimum of significant
  /// digits.
  fileprivate func significantFraction(of number: ExactDecimal) -> Int {
    guard case .significantDigits(let minimum, _) = self else { return 0 }
    let trimmed = number.trimmed()
    let missing = minimum - trimmed.withDigits { $0.drop { $0 == UInt8(ascii: "0") }.count }
    return max(trimmed.scale + (number.isZero ? minimum - 1 : missing), 0)
  }
}

extension NumberEditor.Content {
  /// Returns the offset in other content, with other leading and trailing zeros, of an offset in
  /// this content: as far from the end of the integer part as before, or the end if that is gone.
  fileprivate func offset(_ offset: Int, in other: Self) -> Int {
    guard offset > start else { return min(offset, other.start) }
    return min(max(other.integerEnd - (integerEnd - offset), other.start), other.count)
  }
}
