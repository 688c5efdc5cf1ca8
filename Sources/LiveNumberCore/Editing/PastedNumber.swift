/// A pasted number whose separators have a meaning.
struct PastedNumber {
  let isNegative: Bool
  /// The digits before the decimal separator.
  private(set) var integer: ASCIIBytes
  /// The digits after the decimal separator.
  private let fraction: ASCIIBytes
  private(set) var hasPoint: Bool

  /// Creates the number that has its decimal separator after a number of its digits, or before or after
  /// zeros that it doesn't have.
  private init(_ number: ScannedNumber, integerCount: Int) {
    isNegative = number.isNegative
    let digits = number.digits
    let split = min(max(integerCount, 0), digits.count)
    let zeros = ASCIIBytes.zeros(max(integerCount - digits.count, 0))
    integer = split == 0 ? ASCIIBytes(digit: 0) : digits[0..<split].appending(zeros)
    fraction = ASCIIBytes.zeros(max(-integerCount, 0)).appending(digits[split..<digits.count])
    hasPoint = !fraction.isEmpty
  }

  private init(_ number: ScannedNumber, endsInDecimal: Bool) {
    isNegative = number.isNegative
    let digits = number.digits
    // No test can tell 0 from 1: a number that ends in a decimal separator has a separator.
    let split = endsInDecimal ? number.separators.last?.digitsBefore ?? 0 : digits.count
    integer = digits[0..<split]
    fraction = digits[split..<digits.count]
    // A price dash means that there is no fraction, not that one follows.
    hasPoint = endsInDecimal && !number.hasPriceDash
  }

  /// Resolves a whole number by its own text before the locale: EDITING.md 6.3.
  static func smart(
    _ number: ScannedNumber, kinds: SeparatorKinds, rule: GroupingRule, takesFraction: Bool
  ) throws(NumberEditor.Rejection) -> PastedNumber {
    guard let last = number.separators.last, let first = number.separators.first else {
      return PastedNumber(number, endsInDecimal: false)
    }
    let rules = first.kind == kinds.grouping ? GroupingRule.common + [rule] : GroupingRule.common
    if number.hasPriceDash || number.separators.contains(where: { $0.kind != last.kind }) {
      return try withLastAsDecimal(number, last, rules)
    }
    let canGroup =
      last.kind.canGroup && number.hasWholeGroups(endsInDecimal: false, by: rules)
    // Several separators of one kind can only group.
    let canBeDecimal = last.kind.canBeDecimal && number.separators.count == 1
    switch (canGroup, canBeDecimal) {
    case (false, false): throw NumberEditor.Rejection(.misplacedSeparator, last.range)
    case (false, true): return PastedNumber(number, endsInDecimal: true)
    case (true, false): return PastedNumber(number, endsInDecimal: false)
    case (true, true): break
    }
    if last.kind == kinds.grouping { return PastedNumber(number, endsInDecimal: false) }
    guard last.kind == kinds.decimal, takesFraction else {
      throw NumberEditor.Rejection(.ambiguousSeparator, last.range)
    }
    return PastedNumber(number, endsInDecimal: true)
  }

  /// Resolves two kinds of separators: the last is the decimal one and occurs once; those before it group.
  private static func withLastAsDecimal(
    _ number: ScannedNumber, _ last: ScannedNumber.Separator, _ rules: [GroupingRule]
  ) throws(NumberEditor.Rejection) -> PastedNumber {
    let groups = number.separators.dropLast()
    guard last.kind.canBeDecimal,
      groups.allSatisfy({ $0.kind == groups[0].kind && $0.kind != last.kind && $0.kind.canGroup }),
      groups.isEmpty || number.hasWholeGroups(endsInDecimal: true, by: rules)
    else { throw NumberEditor.Rejection(.misplacedSeparator, last.range) }
    return PastedNumber(number, endsInDecimal: true)
  }

  /// Resolves separators only by the format's own convention.
  static func strict(
    _ number: ScannedNumber, kinds: SeparatorKinds, rule: GroupingRule
  ) throws(NumberEditor.Rejection) -> PastedNumber {
    guard let last = number.separators.last else {
      return PastedNumber(number, endsInDecimal: false)
    }
    let endsInDecimal = last.kind == kinds.decimal
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    guard groups.allSatisfy({ $0.kind == kinds.grouping && $0.scalar == groups[0].scalar }),
      groups.isEmpty || number.hasWholeGroups(endsInDecimal: endsInDecimal, by: [rule])
    else { throw NumberEditor.Rejection(.misplacedSeparator, last.range) }
    return PastedNumber(number, endsInDecimal: endsInDecimal)
  }

  /// Resolves a number in scientific notation, whose only separator is the decimal one: EDITING.md 6.3.
  static func scientific(
    _ number: ScannedNumber, _ exponent: ScannedNumber.Exponent, kinds: SeparatorKinds,
    policy: NumberEditor.Options.PastePolicy
  ) throws(NumberEditor.Rejection) -> PastedNumber {
    let separator = number.separators.last
    if let separator {
      let isDecimal =
        separator.kind == kinds.decimal || policy == .smart && separator.kind.canBeDecimal
      guard isDecimal, number.separators.count == 1 else {
        throw NumberEditor.Rejection(.misplacedSeparator, separator.range)
      }
    }
    guard exponent.value.magnitude <= ExactDecimal.maximumDigitCount else {
      throw NumberEditor.Rejection(.tooLong, exponent.range)
    }
    let integerCount = separator?.digitsBefore ?? number.digits.count
    return PastedNumber(number, integerCount: integerCount + exponent.value)
  }

  /// Resolves a part of a number that goes among other digits: EDITING.md 6.5.
  static func fragment(
    _ number: ScannedNumber, keyboard: Keyboard, rule: GroupingRule
  ) throws(NumberEditor.Rejection) -> PastedNumber {
    guard let last = number.separators.last else {
      return PastedNumber(number, endsInDecimal: false)
    }
    // A price dash says that no digit follows, but digits stay in the field.
    guard !number.hasPriceDash else {
      throw NumberEditor.Rejection(.misplacedSeparator, last.range)
    }
    let endsInDecimal = keyboard.key(last.scalar) == .decimal
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    for separator in groups {
      guard case .grouping = keyboard.key(separator.scalar), separator.kind == groups[0].kind else {
        throw NumberEditor.Rejection(.misplacedSeparator, separator.range)
      }
    }
    let rules = GroupingRule.common + [rule]
    guard
      groups.isEmpty || number.hasWholeGroups(endsInDecimal: endsInDecimal, by: rules)
    else { throw NumberEditor.Rejection(.misplacedSeparator, last.range) }
    return PastedNumber(number, endsInDecimal: endsInDecimal)
  }

  /// Removes leading zeros without value, but leaves one digit, counting `following` digits after the
  /// number.
  mutating func collapseLeadingZeros(following: Int) {
    let zeros = integer.leadingZeroCount
    integer = integer.suffix(from: min(zeros, max(integer.count + following - 1, 0)))
  }

  /// The characters as content.
  var characters: ASCIIBytes {
    (hasPoint ? integer.appending(.point) : integer).appending(fraction)
  }

  /// Drops the decimal separator if nothing follows it.
  mutating func dropEmptyFraction() {
    if fraction.isEmpty { hasPoint = false }
  }
}
