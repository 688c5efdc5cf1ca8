import TestSupport
import Testing

@testable import LiveNumberCore

/// The guard for plain numbers does what the general calculation does.
@Suite struct FormatGuardTests {
  @Test func textsAsByTheGeneralCalculation() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var plainCount = 0
    let precisions: [NumberFormat.Precision?] = [
      nil, .fractionLength(2), .fractionLength(1...3), .integer, .significantDigits(1...3),
      .increment(5, minimumFractionDigits: 0),
    ]
    for symbols in [
      NumberSymbols.english, NumberSymbols.german, NumberSymbols.persian, NumberSymbols.chakma,
    ] {
      for precision in precisions {
        for scale in [0, 2, -1] {
          let format = try HandMade.decimal(
            symbols, random.pick([.thousands, GroupingSizes.indian, GroupingSizes.spanish]),
            options: .init(precision: precision, scale: scale))
          let compiled = format.compiled
          for _ in 0..<(100 * Samples.factor) {
            let text = random.content(integer: 20, fraction: 6)
            guard let value = ExactDecimal(text) else { continue }
            let general = value.withView(shiftedBy: compiled.powerOfTen) { number in
              if number.scale >= 0, number.scale <= compiled.plainFractionDigits { plainCount += 1 }
              return compiled.withGeneralLayout(of: number) { compiled.text(of: $0) }
            }
            failures.expect(
              format.format(value) == general, "\(value): \(format.format(value)), \(general)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(plainCount > 1_000 * Samples.factor, "The guard takes few numbers.")
  }
}
