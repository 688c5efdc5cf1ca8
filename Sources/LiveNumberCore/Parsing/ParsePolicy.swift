/// The rule for reading a number that isn't in the format's own form.
///
/// | policy | other currencies | words in front |
/// |---|---|---|
/// | `lenient` | an error | an error |
/// | `own`, `paste` | ignored in a plain number | an error |
///
/// | policy | decimal separators | grouping separators |
/// |---|---|---|
/// | `own` | the format's | the format's, all the same character |
/// | `lenient` | the format's, U+066B | the format's, spaces, apostrophes, U+066C |
/// | `paste` | what the text itself makes likely | those of another kind |
///
/// Groups are of three; with commas, of three, then two; and with the format's own separator, the
/// format's. The policy `own` has only the format's.
enum ParsePolicy {
  /// The format's own convention and no other: pastes with the option `locale`.
  case own
  /// What a careful person reads as a number of the format: NUMBERS.md 2.4.
  case lenient
  /// A complete pasted number, by its own separators before the locale's: EDITING.md 6.3.
  case paste(takesFraction: Bool)

  func canBeDecimal(
    _ separator: ScannedNumber.Separator, in classes: CharacterClasses
  ) -> Bool {
    let kind = separator.kind
    return switch self {
    case .own: kind == classes.decimal
    case .lenient: kind == classes.decimal || kind == .arabicDecimal
    case .paste: kind.canBeDecimal
    }
  }

  /// Returns a Boolean value that indicates whether a separator can group, after a first one that
  /// does.
  fileprivate func canGroup(
    _ separator: ScannedNumber.Separator, like first: ScannedNumber.Separator,
    in classes: CharacterClasses
  ) -> Bool {
    let kind = separator.kind
    guard kind == first.kind else { return false }
    return switch self {
    case .own: kind == classes.grouping && separator.scalar == first.scalar
    case .lenient:
      kind == classes.grouping || kind == .space || kind == .apostrophe || kind == .arabicGrouping
    case .paste: kind.canGroup
    }
  }

  /// A Boolean value that indicates whether the number can have a fraction, or `nil` if the format
  /// alone tells which separator is which.
  fileprivate var takesFraction: Bool? {
    switch self {
    case .paste(let takesFraction): takesFraction
    case .own, .lenient: nil
    }
  }

  fileprivate var isByText: Bool { takesFraction != nil }

  /// A Boolean value that indicates whether another currency than the format's is ignored.
  var ignoresCurrencies: Bool {
    if case .lenient = self { false } else { true }
  }
}

extension ScannedNumber {
  /// Returns the number of digits in front of the decimal separator of a number in scientific
  /// notation: fewer than 0 or more than there are if the exponent moves it beyond them.
  ///
  /// - Throws: A fault if there is another separator than a decimal one, or if the exponent makes
  ///   more digits than a maximum: seven characters, `1e99999`, would be a number of 100,000.
  func integerCount(
    with exponent: Exponent, upTo maximumDigitCount: Int, by policy: ParsePolicy,
    in compiled: CompiledFormat
  ) throws(ParseFault) -> Int {
    if let separator = separators.first {
      guard policy.canBeDecimal(separator, in: compiled.characterClasses), separators.count == 1
      else { throw ParseFault(.notGrouping, separator.range) }
    }
    let integerCount = (separators.last?.digitsBefore ?? digits.count) + exponent.value
    let maximum = min(maximumDigitCount, ExactDecimal.maximumDigitCount)
    guard
      max(integerCount, digits.count) - min(integerCount, 0) <= max(maximum, digits.count)
    else { throw ParseFault(.tooManyDigitsInFull, exponent.range, digitCount: maximum) }
    return integerCount
  }

