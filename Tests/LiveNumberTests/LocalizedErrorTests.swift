import Foundation
import LiveNumber
import Testing

/// What an alert shows of the library's errors.
@Suite struct LocalizedErrorTests {
  /// Every code of a parse error has a sentence in each of the library's languages.
  @Test func everyParseErrorHasASentence() throws {
    let euros = try NumberFormat(.currency("EUR"), locale: "en")
    let share = NumberFormatStyle<Int>(try NumberFormat(locale: "en")).ranged(1...9).parseStrategy
    let tens = NumberFormatStyle<Int>(try NumberFormat(locale: "en"))
      .ranged(.where { $0.isMultiple(of: 10) }).parseStrategy
    let plain = try NumberFormat(locale: "en")
    let table: [(NumberParseError.Code, (String) throws -> Void, String)] = [
      (.empty, { _ = try plain.parse($0) }, ""), (.noDigits, { _ = try plain.parse($0) }, "-"),
      (.unexpectedCharacter, { _ = try plain.parse($0) }, "12x"),
      (.mixedDigits, { _ = try plain.parse($0) }, "1٢"),
      (.misplacedSign, { _ = try plain.parse($0) }, "1-"),
      (.missingAffix, { _ = try euros.parse($0) }, "5"),
      (.otherCurrency, { _ = try euros.parse($0, mode: .lenient) }, "5 USD"),
      (.secondDecimalSeparator, { _ = try plain.parse($0) }, "1.2.3"),
      (.misplacedGrouping, { _ = try plain.parse($0) }, "12,34"),
      (.tooManyDigits, { _ = try plain.parse($0) }, String(repeating: "1", count: 100_001)),
      (.doesNotFit, { _ = try plain.parse($0, as: Int8.self) }, "300"),
      (.outOfRange, { _ = try share.parse($0) }, "12"),
      (.notAllowed, { _ = try tens.parse($0) }, "12"),
    ]
    for (code, parse, text) in table {
      let error = #expect(throws: NumberParseError.self, "\(code)") { try parse(text) }
      guard let error else { continue }
      #expect(error.code == code)
      let sentences = ["en", "de_AT", "fr"].map {
        error.message(in: Locale(identifier: $0))
      }
      #expect(
        Set(sentences).count == 3
          && sentences.allSatisfy {
            $0.contains(".") && $0.hasSuffix("?") != error.readings.isEmpty
          },
        "\(sentences)")
    }
    let bytes: [UInt8] = [0xFF]
    let error = #expect(throws: NumberParseError.self) {
      try bytes.withUnsafeBufferPointer { _ = try plain.parse(utf8: $0) }
    }
    #expect(
      error?.localizedDescription == FieldMessages.standard.text(for: .notANumber, in: .current))
  }

  @Test func errorsSayWhatIsWrong() throws {
    let format = try NumberFormat(locale: "en")
    var options = NumberEditor.Options()
    options.maximumLength = 0
    let table: [(String, () throws -> Void)] = [
      ("maximumLength: 0", { try options.validate(for: format) }),
      ("12,34", { _ = try NumberFormat(locale: "12,34") }),
      (
        FieldMessages.standard.text(for: .misplacedGrouping, in: .current) + " ",
        { _ = try format.parse("12,34") }
      ),
      ("fraction", { _ = try format.with(options: .init(precision: .fractionLength(-1))) }),
    ]
    for (part, body) in table {
      let error = #expect(throws: (any Error).self, performing: body)
      #expect((error as Any) is any LocalizedError)
      let description = error?.localizedDescription ?? ""
      #expect(description.contains(part))
      #expect(!description.contains("The operation could"))
      #expect(!description.contains("\n"))
    }
  }
}
