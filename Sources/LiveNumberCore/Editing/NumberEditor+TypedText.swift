// The text as it was typed, and what it says about the number that the field shows: EDITING.md 2.2
// to 2.4.

extension NumberEditor {
  /// Returns what the text as it was typed says about the number that a field shows.
  ///
  /// The text is read as its paste into the empty field is. It has nothing to say about texts
  /// without digits, such as a word in front of a number that doesn't come.
  func verdict(of state: State) -> Verdict {
    let typed = TypedText(state, in: self)
    guard !typed.isShown else { return .number }
    if options.entry == .fromRight { return verdictFromRight(of: typed) }
    let shown = typed.content.number
    let meanings = meanings(of: typed.scalars())
    if meanings.count == 1, meanings[0].number == shown { return .number }
    if let shorter = typed.forgivingLastKey(of: meanings) {
      let meanings = self.meanings(of: shorter.scalars())
      if meanings.isEmpty && shorter.isShown || meanings.count == 1 && meanings[0].number == shown {
        return .number
      }
    }
    return !state.isCommitted && canBecomeShown(typed) ? .open : .doubt(typed.doubt)
  }

  /// Returns the verdict about a field that fills from the right, whose text isn't read: digits
  /// that were refused, and letters between digits, are missing in the number.
  private func verdictFromRight(of typed: TypedText) -> Verdict {
    guard
      !typed.isUnreadFromRight || typed.forgivingLastKey(of: [])?.isUnreadFromRight == false
    else { return .doubt(typed.doubt) }
    let own = typed.ownSymbol(behind: 0)
    return own.isEmpty || compiledFormat.trailingTexts.contains(own) ? .number : .open
  }

  /// Returns a Boolean value that indicates whether more keys at the caret can make a text the
  /// number that the field shows: digits that fill a group, or the rest of the field's own symbol.
  private func canBecomeShown(_ typed: TypedText) -> Bool {
    let asides = typed.asides
    guard typed.selection.isEmpty,
      !asides.contains(where: { $0.kind == .refused || $0.kind == .excess })
    else { return false }
    let caret = typed.selection.lowerBound
    if let last = asides.last, last.kind == .own {
      let own = typed.ownSymbol(behind: -1)
      return last.offset == caret && compiledFormat.trailingTexts.begin(with: own)
        && !compiledFormat.trailingTexts.contains(own)
    }
    guard caret <= typed.content.integerEnd, let missing = typed.missingInGroup(at: caret) else {
      return false
    }
    let rule = compiledFormat.groupingRule
    var sizes = [3 - missing, 2 - missing]
    for size in [rule.primary - missing, rule.secondary - missing] where !sizes.contains(size) {
      sizes.append(size)
    }
    return sizes.contains { count in
      guard count > 0 else { return false }
      let meanings = meanings(of: typed.scalars(withZeros: count))
      return meanings.count == 1
        && meanings[0].number == typed.content.inserting(.zeros(count), at: caret).number
    }
  }

  // MARK: - Reading

  /// Returns the numbers that a typed text can mean as a whole: one, none, or two.
  func meanings(of text: [Unicode.Scalar]) -> [Content] {
    let numbers = numbers(in: text)
    let meanings = numbers.compactMap {
      try? insertion(of: $0, at: Content.empty.removal(of: 0..<0)).content
    }
    // Of two, the field can have no room for one.
    return meanings.count < numbers.count ? meanings + meanings : meanings
  }

  func numbers(in text: [Unicode.Scalar]) -> [Content] {
    guard
      let number = try? ScannedNumber(
        text, in: format, by: .typed(takesFraction: limits.fraction != 0)),
      limits.allowsNegative || !number.isNegative
    else { return [] }
    if !number.separatorIsAmbiguous {
      do throws(Rejection) {
        return [try resolve(number, by: wholePolicy)]
      } catch {
        guard error.reason == .ambiguousSeparator else { return [] }
      }
    }
    return [true, false].map { Content(number, endsInDecimal: $0) }
  }

  // MARK: - The question

  /// Returns the texts of the numbers that the keys can mean which were typed, or an empty array
  /// unless the number is in doubt.
  ///
  /// ```swift
  /// session.type("1.5")                             // in German
  /// session.editor.readings(of: session.state)      // ["1,5", "15"]
  /// ```
  ///
  /// What the field shows comes last, but after a word with a period, as in `Rs.250`, which begins
  /// a number less often than it ends an abbreviation.
  ///
  /// - Returns: What all keys together can mean, if the field can hold it, and what the field
  ///   shows, if it has digits. ``Edit/accept(_:)`` answers with one of them.
  public func readings(of state: State) -> [String] {
    if let expression = state.expression {
      return state.isCommitted ? readings(of: expression) : []
    }
    return readingsOfNumber(of: state)
  }

  private func readingsOfNumber(of state: State) -> [String] {
    readingContents(of: state).map { content in
      var reading = state
      reading.content = committed(content, in: state) ?? padded(content)
      return text(of: reading)
    }
  }

  /// Returns the contents of the readings.
  func readingContents(of state: State) -> [Content] {
    guard isInDoubt(state) else { return [] }
    let typed = TypedText(state, in: self)
    let shown = typed.content.hasDigits ? [typed.content] : []
    guard options.entry == .free else { return shown }
    let scalars = typed.scalars()
    let others = alternatives(of: scalars).filter {
      $0.hasDigits && $0.number != typed.content.number && limits.exceeded(by: $0) == nil
    }
    let isAbbreviation = typed.endsWordWithPeriod
    // A question has two answers at most.
    return isAbbreviation ? shown + others.prefix(1) : others.prefix(1) + shown
  }

