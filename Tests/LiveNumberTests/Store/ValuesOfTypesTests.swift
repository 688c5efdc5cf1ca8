import LiveNumber
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that its type holds is valid when a program sets it, in every style; and a step from it
/// is valid, too, or rejected with a reason.
@Suite struct ValuesOfTypesTests {
  private static let styles =
    NumberStyle.named.map(\.style) + [
      .number, .currency("EUR"), .currency("JPY"), .currency("KWD"), .unit("kilometer"),
      .number.precision(.fractionLength(2)), .percent.precision(.fractionLength(0...1)),
    ]

  private func check<Value: NumberValue>(_ values: [Value], _ failures: inout Failures) throws {
    for style in Self.styles where LocaleData.hasUnits || style != .unit("kilometer") {
      for value in values {
        let store = try NumberStore<Value>(style, value: value, locale: "de")
        failures.expect(
          store.isValid && store.value?.decimalValue == value.decimalValue,
          "\(Value.self) \(value), \(style.kind): \(store.text) is \(store.validity)")
        for count in [1, -1, 10, -10] {
          let store = try NumberStore<Value>(style, value: value, locale: "de")
          let before = (text: store.text, isValid: store.isValid, value: store.value?.decimalValue)
          let outcome = store.apply(.step(count))
          let isSame = store.text == before.text && store.value?.decimalValue == before.value
          failures.expect(
            outcome.isRejected
              ? isSame && store.isValid == before.isValid && outcome.reason != nil
              : !isSame && store.isValid && store.value != nil,
            """
            \(Value.self) \(value), \(style.kind), \(count) steps from \(before.text): \
            \(store.text) is \(store.validity), \(outcome)
            """)
        }
      }
    }
  }

  @Test func valuesAndSteps() throws {
    var failures = Failures()
    try check([Int.min, -1, 0, 1, 42, 100, .max], &failures)
    try check([Int8.min, -1, 0, 1, 42, .max], &failures)
    try check([UInt8.min, 1, 42, .max], &failures)
    try check([UInt64.min, 1, 42, .max], &failures)
    try check([Double.pi, -0.1, 0, 0.125, 1e15, .leastNonzeroMagnitude], &failures)
    try check([Float.pi, -0.1, 0, 0.125, 1e6], &failures)
    try check(
      [
        Decimal.pi, -Decimal.pi, 0, 1, Decimal(string: "0.125"), Decimal(string: "12.3456789"),
        .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      ].compactMap { $0 }, &failures)
    try check([ExactDecimal("3.25"), 0, ExactDecimal("1e40"), ExactDecimal("-1e-40")], &failures)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A step that is too small for the type is rejected.
  @Test func stepsOfIntegersInPercent() throws {
    let rows: [(step: ExactDecimal?, count: Int, text: String, NumberEditor.Reason?)] = [
      (nil, 1, "200\u{a0}%", nil), (nil, -1, "0\u{a0}%", nil), (nil, 10, "1.100\u{a0}%", nil),
      (2, 1, "300\u{a0}%", nil), (ExactDecimal("0.01"), 1, "100\u{a0}%", .outOfRange),
      (ExactDecimal("0.5"), 2, "200\u{a0}%", nil),
    ]
    for (step, count, text, reason) in rows {
      let store = try NumberStore<Int>(
        .percent, value: 1, locale: "de", options: .init { $0.step = step })
      let outcome = store.apply(.step(count))
      #expect(store.text == text && store.isValid, "\(step as Any)")
      #expect(outcome.reason == reason, "\(step as Any)")
    }
  }
}
