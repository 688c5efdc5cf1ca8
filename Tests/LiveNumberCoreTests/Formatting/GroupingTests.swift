import LiveNumberCore
import TestSupport
import Testing

/// The places of grouping separators.
@Suite struct GroupingTests {
  @Test(
    arguments: [
      (.thousands, .automatic, "1 12 123 1,234 12,345 123,456 1,234,567"),
      (.thousands, .always, "1 12 123 1,234 12,345 123,456 1,234,567"),
      (.thousands, .min2, "1 12 123 1234 12,345 123,456 1,234,567"),
      (.thousands, .never, "1 12 123 1234 12345 123456 1234567"),
      (.indian, .automatic, "1 12 123 1,234 12,345 1,23,456 12,34,567"),
      (.indian, .min2, "1 12 123 1234 12,345 1,23,456 12,34,567"),
      (.spanish, .automatic, "1 12 123 1234 12,345 123,456 1,234,567"),
      (.spanish, .always, "1 12 123 1,234 12,345 123,456 1,234,567"),
      // Ewe has a minimum of three; `min2` does not lower it.
      (.init(primary: 3, secondary: 3, minimum: 3), .min2, "1 12 123 1234 12345 123,456 1,234,567"),
      (.none, .automatic, "1 12 123 1234 12345 123456 1234567"),
      (.none, .min2, "1 12 123 1234 12345 123456 1234567"),
      (.none, .always, "1 12 123 1,234 12,345 123,456 1,234,567"),
      // A missing secondary size is the primary one.
      (.init(primary: 4, secondary: 0), .automatic, "1 12 123 1234 1,2345 12,3456 123,4567"),
      (.init(primary: 2, secondary: 3), .automatic, "1 12 1,23 12,34 123,45 1,234,56 12,345,67"),
      (
        .init(primary: 1, secondary: 1), .automatic,
        "1 1,2 1,2,3 1,2,3,4 1,2,3,4,5 1,2,3,4,5,6 1,2,3,4,5,6,7"
      ),
      (
        .init(primary: 1, secondary: 1), .always,
        "1 1,2 1,2,3 1,2,3,4 1,2,3,4,5 1,2,3,4,5,6 1,2,3,4,5,6,7"
      ),
    ] as [(GroupingSizes, NumberFormat.GroupingStrategy, String)])
  func groups(
    _ sizes: GroupingSizes, _ strategy: NumberFormat.GroupingStrategy, _ expected: String
  ) throws {
    let options = NumberFormat.Options(grouping: strategy)
    let format = try HandMade.decimal(.english, sizes, options: options)
    let numbers: [ExactDecimal] = [1, 12, 123, 1234, 12345, 123456, 1_234_567]
    #expect(numbers.map { format.format($0) }.joined(separator: " ") == expected)
  }
}
