import Foundation
import LiveNumber
import TestSupport
import Testing

/// Foundation's decimals are converted exactly, by their mantissa and exponent or by their text.
@Suite struct DecimalConversionTests {
  @Test func texts() {
    for (text, exact) in [
      ("0", "0"), ("-0", "0"), ("12.50", "12.5"), ("-0.001", "-0.001"), ("1200", "1200"),
      ("18446744073709551615", "18446744073709551615"),
      ("18446744073709551616", "18446744073709551616"),
      ("-12345678901234567890123456789012345678", "-12345678901234567890123456789012345678"),
      ("12e100", "12" + String(repeating: "0", count: 100)),
      ("-1e-127", "-0." + String(repeating: "0", count: 126) + "1"),
    ] {
      let value = Decimal(string: text)
      #expect(value?.decimalValue?.description == exact, "\(text)")
      #expect(value?.decimalValue.flatMap { Decimal(decimal: $0) } == value, "\(text)")
    }
    #expect(Decimal("1e-128" as ExactDecimal).decimalValue == "1e-128")
    #expect(Decimal.nan.decimalValue == nil)
    #expect(
      Decimal(decimal: "1e-129") == nil
        && Decimal(decimal: "1e400") == nil)
    #expect(Decimal(decimal: "123456789012345678901234567890123456789.5") == nil)
  }

  @Test func randomNumbers() throws {
    var random = SeededGenerator(topic: "decimals of Foundation")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<3000 * Samples.factor {
      let text = random.content(integer: 20, fraction: 17)
      guard let exact = ExactDecimal(text), let read = Decimal(string: text) else { continue }
      let made = Decimal(decimal: exact)
      failures.expect(made == read, "\(text): \(made as Any)")
      failures.expect(made?.decimalValue == exact, "\(text): \(made?.decimalValue as Any)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
