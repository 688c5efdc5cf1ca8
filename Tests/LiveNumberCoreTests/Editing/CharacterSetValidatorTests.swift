import LiveNumberCore
import TestSupport
import Testing

/// The question of a text field's delegate: EDITING.md 6.1.
@Suite struct CharacterSetValidatorTests {
  typealias Verdict = CharacterSetValidator.Verdict

  /// A text with the range between `‹` and `›`, or the caret at `|`, and what would be put there.
  private func verdict(
    _ validator: CharacterSetValidator, _ marked: String, _ replacement: String
  ) -> Verdict {
    // A validator that remembers nothing.
    var validator = validator
    var units: [UInt16] = []
    var bounds: [Int] = []
    for scalar in marked.unicodeScalars {
      if "‹›|".unicodeScalars.contains(scalar) {
        bounds.append(units.count)
      } else {
        units += Array(String(scalar).utf16)
      }
    }
    let text = String(decoding: units, as: UTF16.self)
    return validator.verdict(
      replacingUTF16: (bounds.first ?? 0)..<(bounds.last ?? 0), of: text, with: replacement)
  }

  private static let english: [(String, String, Verdict)] = [
    // Keys.
    ("|", "5", .allowed), ("12|", "3", .allowed), ("|12", "3", .allowed), ("1,2|34", "5", .allowed),
    ("|", "-", .allowed), ("|5", "-", .allowed), ("5|", "-", .allowed),
    ("-|", "-", .rejected(.misplacedSign)), ("|12", "+", .allowed),
    ("12|", "+", .allowed),
    ("12|", ".", .allowed), ("|", ".", .allowed), ("1.5|", ".", .rejected(.secondDecimalSeparator)),
    ("1|2.5", ".", .rejected(.secondDecimalSeparator)),
    ("12|", "x", .rejected(.unexpectedCharacter)), ("|", "€", .allowed),
    ("|12", "0", .allowed), ("12|", "\u{FF15}", .allowed),
    // Over a selection.
    ("‹12›", "7", .allowed), ("1‹2.5›", ".", .allowed), ("‹-1›2", "-", .allowed),
    ("‹12›", "x", .rejected(.unexpectedCharacter)),
    // Deleting.
    ("‹12›", "", .allowed), ("1‹,›234", "", .allowed), ("1‹x›", "", .allowed), ("|", "", .allowed),
    // Pastes.
    ("|", "1234.56", .allowed), ("|", "1,234.56", .allowed), ("|", "-5", .allowed),
    ("|", "abc", .rejected(.notANumber)), ("|", "12abc", .rejected(.notANumber)),
    ("|", "1,1,1.2", .rejected(.misplacedSeparator)), ("|5", "-1-", .rejected(.misplacedSign)),
    ("|", "1٢", .rejected(.mixedDigits)), ("12|", "34", .allowed),
    ("‹12›", "ab", .rejected(.notANumber)),
    ("1|2", "3.4", .allowed), ("1|.5", "3.4", .rejected(.secondDecimalSeparator)),
    // The number that the field shows, which is read as its paste is.
    ("|", "11,11", .allowed),
    // Blanks around it do no harm.
    ("|", " 12 ", .allowed),
    // A text that is no number already.
    ("1‹x›", "2", .allowed), ("|1x", "2", .rejected(.notANumber)),
    ("1.2.‹3›", "4", .rejected(.notANumber)), ("1‹.2.›3", ".", .allowed),
  ]

  @Test func englishDecimals() throws {
    let validator = try CharacterSetValidator(format: HandMade.decimal(.english), kind: .decimal)
    for (text, replacement, expected) in Self.english {
      #expect(verdict(validator, text, replacement) == expected, "\(text) with \(replacement)")
    }
  }

  @Test func germanDecimals() throws {
    let validator = try CharacterSetValidator(format: HandMade.decimal(.german), kind: .decimal)
    let rows: [(String, String, Verdict)] = [
      ("12|", ",", .allowed), ("1.234|", ",5", .allowed), ("|", "1.234,5", .allowed),
      ("1|", ".", .allowed), ("|", "1.234", .allowed), ("|", "56.45", .allowed),
      ("12,5|", ",", .rejected(.secondDecimalSeparator)),
    ]
    for (text, replacement, expected) in rows {
      #expect(verdict(validator, text, replacement) == expected, "\(text) with \(replacement)")
    }
  }

