/// ``Limits`` in the form in which the short way of keys asks for them.
final class EverydayLimits: Sendable {
  private let integer: Int
  private let fraction: Int
  private let length: Int
  private let digits: Int
  private let allowsNegative: Bool
  /// The valid magnitudes of so many integer digits; empty where all are valid.
  private let positive: [DigitRange]
  private let negative: [DigitRange]

  /// Nil where the options have more to say of keys that only put in a digit or take one out.
  init?(_ limits: Limits, _ options: NumberEditor.Options) {
    guard options.entry == .free, options.deleteOverGroup == .digit, !options.padsWhileTyping,
      limits.trailingZeros == 0
    else { return nil }
    integer = limits.integer ?? .max
    fraction = limits.fraction ?? .max
    length = limits.length ?? .max
    digits = limits.significant ?? .max
    allowsNegative = limits.allowsNegative
    positive = DigitRange.all(limits.valid, negative: false)
    negative = DigitRange.all(limits.valid, negative: true)
  }

  /// Whether a number that begins at a place, and with a digit, is within all limits.
  @inline(__always)
  func allow(_ characters: CharacterWord, from start: Int, pointOffset: Int?) -> Bool {
    let count = characters.count
    let end = pointOffset ?? count
    let fractionCount = pointOffset == nil ? 0 : count &- end &- 1
    let integerCount = end &- start
    guard start == 0 || allowsNegative, count &- start <= length, integerCount <= integer,
      fractionCount <= fraction, integerCount &+ fractionCount <= digits
    else { return false }
    let ranges = start == 0 ? positive : negative
    guard integerCount < ranges.count else { return true }
    let digits = pointOffset.map(characters.removing) ?? characters
    return ranges[integerCount].contains(digits.suffix(from: start))
  }
}
