extension NumberEditor {
  /// Types a grouping separator, which changes nothing, but announces digits in complete groups after it:
  /// EDITING.md 2.2 and 2.3.
  func typeGrouping(isSpace: Bool, on state: inout State) throws(Rejection) -> Reason? {
    let content = state.content
    let offset = state.selection.lowerBound
    let rule = compiledFormat.groupingRule
    let takesGroups = rule.isOn && offset <= content.integerEnd
    if takesGroups, state.selection.isEmpty, layout(of: state).hasSeparator(at: offset) {
      return try endingRun(of: &state) { stepOverSeparator(at: offset, on: &$0) }
    }
    // No test can tell `>` from `>=`: before the first digit, there are only zeros.
    guard takesGroups, offset > content.start, !content.isZeros(content.start..<offset) else {
      guard !isSpace else { return nil }
      state.typing.lock = .separator
      throw Rejection(.misplacedGrouping)
    }
    state.typing.lock = nil
    let position = offset - content.start
    let wasOpen = state.typing.fit == .open
    if let previous = state.typing.separator {
      // The same separator again, as a double press types it.
      guard position != previous else { return nil }
      let size = position - previous
      let isGroup =
        state.typing.groupSize > 0
        ? size == state.typing.groupSize
        : size == rule.primary || size == rule.secondary && previous <= rule.secondary
      state.typing.cannotBeDecimal = true
      state.typing.groupSize = UInt8(clamping: size)
      // Groups that don't fit stay so, whatever follows them.
      guard isGroup, !state.typing.isMisfit else {
        state.typing.fit = .misfit
        validate(&state)
        return .groupingMisfit
      }
    } else {
      // What a commit or the program has left is in groups.
      state.typing.cannotGroup = position > rule.primary && !state.isCommitted
    }
    state.typing.separator = position
    // Over a selection, the digits typed next decide.
    if state.selection.isEmpty { state.typing.fit = fit(of: state, separator: position) }
    // The group before it is the last one until digits follow: `1,50,` in Hindi.
    if wasOpen, state.typing.fit == .empty { state.typing.fit = .open }
    validate(&state)
    return state.typing.isMisfit ? .groupingMisfit : nil
  }

  private func stepOverSeparator(at offset: Int, on state: inout State) -> Reason? {
    if options.deleteOverGroup == .skip { state.affinity = .downstream }
    guard !state.typing.isInDoubt else { return nil }
    // Digits typed now must make complete groups with those that follow.
    state.typing = TypingMemory()
    state.typing.separator = offset - state.content.start
    state.typing.cannotBeDecimal = true
    return nil
  }

  // MARK: - The fit of the digits

  /// Finds the typed grouping separator again after a change of the content, and determines how the digits
  /// fit it.
  ///
  /// If the entry was left, a separator of which the options only warn is forgotten.
  func updateSeparator(
    of state: inout State, by change: Change, since before: Draft, isLeft: Bool
  ) {
    guard let separator = state.typing.separator else { return }
    // A sign changes no group, whatever is selected.
    let digits = before.content.digits
    let changesGroups =
      change.kept.digits != digits || change.content.digits != digits
      || change.content.integer.count != before.content.integer.count
    guard changesGroups || isLeft else { return }
    let integer = state.content.integer
    let old = before.content.integer
    // The digits to the right of the caret are those that were there before.
    let caret = min(max(state.head, integer.lowerBound), integer.upperBound)
    let start = min(max(before.selection.lowerBound, old.lowerBound), old.upperBound)
    let first = min(start - old.lowerBound, caret - integer.lowerBound)
    let last = max(old.count - (integer.upperBound - caret), first)
    let isReplaced = first < separator && separator < last || first == 0 && last == old.count
    let position = first < separator ? separator + integer.count - old.count : separator
    guard !isReplaced, !isLeft, position < integer.count else {
      return state.typing.forgetSeparator()
    }
    state.typing.separator = max(position, 0)
    if state.typing.fit != .misfit { state.typing.fit = fit(of: state, separator: position) }
  }

  private func fit(of state: State, separator: Int) -> TypingMemory.GroupFit {
    let rule = compiledFormat.groupingRule
    let count = state.content.integer.count - separator
    if count <= 0 { return .empty }
    if state.typing.cannotGroup { return .overfull }
    // More digits than the group has, apart from those that were there before.
    let afterCaret = max(state.content.integerEnd - state.head, 0)
    if rule.separatorCount(upTo: count - 1) > rule.separatorCount(upTo: afterCaret) {
      return .overfull
    }
    return rule.isBoundary(digitsToTheRight: count) ? .complete : .open
  }

  /// Takes the digits as they are, whatever a typed grouping separator was meant to be.
  func acceptGrouping(_ state: inout State) {
    state.typing.forgetSeparator()
    validate(&state)
  }

  // MARK: - The two readings

  /// Returns the texts of the numbers that a typed grouping separator can mean, the decimal one first.
  ///
  /// ```swift
  /// session.type("1.5")                                     // in German
  /// session.editor.groupingReadings(of: session.state)      // ["1,5", "15"]
  /// ```
  ///
  /// - Returns: Two texts; only that of the field if the separator can't be a decimal one, as a space can't;
  ///   or an empty array if no separator keeps the number from being valid.
  public func groupingReadings(of state: State) -> [String] {
    guard isInDoubt(state) else { return [] }
    guard let content = decimalReading(of: state) else { return [text(of: state)] }
    var decimal = state
    decimal.content = content
    // After a commit, both are written as a commit leaves them: `1,50 €` or `15,00 €`.
    if state.isCommitted, content.fraction.count <= limits.maximumFraction,
      let number = content.number
    {
      decimal.content = canonical(number)
    }
    return [text(of: decimal), text(of: state)]
  }

  /// Returns the content in which the typed grouping separator is the decimal one, or `nil` if it can't be.
  func decimalReading(of state: State) -> Content? {
    let content = withoutCommittedZeros(state)
    guard state.typing.isInDoubt, !state.typing.cannotBeDecimal, !content.hasPoint,
      compiledFormat.characterClasses.grouping.canBeDecimal, let separator = state.typing.separator
    else { return nil }
    return content.inserting(.point, at: min(content.start + separator, content.integerEnd))
  }

  /// Returns the content without padding, and without the zeros that a commit adds to money.
  func withoutCommittedZeros(_ state: State) -> Content {
    let content = unpadded(state).content
    guard state.isCommitted, content.isZeros(content.fraction) else { return content }
    return content.removing(content.integerEnd..<content.count)
  }
}
