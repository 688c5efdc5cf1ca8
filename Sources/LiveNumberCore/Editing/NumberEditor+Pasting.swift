// Pasting: EDITING.md 6. The text is read as a whole and inserted, or nothing changes.

extension NumberEditor {
  func paste(_ text: String, on state: inout State) throws(Rejection) -> Reason? {
    // What waits would be in front of it.
    guard state.waiting.allSatisfy({ $0.isASCIIDigit }) else { throw Rejection(.notANumber) }
    state.waiting = []
    if isOwnText(text, of: state) {
      forgetTyped(of: &state)
      state.setCaret(state.content.count)
      return nil
    }
    if takesExpressions, try pasteExpression(text, on: &state) { return nil }
    return try pasteNumber(text, on: &state)
  }

  /// Pastes a number.
  func pasteNumber(_ text: String, on state: inout State) throws(Rejection) -> Reason? {
    let number = try scan(Array(text.unicodeScalars))
    forgetTyped(of: &state)
    if state.text != nil {
      let (scalars, selection) = typedCharacters(of: state)
      let rest = scalars[..<selection.lowerBound] + scalars[selection.upperBound...]
      if rest.hasDigits {
        return try pasteIntoText(number, on: &state)
      }
      // Only a sign stays in front of it.
      let isNegative = rest.contains { CharacterClass($0) == .minus }
      state = State(content: isNegative ? Content(unchecked: .minus) : .empty)
    }
    let content = unpadded(state).content
    let replaced = options.entry == .fromRight ? 0..<content.count : state.selection
    let removal = content.removal(of: replaced)
    let isWhole = !removal.content.hasDigits && !removal.content.hasPoint
    if number.separatorIsAmbiguous, let first = number.separators.first {
      throw Rejection(.ambiguousSeparator, first.range)
    }
    if !isWhole, hasOtherDecimal(number) { return try pasteIntoText(number, on: &state) }
    var pasted = number
    // `1,000-` in yen: a minus, or the hyphen that closes an amount.
    let asks = isWhole && number.ambiguousHyphen != nil
    if asks {
      // Entry from the right has no text that asks.
      if options.entry == .fromRight, limits.allowsNegative {
        throw Rejection(.misplacedSign, number.ambiguousHyphen)
      }
      pasted.dropSign()
    }
    let adjustment = try insert(
      pasted, at: removal, isWhole: isWhole, isAtStart: replaced.lowerBound == 0, on: &state)
    guard asks, limits.allowsNegative else { return adjustment }
    let scalars = text.unmarkedScalars.map { $0.withASCIIDigit }
    show(typed: scalars, caret: scalars.count, on: &state)
    return .misplacedSign
  }

  /// Returns whether a text is the field's own, and all of it is selected.
  ///
  /// Such a text gives the content again, whatever else it could be read as: a commit can have made
  /// it longer than what can be typed, and leading zeros that are kept make 4 of `0,004`.
  private func isOwnText(_ text: String, of state: State) -> Bool {
    !state.content.isEmpty && state.selection == 0..<state.content.count
      && self.text(of: state).hasSameBytes(as: text)
  }

  /// Inserts a pasted number in place of what was removed: `1|0`, `2.5`, `12.5|0`.
  private func insert(
    _ number: LenientScan, at removal: Content.Removal, isWhole: Bool, isAtStart: Bool,
    on state: inout State
  ) throws(Rejection) -> Reason? {
    let remaining = removal.content
    var pasted = try isWhole ? resolve(number) : resolve(amongDigits: number)
    // Digits in front of a plus would make another number with those behind it: `12`, `+3`.
    guard !number.hasPlusSign || isWhole || isAtStart else { throw Rejection(.misplacedSign) }
    if pasted.isNegative {
      guard limits.allowsNegative else { throw Rejection(.negativeNotAllowed) }
      guard !remaining.isNegative, isWhole || isAtStart else { throw Rejection(.misplacedSign) }
    }
    if limits.fraction == 0, isWhole { pasted = pasted.withoutEmptyFraction }
    if pasted.hasPoint, !isWhole {
      guard limits.fraction != 0 else { throw Rejection(.noFraction) }
      guard !remaining.hasPoint else { throw Rejection(.secondDecimalSeparator) }
    }
    if let point = remaining.pointOffset, removal.offset > point,
      let group = number.separators.first
    {
      throw Rejection(.misplacedSeparator, group.range)
    }
    return try insert(pasted, at: removal, on: &state)
  }

