import Foundation
import LiveNumberCore
import Testing

/// Canonical decimal text, read, written, and coded.
@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("+0", "0"), ("5", "5"), ("-5", "-5"), ("+5", "5"),
    ("1234.50", "1234.50"), ("-1234.50", "-1234.50"), ("007", "7"), ("00.10", "0.10"),
    (".5", "0.5"), ("5.", "5"), ("-.5", "-0.5"), ("0.0", "0.0"), ("-0.00", "-0.00"),
    ("9007199254740993", "9007199254740993"), ("0.1", "0.1"), ("1.50", "1.50"),
    ("-0.000", "-0.000"), ("12345678901234567890.123456789", "12345678901234567890.123456789"),
    // An exponent moves the point.
    ("1e3", "1000"), ("1E3", "1000"), ("1e+3", "1000"), ("1e-3", "0.001"), ("12.5e1", "125"),
    ("12.5e2", "1250"), ("12.5e-1", "1.25"), ("1.50e1", "15.0"), (".5e1", "5"), ("5.e1", "50"),
    ("-1e2", "-100"), ("0e5", "0"), ("0e-5", "0.00000"), ("1e00003", "1000"), ("0.00e1", "0.0"),
  ])
  func reads(_ text: String, _ canonical: String) throws {
    let value = try exact(text)
    #expect(value.description == canonical)
    #expect(try exact(canonical).isIdentical(to: value))
  }

  @Test(arguments: [
    "", " ", "-", "+", ".", "-.", "+.", "e5", ".e5", "1e", "1e+", "1e-", "1e1.5", "1e 5", " 1",
    "1 ", "1 000", "1,000", "1_000", "1.2.3", "--1", "+-1", "1-", "0x10", "1f", "NaN", "nan", "inf",
    "Infinity", "∞", "1e5e5", "1\0", "\u{661}", "\u{FF11}", "\u{2212}1", "1\u{301}", "½",
  ])
  func doesNotRead(_ text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  /// A number that would take a gigabyte written in full isn't written.
  @Test(arguments: [
    "1e999999999", "-1e999999999", "1e-999999999", "1e99999999999999999999999999999999999999",
    "1e-99999999999999999999999999999999999999", "1e9223372036854775807", "1e-9223372036854775808",
    "1e18446744073709551616", "1e100000", "1e-100001", "0.1e-100000",
  ])
  func boundsExponents(_ text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func takesExponentsWithinItsDigits() throws {
    #expect(try exact("1e99999").description.utf8.count == 100_000)
    let small = try exact("1e-100000")
    #expect(small.scale == 100_000)
    #expect(try exact("0e999999999").isZero)
  }

  @Test func takesAHundredThousandDigits() throws {
    let most = String(repeating: "9", count: ExactDecimal.maximumDigitCount)
    let value = try exact(most)
    #expect(value.description == most)
    #expect(ExactDecimal(most + "9") == nil)
    #expect(ExactDecimal("1." + most) == nil)
    let fraction = try exact("." + most)
    #expect(fraction.scale == 100_000 && fraction.description == "0." + most)
    // The zero before the point isn't a digit of the value, so that every description is read.
    #expect(try exact(fraction.description).isIdentical(to: fraction))
    #expect(try exact("0." + most + "e100000").description == most)
    #expect(ExactDecimal("00." + most) == nil)
    let zero = try exact("0e-100000")
    #expect(try exact(zero.description).isIdentical(to: zero))
  }

  /// A decimal is encoded as its canonical text, because a JSON number would pass through `Double`.
  @Test(arguments: ["0", "-0", "1.50", "-1234567890123456789012345.000000000000001", "0.1"])
  func encodes(_ text: String) throws {
    let value = try exact(text)
    let data = try JSONEncoder().encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    let read = try JSONDecoder().decode([ExactDecimal].self, from: data)
    #expect(read.count == 1 && read[0].isIdentical(to: value))
  }

  @Test(arguments: ["[\"1,5\"]", "[\"\"]", "[0.1234567890123456]", "[null]", "[\"NaN\"]"])
  func doesNotDecode(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ExactDecimal].self, from: Data(json.utf8))
    }
  }
}
