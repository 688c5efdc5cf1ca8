import Foundation
import LiveNumberCore
import Testing

/// A decimal is encoded as its canonical text, since a JSON number would pass through `Double`.
@Suite struct DecimalCodingTests {
  @Test(arguments: ["0", "-0", "1.50", "-1234567890123456789012345.000000000000001", "0.1"])
  func roundTrip(_ text: String) throws {
    let value = try exact(text)
    let data = try JSONEncoder().encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    let read = try JSONDecoder().decode([ExactDecimal].self, from: data)
    #expect(read.count == 1 && read[0].isIdentical(to: value))
  }

  @Test(arguments: ["[\"1,5\"]", "[\"\"]", "[1.5]", "[null]", "[\"NaN\"]"])
  func refusals(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ExactDecimal].self, from: Data(json.utf8))
    }
  }
}