  /// Types a pasted number at once among the digits of a text, without its groups, unless the field
  /// isn't valid with it: `1.5|`, `00`, `1.500|`.
  private func pasteIntoText(
    _ number: LenientScan, on state: inout State
  ) throws(Rejection) -> Reason? {
    let before = state
    let content = try resolve(amongDigits: number)
    var (scalars, selection) = typedCharacters(of: state)
    let isNegative = scalars.beginsWithMinus
    let replacesSign = isNegative && selection.lowerBound == 0 && !selection.isEmpty
    guard !number.hasSign || selection.lowerBound == 0 && (!isNegative || replacesSign) else {
      throw Rejection(.misplacedSign)
    }
    if isNegative, selection == 0..<0 {
      // Digits in front of the minus go behind it.
      selection = 1..<1
    }
    let point = number.separators.last?.scalar ?? decimalScalar
    let inserted = content.text.unicodeScalars.map { $0 == "." ? point : $0 }
    scalars.replaceSubrange(selection, with: inserted)
    guard scalars.count <= TypedText.maximumLength else { throw Rejection(.tooLong) }
    show(typed: scalars, caret: selection.lowerBound + inserted.count, on: &state)
    guard state.validity == .valid || before.text != nil && before.validity != .valid else {
      throw Rejection(invalidReason(of: state) ?? .misplacedSeparator)
    }
    return nil
  }

  /// Returns what a number is among other digits, where no exponent and no dash can be.
  private func resolve(amongDigits number: LenientScan) throws(Rejection) -> Content {
    if let exponent = number.exponent { throw Rejection(.notANumber, exponent.range) }
    if let hyphen = number.ambiguousHyphen { throw Rejection(.misplacedSign, hyphen) }
    // A price dash says that no digit follows, but digits stay in the field.
    if number.hasPriceDash { throw Rejection(.misplacedSeparator, number.separators.last?.range) }
    return try resolve(number)
  }

  /// Returns whether a number has another decimal separator than the field, which is shown as it
  /// is.
  private func hasOtherDecimal(_ number: LenientScan) -> Bool {
    guard let last = number.separators.last, !isOwnDecimal(last.scalar) else { return false }
    return (try? resolve(amongDigits: number))?.hasPoint ?? false
  }

  /// The rule for reading a whole number.
  @inline(never)
  private var wholeRule: ReadingRule {
    options.paste == .locale ? .own : .paste(takesFraction: limits.fraction != 0)
  }

  /// Finds the number in a text, which has to be a whole one.
  func scan(_ text: [Unicode.Scalar]) throws(Rejection) -> LenientScan {
    do throws(ParseFault) {
      return try LenientScan(text, in: format, by: wholeRule)
    } catch {
      throw Rejection(error.reason, error.range)
    }
  }

  /// Decides what the separators of a number mean, and writes an exponent out, to a maximum number
  /// of digits.
  func resolve(
    _ number: LenientScan, upTo maximumDigitCount: Int = LenientScan.maximumDigitCount
  ) throws(Rejection) -> Content {
    do throws(ParseFault) {
      guard let exponent = number.exponent else {
        let endsInDecimal = try number.endsInDecimal(by: wholeRule, in: compiledFormat)
        return Content(number, endsInDecimal: endsInDecimal)
      }
      let integerCount = try number.integerCount(
        with: exponent, upTo: maximumDigitCount, by: wholeRule, in: compiledFormat)
      return Content(number, integerCount: integerCount)
    } catch {
      let hasExponent = number.exponent != nil
      throw Rejection(error.reason, hasExponent ? error.range : number.separators.last?.range)
    }
  }

  /// Inserts the characters, collapses zeros, and truncates the fraction.
  private func insert(
    _ number: Content, at removal: Content.Removal, on state: inout State
  ) throws(Rejection) -> Reason? {
    var pasted = number
    var rest = removal.content
    var offset = removal.offset
    if !pasted.integer.isEmpty, replacesLoneZero(at: offset, of: rest) {
      rest = rest.removing((offset - 1)..<offset)
      offset -= 1
    }
    let collapsesZeros = options.leadingZeros == .collapse || options.entry == .fromRight
    if collapsesZeros, offset == rest.start { pasted = pasted.withoutLeadingZeros }
    if pasted.isNegative {
      rest = rest.inserting(.minus, at: 0)
      offset += 1
    }
    var content = rest.inserting(pasted.unsigned, at: offset)
    var end = offset + pasted.length
    let excess = content.fraction.count - max(limits.fraction, rest.fraction.count)
    if excess > 0 {
      // Digits after the paste aren't the paste's to truncate.
      guard end == content.count else { throw Rejection(.tooManyFractionDigits) }
      content = content.removing((content.count - excess)..<content.count)
      end = content.count
      if limits.fraction == 0, content.pointOffset == end - 1 {
        content = content.removing((end - 1)..<end)
        end -= 1
      }
      guard content.digitCount > rest.digitCount else { throw Rejection(.tooManyFractionDigits) }
    }
    if options.entry == .fromRight {
      content = content.padded(integer: 1, fraction: limits.maximumFraction)
      end = content.count
    }
    try enter(content, caret: end, over: removal.content, on: &state)
    return excess > 0 ? .fractionTruncated : pasted.hasPoint ? nil : removal.adjustment
  }
}

extension ParseFault {
  /// The reason for rejecting a paste that isn't a number.
  var reason: NumberEditor.Reason {
    switch kind.code {
    case .ambiguousSeparator: .ambiguousSeparator
    case .secondDecimalSeparator, .misplacedGrouping: .misplacedSeparator
    case .mixedDigits: .mixedDigits
    case .misplacedSign: .misplacedSign
    case .otherCurrency: .otherCurrency
    case .tooManyDigits: .tooLong
    default: .notANumber
    }
  }
}
