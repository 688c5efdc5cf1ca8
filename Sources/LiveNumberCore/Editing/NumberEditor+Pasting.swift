// Pasting: EDITING.md 6. The text is read as a whole and inserted, or nothing changes.

extension NumberEditor {
  func paste(_ text: String, on state: inout State) throws(Rejection) -> Reason? {
    let replacesAll = !state.content.isEmpty && state.selection == 0..<state.content.count
    let refusal = replacesAll ? nil : refusalOfDigits(in: state)
    if refusal == nil, isOwnText(text, of: state) {
      state.setCaret(state.content.count)
      // Pasted digits are no typed ones.
      state.asides = []
      validate(&state)
      return nil
    }
    var number: ScannedNumber
    do throws(ParseFault) {
      number = try ScannedNumber(text.unicodeScalars, in: format, by: wholePolicy)
    } catch {
      throw Rejection(error.reason, error.range)
    }
    if let refusal {
      for scalar in text.unicodeScalars { state.note(scalar, .refused) }
      throw Rejection(refusal)
    }
    if number.ambiguousHyphen != nil { number.dropSign() }
    let adjustment = try settle(insertion(of: number, in: unpaddedField(of: state)), of: &state)
    if replacesAll, !state.asides.isEmpty {
      state.asides = []
      validate(&state)
    }
    if number.ambiguousHyphen != nil {
      // The user is asked what it was, as after a typed one.
      state.note("-", .refused)
      validate(&state)
    }
    return adjustment ?? doubt(of: state)
  }

  /// Returns a Boolean value that indicates whether a text is the field's own, and all of it is
  /// selected.
  ///
  /// Such a text gives the content again, whatever else it could be read as: a commit can have made
  /// it longer than what can be typed, and leading zeros that are kept make 4 of `0,004`.
  private func isOwnText(_ text: String, of state: State) -> Bool {
    !state.content.isEmpty && state.selection == 0..<state.content.count
      && self.text(of: state).hasSameBytes(as: text)
  }

  /// Inserts a pasted number in place of the selection: `1|0`, `2.5`, `12.5|0`.
  private func insertion(of number: ScannedNumber, in field: UnpaddedField) throws(Rejection)
    -> Change
  {
    let replaced = options.entry == .fromRight ? 0..<field.content.count : field.selection
    let removal = field.content.removal(of: replaced)
    let remaining = removal.content
    let isWhole = !remaining.hasDigits && !remaining.hasPoint
    var pasted = try resolve(number, isWhole: isWhole)
    // Digits in front of a plus would make another number with those behind it: `12`, `+3`.
    guard !number.hasPlusSign || isWhole || replaced.lowerBound == 0 else {
      throw Rejection(.misplacedSign)
    }
    if pasted.isNegative {
      guard limits.allowsNegative else { throw Rejection(.negativeNotAllowed) }
      guard !remaining.isNegative, isWhole || replaced.lowerBound == 0 else {
        throw Rejection(.misplacedSign)
      }
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
    return try insertion(of: pasted, at: removal)
  }

  /// Decides what the separators of a pasted number mean: EDITING.md 6.3 and 6.5.
  private func resolve(_ number: ScannedNumber, isWhole: Bool) throws(Rejection) -> Content {
    if number.separatorIsAmbiguous, let first = number.separators.first {
      throw Rejection(.ambiguousSeparator, first.range)
    }
    if !isWhole {
      if let exponent = number.exponent { throw Rejection(.notANumber, exponent.range) }
      if let hyphen = number.ambiguousHyphen { throw Rejection(.misplacedSign, hyphen) }
      // A price dash says that no digit follows, but digits stay in the field.
      if number.hasPriceDash { throw Rejection(.misplacedSeparator, number.separators.last?.range) }
    }
    let readsWhole = isWhole || options.paste == .locale
    return try resolve(
      number, by: readsWhole ? wholePolicy : .fragment(decimalAliases: options.decimalAliases))
  }

  /// The rule for reading a whole number.
  var wholePolicy: ParsePolicy {
    options.paste == .locale ? .own : .paste(takesFraction: limits.fraction != 0)
  }

  /// Decides what the separators of a number mean by a policy, and writes an exponent out, to a
  /// maximum number of digits.
  func resolve(
    _ number: ScannedNumber, by policy: ParsePolicy,
    upTo maximumDigitCount: Int = ScannedNumber.maximumDigitCount
  ) throws(Rejection) -> Content {
    if let exponent = number.exponent {
      return try resolve(number, exponent, by: policy, upTo: maximumDigitCount)
    }
    do throws(ParseFault) {
      let endsInDecimal = try number.endsInDecimal(by: policy, in: compiledFormat)
      return Content(number, endsInDecimal: endsInDecimal)
    } catch {
      // Among other digits, one separator is at fault, but not where the groups together are.
      let isOne = policy.isFragment && error.kind != .incompleteGroups
      throw Rejection(error.reason, isOne ? error.range : number.separators.last?.range)
    }
  }

  /// Decides where the decimal separator of a number in scientific notation is, which has no other.
  private func resolve(
    _ number: ScannedNumber, _ exponent: ScannedNumber.Exponent, by policy: ParsePolicy,
    upTo maximumDigitCount: Int
  ) throws(Rejection) -> Content {
    do throws(ParseFault) {
      let integerCount = try number.integerCount(
        with: exponent, upTo: maximumDigitCount, by: policy, in: compiledFormat)
      return Content(number, integerCount: integerCount)
    } catch {
      throw Rejection(error.reason, error.range)
    }
  }

  /// Inserts the characters, collapses zeros, and truncates the fraction.
  func insertion(
    of number: Content, at removal: Content.Removal
  ) throws(Rejection) -> Change {
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
      content = content.padded(integer: 1, fraction: fractionPlaces)
      end = content.count
    }
    let start = min(removal.offset, offset)
    var change = Change(
      content, replacing: start..<(removal.offset + removal.count), caret: end,
      remaining: removal.content)
    change.adjustment =
      excess > 0 ? .fractionTruncated : pasted.hasPoint ? nil : removal.adjustment
    return change
  }
}

extension ParseFault {
  /// The reason for rejecting a paste that isn't a number.
  fileprivate var reason: NumberEditor.Reason {
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
