import Testing

@testable import LiveNumberCore

/// Every scalar of Unicode: a decimal digit here is one in the standard library's properties.
@Suite struct DecimalDigitTests {
  /// The digits of `hanidec`, which Unicode calls letters.
  private static let han: [Unicode.Scalar] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  /// The standard library may know digits of a later Unicode, but never fewer.
  @Test func everyScalar() {
    var wrong: [String] = []
    var found = 0
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let digit = DecimalDigit(scalar)
      if let index = Self.han.firstIndex(of: scalar) {
        if digit?.value != UInt8(index) || digit?.zero != Self.han[0].value {
          wrong.append(scalar.escaped(asASCII: true))
        }
        continue
      }
      let properties = scalar.properties
      let isDigit = properties.numericType == .decimal
      guard let digit else {
        if isDigit, (properties.age ?? (99, 0)) <= (15, 1) {
          wrong.append(scalar.escaped(asASCII: true))
        }
        continue
      }
      found += 1
      let value = properties.numericValue ?? -1
      if !isDigit || Double(digit.value) != value || digit.zero != code - UInt32(digit.value) {
        wrong.append(scalar.escaped(asASCII: true))
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
    #expect(found % 10 == 0 && found >= 680)
  }

  @Test(arguments: ["²", "①", "½", "Ⅷ", "百", "十", "\u{1F101}", "A", ".", "\u{66B}", "\u{10A40}"])
  func numeralsThatAreNoDecimalDigits(_ scalar: Unicode.Scalar) {
    #expect(DecimalDigit(scalar) == nil)
  }
}
