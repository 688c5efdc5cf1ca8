/// The rule for reading a number that isn't in the format's own form: what counts.
///
/// | rule | decimal separators | grouping separators |
/// |---|---|---|
/// | `own` | the format's | the format's, all the same character |
/// | `lenient` | the format's, U+066B | the format's, spaces, apostrophes, U+066C |
/// | `paste` | what the text itself makes likely | those of another kind |
struct ReadingRule: OptionSet {
  let rawValue: UInt8

  /// The text itself tells which separator is which, and not the format.
  static let isByText = Self(rawValue: 1)
  /// Where the text tells the separators, it can have a fraction.
  static let takesFraction = Self(rawValue: 2)
  /// Separators that people write for the format's.
  static let takesOtherSeparators = Self(rawValue: 4)
  /// Groups of three, and with commas, of three, then two; otherwise the format's alone.
  static let takesCommonGroups = Self(rawValue: 8)
  /// The locale's groups, the first of which can be longer, or begin with the format's own zeros.
  static let takesLocaleGroups = Self(rawValue: 16)
  /// Another currency than the format's is ignored in a plain number, and is no error.
  static let ignoresCurrencies = Self(rawValue: 32)

  /// The format's own convention and no other: pastes with the option `locale`.
  static var own: Self { .ignoresCurrencies }

  /// What a careful person reads as a number of the format: NUMBERS.md 2.4.
  static var lenient: Self {
    takesOtherSeparators.union(takesCommonGroups).union(takesLocaleGroups)
  }

  /// A complete pasted number, by its own separators before the locale's: EDITING.md 6.3.
  static func paste(takesFraction: Bool) -> Self {
    isByText.union(takesCommonGroups).union(ignoresCurrencies)
      .union(takesFraction ? .takesFraction : [])
  }

  func canBeDecimal(_ kind: CharacterClass, in classes: CharacterClasses) -> Bool {
    if contains(.isByText) { return kind.canBeDecimal }
    return kind == classes.decimal || contains(.takesOtherSeparators) && kind == .arabicDecimal
  }

  /// Returns whether a separator can group, after a first one that does.
  fileprivate func canGroup(
    _ separator: LenientScan.Separator, like first: LenientScan.Separator,
    in classes: CharacterClasses
  ) -> Bool {
    let kind = separator.kind
    guard kind == first.kind else { return false }
    if contains(.isByText) { return kind.canGroup }
    guard contains(.takesOtherSeparators) else {
      return kind == classes.grouping && separator.scalar == first.scalar
    }
    return kind == classes.grouping || kind == .space || kind == .apostrophe
      || kind == .arabicGrouping
  }
}

extension LenientScan {
  /// Returns the number of digits in front of the decimal separator of a number in scientific
  /// notation: fewer than 0 or more than there are if the exponent moves it beyond them.
  ///
  /// - Throws: A fault if there is another separator than a decimal one, or if the exponent makes
  ///   more digits than a maximum: seven characters, `1e99999`, would be a number of 100,000.
  func integerCount(
    with exponent: Exponent, upTo maximumDigitCount: Int, by rule: ReadingRule,
    in compiled: CompiledFormat
  ) throws(ParseFault) -> Int {
    if let separator = separators.first {
      guard rule.canBeDecimal(separator.kind, in: compiled.characterClasses), separators.count == 1
      else { throw ParseFault(.notGrouping, separator.range) }
    }
    let integerCount = (separators.last?.digitsBefore ?? digits.count) + exponent.value
    let maximum = min(maximumDigitCount, ExactDecimal.maximumDigitCount)
    guard
      max(integerCount, digits.count) - min(integerCount, 0) <= max(maximum, digits.count)
    else { throw ParseFault(.tooManyDigitsInFull, exponent.range, digitCount: maximum) }
    return integerCount
  }