  /// Returns a Boolean value that indicates whether the last separator is the decimal one.
  ///
  /// - Throws: A fault unless all others separate complete groups, or if there are two such
  ///   readings.
  func endsInDecimal(
    by policy: ParsePolicy, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    guard let last = separators.last else { return false }
    let classes = compiled.characterClasses
    let endsInDecimal =
      if let takesFraction = policy.takesFraction {
        try isLikelyDecimal(last, takesFraction: takesFraction, by: policy, in: compiled)
      } else {
        policy.canBeDecimal(last, in: classes)
      }
    let groups = endsInDecimal ? separators.dropLast() : separators[...]
    for separator in groups {
      if !policy.isByText, policy.canBeDecimal(separator, in: classes) {
        let range = if case .lenient = policy { last.range } else { separator.range }
        throw ParseFault(
          endsInDecimal ? .secondDecimalSeparator : .groupingAfterDecimalSeparator, range)
      }
      guard policy.canGroup(separator, like: groups[0], in: classes),
        !(policy.isByText && endsInDecimal) || separator.kind != last.kind
      else { throw ParseFault(.notGrouping, separator.range, expecting: .separator) }
    }
    guard groups.isEmpty || hasWholeGroups(endsInDecimal: endsInDecimal, by: policy, in: compiled)
    else { throw ParseFault(.incompleteGroups, groups[0].range) }
    return endsInDecimal
  }

  /// Returns a Boolean value that indicates whether the last separator of a number from elsewhere
  /// is the decimal one.
  private func isLikelyDecimal(
    _ last: Separator, takesFraction: Bool, by policy: ParsePolicy, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    // Of two kinds, the last is the decimal one.
    if hasPriceDash || separators.contains(where: { $0.kind != last.kind }) {
      guard last.kind.canBeDecimal else { throw ParseFault(.notGrouping, last.range) }
      // A period or comma that isn't the locale's can end a sentence: `3,125.` in German.
      guard
        hasPriceDash || last.digitsBefore < digits.count || !last.kind.canGroup
          || last.kind == compiled.characterClasses.decimal
          || !hasWholeGroups(endsInDecimal: true, by: policy, in: compiled)
      else { throw ParseFault(.ambiguousSeparator, last.range) }
      return true
    }
    // Several separators of one kind can only group.
    guard last.kind.canBeDecimal, separators.count == 1 else { return false }
    let isOwn = last.kind == compiled.characterClasses.grouping
    // A program that counts the sign among the digits writes `-,123` for -123.
    let isSignedGroup = isOwn && hasSign && last.digitsBefore == 0 && digits.count == 3
    if !isSignedGroup {
      guard last.kind.canGroup, hasWholeGroups(endsInDecimal: false, by: policy, in: compiled)
      else { return true }
      if isOwn { return false }
      if last.kind == compiled.characterClasses.decimal, takesFraction { return true }
    }
    throw ParseFault(.ambiguousSeparator, last.range)
  }

  /// Returns a Boolean value that indicates whether the separators are between complete groups.
  ///
  /// A first group that begins with a zero isn't complete, unless the format itself fills up
  /// numbers of that many integer digits with zeros.
  private func hasWholeGroups(
    endsInDecimal: Bool, by policy: ParsePolicy, in compiled: CompiledFormat
  ) -> Bool {
    var sizes: [Int] = []
    var start = 0
    for separator in separators {
      sizes.append(separator.digitsBefore - start)
      start = separator.digitsBefore
    }
    sizes.append(digits.count - start)
    let integerSizes = endsInDecimal ? sizes.dropLast() : sizes[...]
    var isLenient = false
    if case .lenient = policy { isLenient = true }
    var isOwn = false
    if case .own = policy { isOwn = true }
    if digits[0] == UInt8(ascii: "0"),
      !isLenient || integerSizes.reduce(0, +) != compiled.minimumIntegerDigits
    {
      return false
    }
    func follow(_ rule: GroupingRule) -> Bool {
      rule.allows(integerSizes, firstIsOpen: isLenient)
    }
    // Periods and spaces between two digits are those of dates, versions, and numbers of parts:
    // `10.12.001`.
    let kind = separators[0].kind
    return !isOwn && (follow(.thousands) || kind == .comma && follow(.indian))
      || kind == compiled.characterClasses.grouping
        && follow(isLenient ? compiled.localeGroupingRule : compiled.groupingRule)
  }
}
