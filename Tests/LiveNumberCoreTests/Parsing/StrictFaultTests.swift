import TestSupport
import Testing

@testable import LiveNumberCore

/// A text is a number, or it has a fault that says why not.
@Suite struct StrictFaultTests {
  @Test func exactlyOneAnswer() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var (numberCount, faultCount) = (0, 0)
    for format in try formats() {
      for _ in 0..<(100 * Samples.factor) {
        var text = format.format(try exact(random.content(integer: 20, fraction: 6)))
        for _ in 0..<random.number(below: 3) {
          text = random.damaged(text, with: "0159٢.,-−+ \u{A0}\u{202F}'’٫٬()$€%")
        }
        var bytes = Array(text.utf8)
        if random.once(in: 20) { bytes.insert(0xC3, at: random.number(in: 0...bytes.count)) }
        bytes.withUnsafeBufferPointer { bytes in
          let number = format.compiled.strictNumber(in: bytes)
          let fault = format.compiled.strictFault(in: bytes)
          failures.expect(
            (number == nil) != (fault == nil), "\(text): \(number as Any), \(fault as Any)")
          numberCount += number == nil ? 0 : 1
          faultCount += fault == nil ? 0 : 1
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(min(numberCount, faultCount) > 1_500 * Samples.factor, "One answer is too rare.")
  }

  private func formats() throws -> [NumberFormat] {
    var padded = NumberFormat.Options(minimumIntegerDigits: 5)
    padded.scale = 3
    var signed = NumberFormat.Options(signDisplay: .always)
    signed.decimalSeparatorDisplay = .always
    let all = [NumberFormat.Options(), padded, signed, NumberFormat.Options(grouping: .never)]
    return try [
      NumberSymbols.english, NumberSymbols.german, NumberSymbols.french, NumberSymbols.swiss,
      NumberSymbols.egyptian,
      NumberSymbols.chakma, HandMade.symbols("··", ","),
    ].flatMap { symbols in
      try all.flatMap { options in
        let trailingSign = NumberPattern(
          negative: Affixes(suffix: [.minusSign]), positive: Affixes(suffix: [.plusSign]),
          grouping: GroupingSizes.indian)
        return [
          try HandMade.decimal(symbols, options: options),
          try NumberFormat(
            style: NumberStyle(.decimal, options: options), symbols: symbols,
            pattern: trailingSign),
          try HandMade.percent(symbols, space: "\u{A0}", options: options),
          try HandMade.leading(.dollar, symbols, accounting: true, options: options),
        ]
      }
    }
  }
}
