import Testing

@testable import LiveNumberCore

/// What is told by looking at digits is what the numbers are.
@Suite struct DigitRangeTests {
  /// A number of up to eighteen digits, more than go into a word, many of them zeros.
  private func bound(_ samples: inout Samples) -> ExactDecimal? {
    guard !samples.once(in: 6) else { return nil }
    let digits = (0..<samples.number(in: 1...18)).map { _ in samples.pick(Array("0001259")) }
    let value = ExactDecimal(String(digits))?.scaledByPowerOfTen(-samples.number(below: 19))
    return value.map { samples.once(in: 3) ? -$0 : $0 }
  }

  @Test func asTheNumbersAre() {
    var samples = Samples(#function)
    var failures = Failures()
    var inside = 0
    for _ in 0..<(2_000 * Samples.factor) {
      let bounds = Bounds(lower: bound(&samples), upper: bound(&samples))
      guard !bounds.isNone else { continue }
      for isNegative in [false, true] {
        let ranges = DigitRange.all(bounds, negative: isNegative)
        for _ in 0..<10 {
          // Near a bound, where it matters.
          let near = samples.pick([bounds.lower, bounds.upper].compactMap(\.self)).magnitude
          guard let number = sample(near: near, &samples) else { continue }
          let digits = ContentCharacters(number.withDigits { String(decoding: $0, as: UTF8.self) })
          guard let word = digits.word else { continue }
          let isInside = ranges[number.integerCount].contains(word)
          let expected = bounds.contains(isNegative ? -number : number)
          inside += expected ? 1 : 0
          failures.expect(
            isInside == expected,
            "\(isNegative ? -number : number) in \(bounds): \(isInside), not \(expected)")
        }
      }
    }
    failures.report(seed: Samples.seed)
    #expect(inside > 1_000 * Samples.factor, "few numbers are inside")
  }

  /// The number itself, or one that differs a little, with zeros behind it now and then; nil where that
  /// begins with a zero or is too long.
  private func sample(near number: ExactDecimal, _ samples: inout Samples) -> ExactDecimal? {
    let place = ExactDecimal.one.scaledByPowerOfTen(-samples.number(below: 12))
    guard let step = place?.multiplied(by: samples.pick([-1, 0, 0, 1])),
      var text = number.rounded(toScale: 14).adding(step)?.magnitude.description
    else { return nil }
    if text.contains("."), samples.once(in: 2) { text += "00" }
    guard let value = ExactDecimal(text), value.integerCount > 0, !value.isZero else { return nil }
    return value.digits.count <= CharacterWord.capacity ? value : nil
  }
}
