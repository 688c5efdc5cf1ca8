import TestSupport
import Testing

@testable import LiveNumberCore

/// Ranks order values and contents as the numbers are ordered.
@Suite struct RankTests {
  /// Bounds decide about contents by rank as they do about numbers.
  @Test func boundsOfContents() {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var insideCount = 0
    for _ in 0..<(2_000 * Samples.factor) {
      let bounds = ValueBounds(minimum: bound(&random), maximum: bound(&random))
      let ranks = RankRange(bounds)
      guard !bounds.isUnbounded else { continue }
      for _ in 0..<10 {
        // Near a bound, where it matters.
        let near = random.pick([bounds.minimum, bounds.maximum].compactMap(\.self))
        guard let content = content(near: near, &random), let rank = content.rank,
          let number = content.number
        else { continue }
        let expected = bounds.contains(number)
        insideCount += expected ? 1 : 0
        var range: String { "\(bounds.minimum as Any)...\(bounds.maximum as Any)" }
        failures.expect(
          expected || !ranks.contains(rank) && !ranks.containsShortNumbers,
          "\(content.text) isn't in \(range).")
        // Bounds of 16 digits at most have a rank of their own.
        let isBound = number == bounds.minimum || number == bounds.maximum
        let areShort = [bounds.minimum, bounds.maximum].allSatisfy { ($0?.digits.count ?? 0) <= 16 }
        failures.expect(
          !expected || isBound || ranks.contains(rank) || !areShort,
          "\(content.text) is in \(range).")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(insideCount > 1_000 * Samples.factor, "Few numbers are inside.")
  }

  /// Returns a number of up to 18 digits, more than a rank holds, many of them zeros.
  private func bound(_ random: inout SeededGenerator) -> ExactDecimal? {
    guard !random.once(in: 6) else { return nil }
    let digits = (0..<random.number(in: 1...18)).map { _ in random.pick(Array("0001259")) }
    let value = ExactDecimal(String(digits))?.scaledByPowerOfTen(-random.number(below: 19))
    return value.map { random.once(in: 3) ? -$0 : $0 }
  }

  /// Returns the content of a number or of one that differs a little, at times with zeros around it.
  private func content(
    near number: ExactDecimal, _ random: inout SeededGenerator
  ) -> NumberEditor.Content? {
    let unit = ExactDecimal.one.scaledByPowerOfTen(-random.number(below: 12))
    guard let step = unit?.multiplied(by: ExactDecimal(random.pick([-1, 0, 0, 1]))),
      let sum = number.rounded(toScale: 14).adding(step)
    else { return nil }
    var text = sum.magnitude.description
    if text.contains("."), random.once(in: 2) { text += "00" }
    if random.once(in: 4) { text = "0" + text }
    return NumberEditor.Content((sum.isNegative ? "-" : "") + text)
  }
}