  /// Returns whether the last separator is the decimal one.
  ///
  /// - Throws: A fault unless all others separate complete groups, or if there are two such
  ///   readings.
  func endsInDecimal(
    by rule: ReadingRule, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    guard let last = separators.last else { return false }
    let classes = compiled.characterClasses
    let endsInDecimal =
      if rule.contains(.isByText) {
        try isLikelyDecimal(last, by: rule, in: compiled)
      } else {
        rule.canBeDecimal(last.kind, in: classes)
      }
    let groups = endsInDecimal ? separators.dropLast() : separators[...]
    for separator in groups {
      if !rule.contains(.isByText), rule.canBeDecimal(separator.kind, in: classes) {
        let range = rule.contains(.takesOtherSeparators) ? last.range : separator.range
        throw ParseFault(
          endsInDecimal ? .secondDecimalSeparator : .groupingAfterDecimalSeparator, range)
      }
      guard rule.canGroup(separator, like: groups[0], in: classes),
        !(rule.contains(.isByText) && endsInDecimal) || separator.kind != last.kind
      else { throw ParseFault(.notGrouping, separator.range, expecting: .separator) }
    }
    guard groups.isEmpty || hasWholeGroups(endsInDecimal: endsInDecimal, by: rule, in: compiled)
    else { throw ParseFault(.incompleteGroups, groups[0].range) }
    return endsInDecimal
  }

  /// Returns whether the last separator of a number from elsewhere is the decimal one.
  private func isLikelyDecimal(
    _ last: Separator, by rule: ReadingRule, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    // Of two kinds, the last is the decimal one.
    if hasPriceDash || separators.contains(where: { $0.kind != last.kind }) {
      guard last.kind.canBeDecimal else { throw ParseFault(.notGrouping, last.range) }
      // A period or comma that isn't the locale's can end a sentence: `3,125.` in German.
      guard
        hasPriceDash || last.digitsBefore < digits.count || !last.kind.canGroup
          || last.kind == compiled.characterClasses.decimal
          || !hasWholeGroups(endsInDecimal: true, by: rule, in: compiled)
      else { throw ParseFault(.ambiguousSeparator, last.range) }
      return true
    }
    // Several separators of one kind can only group.
    guard last.kind.canBeDecimal, separators.count == 1 else { return false }
    let isOwn = last.kind == compiled.characterClasses.grouping
    // A program that counts the sign among the digits writes `-,123` for -123.
    let isSignedGroup = isOwn && hasSign && last.digitsBefore == 0 && digits.count == 3
    if !isSignedGroup {
      guard last.kind.canGroup, hasWholeGroups(endsInDecimal: false, by: rule, in: compiled)
      else { return true }
      if isOwn { return false }
      if last.kind == compiled.characterClasses.decimal, rule.contains(.takesFraction) {
        return true
      }
    }
    throw ParseFault(.ambiguousSeparator, last.range)
  }

  /// Returns whether the separators are between complete groups.
  ///
  /// A first group that begins with a zero isn't complete, unless the format itself fills up
  /// numbers of that many integer digits with zeros.
  private func hasWholeGroups(
    endsInDecimal: Bool, by rule: ReadingRule, in compiled: CompiledFormat
  ) -> Bool {
    var sizes: [Int] = []
    var start = 0
    for separator in separators {
      sizes.append(separator.digitsBefore - start)
      start = separator.digitsBefore
    }
    sizes.append(digits.count - start)
    let integerSizes = endsInDecimal ? sizes.dropLast() : sizes[...]
    let isOfLocale = rule.contains(.takesLocaleGroups)
    if digits[0] == UInt8(ascii: "0"),
      !isOfLocale || integerSizes.reduce(0, +) != compiled.minimumIntegerDigits
    {
      return false
    }
    func follow(_ groups: GroupingRule) -> Bool {
      groups.allows(integerSizes, firstIsOpen: isOfLocale)
    }
    // Only commas make the groups of India: `12,34,567`. Between two digits, periods and spaces are
    // those of dates, versions, and numbers of parts: `10.12.001`.
    let kind = separators[0].kind
    return rule.contains(.takesCommonGroups)
      && (follow(.thousands) || kind == .comma && follow(.indian))
      || kind == compiled.characterClasses.grouping
        && follow(isOfLocale ? compiled.localeGroupingRule : compiled.groupingRule)
  }
}
