import LiveNumber
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of every type, as exact as the type.
@Suite struct StoreValueTests {
  private func typed<Value: NumberValue>(
    _ text: String, as type: Value.Type, locale: String = "en"
  ) throws -> NumberStore<Value> {
    let store = try NumberStore<Value>(locale: locale)
    store.type(text)
    return store
  }

  @Test func decimalsBeyondDouble() throws {
    #expect(
      try typed("9007199254740993", as: Decimal.self).value == Decimal(string: "9007199254740993"))
    #expect(try typed("1.05", as: Decimal.self).value == Decimal(string: "1.05"))
    let most = String(repeating: "7", count: 38)
    let store = try typed(most + "7", as: Decimal.self)
    #expect(store.value == Decimal(string: most) && store.lastOutcome.reason == .tooLong)
    let fraction = try typed("0." + String(repeating: "7", count: 40), as: Decimal.self)
    #expect(fraction.value?.description == "0." + most && fraction.validity == .valid)
    // A decimal stores no zeros at its end.
    let zeros = String(repeating: "0", count: 60)
    #expect(try typed("5" + zeros, as: Decimal.self).value == Decimal(string: "5" + zeros))
  }

  @Test func exactDecimalsOfAnyLength() throws {
    let digits = String(repeating: "123456789", count: 5).prefix(42)
    let store = try typed(String(digits), as: ExactDecimal.self)
    #expect(store.value?.description == String(digits))
    #expect(try typed("1.50", as: ExactDecimal.self).value?.description == "1.50")
  }

  private func expectBounds<Integer: FixedWidthInteger & NumberValue>(of type: Integer.Type) throws
  {
    for bound in [Integer.min, Integer.max] {
      let store = try typed("\(bound)", as: type)
      #expect(store.value == bound && store.validity == .valid)
      let before = store.text
      for digit in "0123456789" where bound != 0 {
        store.type(String(digit))
        #expect(store.lastOutcome.reason == .outOfRange, "\(bound)\(digit)")
      }
      if bound != 0 { #expect(store.text == before) }
    }
    let store = try typed("1", as: type)
    store.type(".")
    #expect(store.value == 1 && store.validity == .valid)
    store.type("5")
    #expect(store.value == nil && store.validity != .valid)
    store.apply(.clear)
    store.type("-")
    #expect(store.lastOutcome.isRejected == !Integer.isSigned)
    store.apply(.clear)
    #expect(store.value == nil)
  }

  @Test func integersOfEveryWidth() throws {
    let types: [any (FixedWidthInteger & NumberValue).Type] = [
      Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self, Int64.self,
      UInt64.self, Int.self, UInt.self, Int128.self, UInt128.self,
    ]
    for type in types { try expectBounds(of: type) }
  }

  @Test func binaryFloatingPoint() throws {
    #expect(try typed("1.05", as: Double.self).value == 1.05)
    #expect(try typed("0.1", as: Float.self).value == 0.1)
    #expect(try typed("9007199254740993", as: Double.self).value == 9007199254740992)
    let zero = try typed("-0", as: Double.self)
    #expect(zero.value?.sign == .minus)
    zero.apply(.commit)
    #expect(zero.text == "-0" && zero.value?.sign == .minus)
    // A number beyond the greatest value can't be typed.
    let huge = try typed("1" + String(repeating: "0", count: 308), as: Double.self)
    #expect(huge.value == 1e308)
    huge.type("0")
    #expect(huge.lastOutcome.reason == .outOfRange)
  }

  /// Setting a field's own value changes nothing, even if the text has more digits.
  @Test(arguments: ["1.", "1.50", "-", ".", "-0", "0.30000000000000000001", "9007199254740993"])
  func echoes(_ text: String) throws {
    let store = try typed(text, as: Double.self)
    let shown = store.text
    store.apply(.move(.left, extending: false))
    let selection = store.selection
    let value = store.value
    store.value = value
    #expect(store.text == shown && store.selection == selection)
    #expect(store.lastOutcome == .accepted)
    let single = try typed("16777217", as: Float.self)
    single.value = single.value
    #expect(single.text == "16,777,217")
  }

  @Test func settingValues() throws {
    let store = try NumberStore<Double>(locale: "de")
    store.value = 1234.5
    #expect(store.text == "1.234,5" && store.selection.lowerBound == store.text.endIndex)
    store.value = 1e21
    #expect(store.text == "1.000.000.000.000.000.000.000")
    store.value = nil
    #expect(store.text == "" && store.validity == .empty)
    store.value = .infinity
    #expect(store.text == "")
    store.value = 7
    store.value = .nan
    #expect(store.text == "" && store.value == nil)
    #expect(try NumberStore<Int>(value: -12_345, locale: "fr").text == "-12\u{202F}345")
    #expect(try NumberStore<Double>(value: .nan, locale: "fr").text == "")
  }
}
