import TestSupport
import Testing

@testable import LiveNumberCore

/// The guard for plain numbers reads what the general parser reads.
@Suite struct ParseGuardTests {
  @Test func valuesAsByTheGeneralParser() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var plainCount = 0
    for symbols in [HandMade.english, HandMade.german, HandMade.french, HandMade.swedish] {
      for sizes in [GroupingSizes.thousands, HandMade.indianSizes, HandMade.spanishSizes, .none] {
        let format = try HandMade.decimal(symbols, sizes)
        for _ in 0..<(300 * Samples.factor) {
          let text = format.format(try exact(random.content(integer: 12, fraction: 6)))
          let damaged = random.once(in: 2) ? text : random.damaged(text, with: "0159.,-\u{A0} ")
          let bytes = Array(damaged.utf8)
          bytes.withUnsafeBufferPointer { bytes in
            guard let plain = format.compiled.parsePlain(bytes) else { return }
            plainCount += 1
            let general = try? StrictParser.parse(bytes, in: format)
            failures.expect(
              general?.isIdentical(to: plain) == true,
              "\(damaged): \(plain), \(general as Any)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(plainCount > 1_500 * Samples.factor, "The guard takes few texts.")
  }

  /// The guard doesn't read bare digits if one can be their sign, or if negative numbers have none.
  @Test(
    arguments: [
      ("7\u{200E}", "\u{200E}+\u{200E}", [.minusSign]), ("\u{2212}", "7", [.minusSign]),
      ("-", "+", []),
    ] as [(String, String, [AffixPart])])
  func ambiguousSigns(_ minus: String, _ plus: String, _ negative: [AffixPart]) throws {
    var symbols = HandMade.english
    (symbols.minusSign, symbols.plusSign) = (minus, plus)
    let pattern = NumberPattern(
      negative: Affixes(suffix: negative), positive: Affixes(suffix: [.plusSign]))
    let format = try NumberFormat(
      symbols: symbols, pattern: pattern, options: NumberFormat.Options(signDisplay: .always))
    Array("57".utf8).withUnsafeBufferPointer {
      #expect(format.compiled.parsePlain($0) == nil)
    }
  }
}
