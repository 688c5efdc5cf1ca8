/// A pasted number whose separators have been told apart.
struct PastedNumber {
  typealias Failure = ScannedNumber.Failure

  let isNegative: Bool
  /// ASCII digits in front of the decimal separator.
  private(set) var integer: [UInt8]
  /// ASCII digits behind the decimal separator.
  private(set) var fraction: [UInt8]
  private(set) var hasPoint: Bool

  /// Takes the last separator for the decimal one, or none.
  private init(_ number: ScannedNumber, lastIsDecimal: Bool) {
    isNegative = number.isNegative
    let split =
      lastIsDecimal
      ? number.separators[number.separators.count - 1].digitsBefore : number.digits.count
    integer = Array(number.digits[..<split])
    fraction = Array(number.digits[split...])
    // A price dash says that there is no fraction, not that one is to come.
    hasPoint = lastIsDecimal && !number.hasPriceDash
  }

  /// Reads a whole number by the text itself before the locale: EDITING.md 6.3.
  static func smart(
    _ number: ScannedNumber, kinds: SeparatorKinds, takesFraction: Bool
  ) throws(Failure) -> PastedNumber {
    guard let last = number.separators.last else {
      return PastedNumber(number, lastIsDecimal: false)
    }
    if number.hasPriceDash || number.separators.contains(where: { $0.kind != last.kind }) {
      return try lastAsDecimal(number)
    }
    guard number.separators.count == 1 else {
      // One kind again and again can only group.
      guard last.kind.canGroup, DigitGroups.areWellFormed(number.runs) else {
        throw Failure(reason: .misplacedSeparator, range: last.range)
      }
      return PastedNumber(number, lastIsDecimal: false)
    }
    let canGroup = last.kind.canGroup && DigitGroups.areWellFormed(number.runs)
    switch (canGroup, last.kind.canBeDecimal) {
    case (false, false): throw Failure(reason: .misplacedSeparator, range: last.range)
    case (false, true): return PastedNumber(number, lastIsDecimal: true)
    case (true, false): return PastedNumber(number, lastIsDecimal: false)
    case (true, true): break
    }
    if last.kind == kinds.grouping { return PastedNumber(number, lastIsDecimal: false) }
    guard last.kind == kinds.decimal, takesFraction else {
      throw Failure(reason: .ambiguousSeparator, range: last.range)
    }
    return PastedNumber(number, lastIsDecimal: true)
  }

  /// Two kinds: the last is the decimal, once; those before it group.
  private static func lastAsDecimal(_ number: ScannedNumber) throws(Failure) -> PastedNumber {
    let last = number.separators[number.separators.count - 1]
    let before = number.separators.dropLast()
    guard last.kind.canBeDecimal,
      before.allSatisfy({ $0.kind == before[0].kind && $0.kind != last.kind && $0.kind.canGroup }),
      before.isEmpty || DigitGroups.areWellFormed(number.runs.dropLast())
    else { throw Failure(reason: .misplacedSeparator, range: last.range) }
    return PastedNumber(number, lastIsDecimal: true)
  }

  /// Reads by the format's own convention, strictly.
  static func strict(
    _ number: ScannedNumber, kinds: SeparatorKinds, grouper: GroupingRule
  ) throws(Failure) -> PastedNumber {
    guard let last = number.separators.last else {
      return PastedNumber(number, lastIsDecimal: false)
    }
    let endsInDecimal = last.kind == kinds.decimal
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    let runs = endsInDecimal ? number.runs.dropLast() : number.runs
    guard groups.allSatisfy({ $0.kind == kinds.grouping && $0.scalar == groups[0].scalar }),
      groups.isEmpty || DigitGroups.areWellFormed(Array(runs), by: grouper)
    else { throw Failure(reason: .misplacedSeparator, range: last.range) }
    return PastedNumber(number, lastIsDecimal: endsInDecimal)
  }

  /// Reads a piece of a number, which goes in among other digits: EDITING.md 6.5.
  static func fragment(
    _ number: ScannedNumber, keyboard: Keyboard, groupsFreely: Bool
  ) throws(Failure) -> PastedNumber {
    guard let last = number.separators.last else {
      return PastedNumber(number, lastIsDecimal: false)
    }
    let endsInDecimal = keyboard.key(last.scalar) == .decimal
    let groups = endsInDecimal ? number.separators.dropLast() : number.separators[...]
    let runs = endsInDecimal ? number.runs.dropLast() : number.runs
    for separator in groups {
      guard case .grouping = keyboard.key(separator.scalar), separator.kind == groups[0].kind else {
        throw Failure(reason: .misplacedSeparator, range: separator.range)
      }
    }
    guard groups.isEmpty || groupsFreely || DigitGroups.areWellFormed(Array(runs)) else {
      throw Failure(reason: .misplacedSeparator, range: last.range)
    }
    return PastedNumber(number, lastIsDecimal: endsInDecimal)
  }

  /// Drops zeros in front that say nothing, as far as `following` digits behind the integer part or
  /// its own last one allow.
  mutating func collapseLeadingZeros(following: Int) {
    let zeros = integer.prefix { $0 == UInt8(ascii: "0") }.count
    integer.removeFirst(min(zeros, max(integer.count + following - 1, 0)))
  }

  /// The characters as content.
  var characters: String {
    let point = hasPoint ? [UInt8(ascii: ".")] : []
    return String(decoding: integer + point + fraction, as: UTF8.self)
  }

  /// Leaves the decimal separator out where nothing follows it.
  mutating func dropEmptyFraction() {
    if fraction.isEmpty { hasPoint = false }
  }
}