  /// Returns the numbers that a text can mean, also those that no paste is read as: an apostrophe
  /// can have been the decimal comma, and a separator at the end a slip.
  private func alternatives(of text: [Unicode.Scalar]) -> [Content] {
    let meanings = exactMeanings(of: text)
    guard meanings.isEmpty else { return meanings }
    let isSeparator: (Unicode.Scalar) -> Bool = { CharacterClass($0).isSeparator }
    guard let last = text.lastIndex(where: isSeparator) else { return [] }
    var other = text
    if text.firstIndex(where: isSeparator) == last, CharacterClass(text[last]) == .apostrophe {
      other[last] = "\u{66B}"
      return exactMeanings(of: other)
    }
    guard last == text.count - 1 else { return [] }
    other.removeLast()
    return exactMeanings(of: other)
  }

  /// Returns the numbers that a text can mean with all their digits, also those that the fraction
  /// has no room for.
  private func exactMeanings(of text: [Unicode.Scalar]) -> [Content] {
    numbers(in: text).map { $0.withoutLeadingZeros }
  }

  /// Returns a reading as a commit leaves it, `1,50 €` or `15,00 €`, or `nil` if the field isn't
  /// committed, or the fraction has no room for it.
  private func committed(_ reading: Content, in state: State) -> Content? {
    guard state.isCommitted, reading.fraction.count <= limits.maximumFraction else { return nil }
    return reading.number.map { canonical($0) }
  }

  /// Answers with one of the readings.
  func accept(_ reading: String, on state: inout State) throws(Rejection) -> Reason? {
    if let index = readings(of: state).firstIndex(where: { $0.hasSameBytes(as: reading) }) {
      take(readingContents(of: state)[index], on: &state)
    } else {
      guard text(of: state).hasSameBytes(as: reading) else { throw Rejection(.notANumber) }
      state.asides = []
      validate(&state)
    }
    return nil
  }

  /// Shows a number that the typed text can mean, committed if the field is.
  func take(_ content: Content, on state: inout State) {
    let isAtEnd = state.head == state.content.count
    let digitsBefore = state.content.digitCount(before: state.head)
    if content != withoutCommittedZeros(state) { state.hiddenValue = nil }
    state.asides = []
    let committed = committed(content, in: state)
    state.content = committed ?? padded(content)
    state.isCanonical = committed != nil
    state.setCaret(isAtEnd ? state.content.count : state.content.offset(after: digitsBefore))
    validate(&state)
  }

  /// Returns the reading that a commit takes, or `nil` unless the options ask for it, the text
  /// means it alone, and it has just the digits that were typed.
  func committedReading(of state: State) -> Content? {
    // What was refused over a selection took nothing away: the 8 of `3‹8›`, where a plus was typed.
    guard options.doubt == .readAsTyped, state.verdict != .number, options.entry == .free,
      state.selection.isEmpty || !state.asides.contains(where: { $0.isOverSelection })
    else { return nil }
    let text = TypedText(state, in: self).scalars()
    let meanings = exactMeanings(of: text)
    guard meanings.count == 1, let content = meanings.first,
      content != withoutCommittedZeros(state), limits.exceeded(by: content) == nil,
      content.isNegative == state.content.isNegative
    else { return nil }
    let typed = text.filter { $0.value &- 0x30 < 10 }
    let read = Array(content.digits.text.unicodeScalars)
    return typed.count - read.count <= 1 && Array(typed.suffix(read.count)) == read ? content : nil
  }

  /// Returns the content without padding, and without the zeros that a commit adds to money, unless
  /// something was typed among or behind them: `5.00-` isn't `5.-`.
  func withoutCommittedZeros(_ state: State) -> Content {
    let content = unpadded(state).content
    guard state.isCanonical, !content.integer.isEmpty, content.isZeros(content.fraction),
      !state.asides.contains(where: { $0.offset > content.integerEnd })
    else { return content }
    return content.removing(content.integerEnd..<content.count)
  }

  // MARK: - The end of an entry

  /// Forgets what is in no doubt: digits typed after a caret move don't belong to it.
  ///
  /// A separator behind the last digit stays, since the digits after it are its group.
  func leaveEntry(of state: inout State, byCommit: Bool = false) {
    guard !state.asides.isEmpty else { return }
    if state.content.isEmpty, !byCommit {
      // Who clicks into an empty field begins again; a view isn't always told of Backspace there.
      state.asides = []
      validate(&state)
      return
    }
    if !state.selection.isEmpty {
      let count = state.asides.count
      state.asides.removeTypedOver()
      if state.asides.count < count { validate(&state) }
    }
    guard state.verdict == .number else { return }
    let content = state.content
    let end = content.hasPoint ? -1 : content.integerEnd
    state.asides.removeAll { aside in
      guard !byCommit || aside.kind == .taken else { return true }
      if aside.kind == .refused { return aside.offset <= content.start && !aside.isSeparator }
      if case .grouping = keyboard.key(aside.scalar) { return aside.offset != end }
      return true
    }
  }
}
