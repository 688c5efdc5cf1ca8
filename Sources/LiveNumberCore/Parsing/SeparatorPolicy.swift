/// The rule for reading the separators of a number from elsewhere.
///
/// | policy | decimal separators | grouping separators | groups |
/// |---|---|---|---|
/// | `own` | the format's | the format's, all the same character | the format's |
/// | `lenient` | the format's, U+066B | the format's, spaces, apostrophes, U+066C | the format's; of 3; of 3, then 2 |
/// | `smart` | what the text itself makes likely | those of another kind | of 3; of 3, then 2; the format's |
/// | `fragment` | the field's decimal keys | the field's grouping keys | of 3; of 3, then 2; the format's |
enum SeparatorPolicy {
  /// The format's own convention and no other: pastes with the option `locale`.
  case own
  /// What a careful person reads as a number of the format: NUMBERS.md 2.4.
  case lenient
  /// A complete pasted number, by its own separators before the locale's: EDITING.md 6.3.
  case smart(takesFraction: Bool)
  /// A fragment pasted between digits, where a separator means what its key means: EDITING.md 6.5.
  case fragment(decimalAliases: [Unicode.Scalar])

  func canBeDecimal(
    _ separator: ScannedNumber.Separator, in classes: CharacterClasses
  ) -> Bool {
    let kind = separator.kind
    return switch self {
    case .own: kind == classes.decimal
    case .lenient: kind == classes.decimal || kind == .arabicDecimal
    case .smart: kind.canBeDecimal
    case .fragment(let aliases):
      aliases.contains(separator.scalar) || classes.isDecimalKey(kind)
    }
  }

  /// Returns a Boolean value that indicates whether a separator can group, after a first one that does.
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
    case .smart: kind.canGroup
    case .fragment: classes.isGroupingKey(kind) || kind == .space || kind == .apostrophe
    }
  }

  fileprivate var isSmart: Bool {
    if case .smart = self { true } else { false }
  }

  var isFragment: Bool {
    if case .fragment = self { true } else { false }
  }
}

extension ScannedNumber {
  /// Returns a Boolean value that indicates whether the last separator is the decimal one.
  ///
  /// - Throws: A fault unless all others separate complete groups, or if there are two such readings.
  func endsInDecimal(
    by policy: SeparatorPolicy, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    guard let last = separators.last else { return false }
    let classes = compiled.characterClasses
    let endsInDecimal =
      if case .smart(let takesFraction) = policy {
        try isLikelyDecimal(last, takesFraction: takesFraction, in: compiled)
      } else {
        policy.canBeDecimal(last, in: classes)
      }
    let groups = endsInDecimal ? separators.dropLast() : separators[...]
    for separator in groups {
      if !policy.isSmart, policy.canBeDecimal(separator, in: classes) {
        let range = if case .lenient = policy { last.range } else { separator.range }
        throw ParseFault(
          endsInDecimal ? .secondDecimalSeparator : .groupingAfterDecimalSeparator, range)
      }
      guard policy.canGroup(separator, like: groups[0], in: classes),
        !(policy.isSmart && endsInDecimal) || separator.kind != last.kind
      else { throw ParseFault(.notGrouping, separator.range, expecting: .separator) }
    }
    guard groups.isEmpty || hasWholeGroups(endsInDecimal: endsInDecimal, by: policy, in: compiled)
    else { throw ParseFault(.incompleteGroups, groups[0].range) }
    return endsInDecimal
  }

  /// Returns a Boolean value that indicates whether the last separator of a number from elsewhere is the
  /// decimal one.
  private func isLikelyDecimal(
    _ last: Separator, takesFraction: Bool, in compiled: CompiledFormat
  ) throws(ParseFault) -> Bool {
    // Of two kinds, the last is the decimal one.
    if hasPriceDash || separators.contains(where: { $0.kind != last.kind }) {
      guard last.kind.canBeDecimal else { throw ParseFault(.notGrouping, last.range) }
      return true
    }
    // Several separators of one kind can only group.
    guard last.kind.canBeDecimal, separators.count == 1 else { return false }
    let policy = SeparatorPolicy.smart(takesFraction: takesFraction)
    guard last.kind.canGroup, hasWholeGroups(endsInDecimal: false, by: policy, in: compiled) else {
      return true
    }
    if last.kind == compiled.characterClasses.grouping { return false }
    guard last.kind == compiled.characterClasses.decimal, takesFraction else {
      throw ParseFault(.ambiguousSeparator, last.range)
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the separators are between complete groups.
  ///
  /// A first group that begins with a zero isn't complete, unless the format itself fills up numbers of
  /// that many integer digits with zeros.
  private func hasWholeGroups(
    endsInDecimal: Bool, by policy: SeparatorPolicy, in compiled: CompiledFormat
  ) -> Bool {
    var sizes: [Int] = []
    var start = 0
    for separator in separators {
      sizes.append(separator.digitsBefore - start)
      start = separator.digitsBefore
    }
    sizes.append(digits.count - start)
    let integerSizes = endsInDecimal ? sizes.dropLast() : sizes[...]
    var mayBeginWithZero = false
    let rules: [GroupingRule]
    switch policy {
    case .own: rules = [compiled.groupingRule]
    case .lenient:
      rules = compiled.lenientGroupingRules
      mayBeginWithZero = integerSizes.reduce(0, +) == compiled.minimumIntegerDigits
    case .smart where separators[0].kind != compiled.characterClasses.grouping:
      rules = GroupingRule.common
    case .smart, .fragment: rules = GroupingRule.common + [compiled.groupingRule]
    }
    if digits[0] == UInt8(ascii: "0"), !mayBeginWithZero { return false }
    return rules.contains { $0.allows(integerSizes) }
  }
}