  @Test func integersAndLengths() throws {
    let format = try HandMade.decimal(.english)
    let integers = CharacterSetValidator(format: format, kind: .integer, allowsNegative: false)
    #expect(verdict(integers, "12|", "3") == .allowed)
    #expect(verdict(integers, "12|", ".") == .allowed)
    #expect(verdict(integers, "|12", "-") == .rejected(.negativeNotAllowed))
    #expect(verdict(integers, "|", "12.5").isAllowed == false)
    let short = CharacterSetValidator(format: format, kind: .decimal, maximumLength: 4)
    // Digits and the decimal separator count, the sign and grouping separators do not.
    #expect(verdict(short, "-1,23|", "4") == .allowed)
    #expect(verdict(short, "-1,234|", "5") == .rejected(.tooLong))
    #expect(verdict(short, "1.2|", "3") == .allowed)
    #expect(verdict(short, "1.23|", "4") == .rejected(.tooLong))
    #expect(verdict(short, "12|", "345") == .rejected(.tooLong))
    #expect(verdict(short, "1‹2›", "345") == .allowed)
    let shortest = CharacterSetValidator(format: format, kind: .integer, maximumLength: 0)
    #expect(verdict(shortest, "|", "1") == .allowed, "a field has room for a digit")
    #expect(verdict(shortest, "1|", "2") == .rejected(.tooLong))
  }

  /// The editor's other rules hold as well.
  @Test func ranges() throws {
    var options = NumberEditor.Options { $0.range = ValueBounds(minimum: 18, maximum: 30) }
    options.rangePolicy = .block
    let validator = CharacterSetValidator(
      editor: try NumberEditor(format: HandMade.decimal(.english), options: options))
    #expect(verdict(validator, "|", "2") == .allowed)
    #expect(verdict(validator, "|", "4") == .rejected(.outOfRange))
    #expect(verdict(validator, "3|", "5") == .rejected(.outOfRange))
    #expect(verdict(validator, "|", "35") == .rejected(.outOfRange))
  }

  @Test func decoratedTexts() throws {
    let euros = try CharacterSetValidator(format: HandMade.trailing(.euro, .german), kind: .decimal)
    #expect(verdict(euros, "1.234,5|\u{A0}€", "6") == .allowed)
    #expect(verdict(euros, "12|\u{A0}€", "x") == .rejected(.unexpectedCharacter))
    #expect(verdict(euros, "|", "5 €") == .allowed)
    #expect(verdict(euros, "|", "5 $") == .rejected(.otherCurrency))
    #expect(verdict(euros, "‹12›\u{A0}€", "") == .allowed)
    let dollars = try CharacterSetValidator(
      format: HandMade.leading(.dollar, accounting: true), kind: .decimal)
    #expect(verdict(dollars, "($1|2.00)", "3") == .allowed)
  }

  /// Ranges that are none of the text, or cut a character in two, are rejected.
  @Test func rangesInUTF16() throws {
    var validator = try CharacterSetValidator(
      format: HandMade.decimal(.chakma), kind: .decimal)
    #expect(verdict(validator, "\u{11137}|\u{11138}", "5") == .allowed)
    for range in [-1..<0, 0..<5, 5..<5, 1..<2, 0..<3, 3..<4] {
      #expect(
        validator.verdict(replacingUTF16: range, of: "\u{11137}\u{11138}", with: "5")
          == .rejected(.outsideText), "\(range)")
    }
  }

  /// What is typed behind a rejected key would show it, and so is rejected, too: EDITING.md 2.4.
  @Test(arguments: [
    ("de", "1,234.56", "1,234.56"), ("de", "1.5", "1.5"), ("de", "1.234,5.6", "1.234,5"),
    ("en", "1.2.3", "1.2"), ("en", "12*3 * 4", "12"), ("en", "12x3", "12"), ("en", "4k7", "4"),
    ("en", "x12", ""),
  ])
  func digitsAfterARejectedKey(_ symbols: String, keys: String, text: String) throws {
    var validator = try CharacterSetValidator(
      format: HandMade.decimal(symbols == "de" ? NumberSymbols.german : NumberSymbols.english),
      kind: .decimal)
    var field = ""
    for key in keys {
      let end = field.utf16.count
      let verdict = validator.verdict(replacingUTF16: end..<end, of: field, with: String(key))
      if verdict.isAllowed { field.append(key) }
    }
    #expect(field == text)
  }

  @Test("A deletion, another place, and another text end the memory of a rejected key")
  func endOfTheMemory() throws {
    let format = try HandMade.decimal(NumberSymbols.english)
    let fresh = CharacterSetValidator(format: format, kind: .decimal)
    for (range, text, replacement) in [
      (2..<3, "1.5", ""), (1..<1, "1.5", "2"), (3..<3, "1.6", "2"),
    ] {
      var validator = fresh
      #expect(validator.verdict(replacingUTF16: 3..<3, of: "1.5", with: ".").isAllowed == false)
      #expect(validator.verdict(replacingUTF16: range, of: text, with: replacement).isAllowed)
      #expect(validator.verdict(replacingUTF16: 3..<3, of: "1.5", with: "6").isAllowed)
    }
  }
}
