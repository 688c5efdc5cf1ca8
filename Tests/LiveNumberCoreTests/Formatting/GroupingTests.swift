import LiveNumberCore
import TestSupport
import Testing

/// The places of grouping separators.
@Suite struct GroupingTests {
  @Test(
    arguments: [
      (.thousands, .automatic, ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567"]),
      (.thousands, .always, ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567"]),
      (.thousands, .min2, ["1", "12", "123", "1234", "12,345", "123,456", "1,234,567"]),
      (.thousands, .never, ["1", "12", "123", "1234", "12345", "123456", "1234567"]),
      (
        GroupingSizes.indian, .automatic,
        ["1", "12", "123", "1,234", "12,345", "1,23,456", "12,34,567"]
      ),
      (GroupingSizes.indian, .min2, ["1", "12", "123", "1234", "12,345", "1,23,456", "12,34,567"]),
      (
        GroupingSizes.spanish, .automatic,
        ["1", "12", "123", "1234", "12,345", "123,456", "1,234,567"]
      ),
      (
        GroupingSizes.spanish, .always,
        ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567"]
      ),
      // Ewe has a minimum of three; `min2` does not lower it.
      (
        GroupingSizes(primary: 3, secondary: 3, minimum: 3), .min2,
        ["1", "12", "123", "1234", "12345", "123,456", "1,234,567"]
      ),
      (.none, .automatic, ["1", "12", "123", "1234", "12345", "123456", "1234567"]),
      (.none, .min2, ["1", "12", "123", "1234", "12345", "123456", "1234567"]),
      (.none, .always, ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567"]),
      // A missing secondary size is the primary one.
      (
        GroupingSizes(primary: 4, secondary: 0), .automatic,
        ["1", "12", "123", "1234", "1,2345", "12,3456", "123,4567"]
      ),
      (
        GroupingSizes(primary: 2, secondary: 3), .automatic,
        ["1", "12", "1,23", "12,34", "123,45", "1,234,56", "12,345,67"]
      ),
      (
        GroupingSizes(primary: 1, secondary: 1), .automatic,
        ["1", "1,2", "1,2,3", "1,2,3,4", "1,2,3,4,5", "1,2,3,4,5,6", "1,2,3,4,5,6,7"]
      ),
      (
        GroupingSizes(primary: 1, secondary: 1), .always,
        ["1", "1,2", "1,2,3", "1,2,3,4", "1,2,3,4,5", "1,2,3,4,5,6", "1,2,3,4,5,6,7"]
      ),
      (
        GroupingSizes(primary: -3, secondary: -2), .automatic,
        ["1", "12", "123", "1234", "12345", "123456", "1234567"]
      ),
    ] as [(GroupingSizes, NumberFormat.GroupingStrategy, [String])])
  func groups(
    _ sizes: GroupingSizes, _ strategy: NumberFormat.GroupingStrategy, _ expected: [String]
  ) throws {
    let options = NumberFormat.Options(grouping: strategy)
    let format = try HandMade.decimal(.english, sizes, options: options)
    let texts = (1...7).map { format.format(ExactDecimal(1_234_567).leading($0)) }
    #expect(texts == expected)
  }

  @Test func aHundredThousandDigits() throws {
    let format = try HandMade.decimal(.english, .indian)
    let value = try exact(String(repeating: "1", count: 100_000))
    let text = format.format(value)
    #expect(text.utf8.count == 100_000 + 49_999 && text.hasPrefix("1,11,11,"))
    #expect(text.hasSuffix(",11,111"))
  }
}

extension ExactDecimal {
  /// Returns the number of the first digits of seven.
  fileprivate func leading(_ count: Int) -> ExactDecimal {
    scaledByPowerOfTen(count - 7)?.rounded(toScale: 0, .down) ?? .zero
  }
}
