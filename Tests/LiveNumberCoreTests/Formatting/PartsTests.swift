import LiveNumberCore
import TestSupport
import Testing

/// The parts of a formatted number, named as in ECMA-402.
@Suite struct PartsTests {
  /// Returns each part as `kind:text`, with a middle dot for the no-break space.
  private func pieces(_ format: NumberFormat, _ value: String) throws -> String {
    let value = try exact(value)
    let parts = format.parts(of: value)
    // The parts are in order, without gaps, and slices of one text.
    #expect(parts.map(\.text).joined() == format.format(value))
    var end = parts.first?.text.startIndex
    for part in parts {
      #expect(part.text.startIndex == end && !part.text.isEmpty)
      end = part.text.endIndex
    }
    let shown = parts.map { part in
      let piece = part.text.unicodeScalars.map { $0 == "\u{A0}" ? "·" : "\($0)" }.joined()
      return "\(part.kind.rawValue):\(piece)"
    }
    return shown.joined(separator: " ")
  }

  @Test(arguments: [
    ("0", "integer:0"), ("12.5", "integer:12 decimal:. fraction:5"),
    (
      "-1234567.89",
      "minusSign:- integer:1 group:, integer:234 group:, integer:567 decimal:. fraction:89"
    ),
    ("-0.05", "minusSign:- integer:0 decimal:. fraction:05"),
  ])
  func decimals(_ value: String, _ expected: String) throws {
    #expect(try pieces(HandMade.decimal(.english), value) == expected)
  }

  @Test func signs() throws {
    let always = try HandMade.decimal(.english, options: .init(signDisplay: .always))
    #expect(try pieces(always, "5") == "plusSign:+ integer:5")
    let never = try HandMade.decimal(.english, options: .init(signDisplay: .never))
    #expect(try pieces(never, "-5") == "integer:5")
    let exceptZero = try HandMade.decimal(.english, options: .init(signDisplay: .exceptZero))
    #expect(try pieces(exceptZero, "5") == "plusSign:+ integer:5")
    #expect(try pieces(exceptZero, "0") == "integer:0")
    // Marks of direction are literals beside their sign.
    #expect(try pieces(HandMade.decimal(.hebrew), "-5") == "literal:\u{200E} minusSign:- integer:5")
    #expect(
      try pieces(HandMade.percent(.egyptian), "-0.05")
        == "literal:\u{61C} minusSign:- integer:\u{665} percentSign:\u{66A} literal:\u{61C}")
    // Two literals in a row are one part.
    let spaced = try NumberFormat(
      symbols: NumberSymbols.hebrew,
      pattern: NumberPattern(negative: Affixes(prefix: [.init(.literal, "\u{A0}"), .minusSign])))
    #expect(try pieces(spaced, "-5") == "literal:·\u{200E} minusSign:- integer:5")
  }

  @Test func optionsOfDigits() throws {
    let padded = try HandMade.decimal(
      .english,
      options: .init(precision: .fractionLength(2), minimumIntegerDigits: 4))
    #expect(try pieces(padded, "1.005") == "integer:0 group:, integer:001 decimal:. fraction:00")
    let bare = try HandMade.decimal(.english, options: .init(minimumIntegerDigits: 0))
    #expect(try pieces(bare, "0.5") == "decimal:. fraction:5")
    let pointed = try HandMade.decimal(.english, options: .init(decimalSeparatorDisplay: .always))
    #expect(try pieces(pointed, "5") == "integer:5 decimal:.")
    let signed = try HandMade.decimal(
      .english,
      options: .init(precision: .fractionLength(1), signDisplay: .exceptZero))
    #expect(try pieces(signed, "0.5") == "plusSign:+ integer:0 decimal:. fraction:5")
    #expect(try pieces(signed, "0") == "integer:0 decimal:. fraction:0")
    // The parts are those of the rounded number.
    let rounded = try HandMade.decimal(.english, options: .init(precision: .fractionLength(1)))
    #expect(try pieces(rounded, "999.97") == "integer:1 group:, integer:000 decimal:. fraction:0")
  }

  @Test func affixes() throws {
    #expect(
      try pieces(HandMade.percent(.french, space: "\u{A0}"), "0.125")
        == "integer:12 decimal:, fraction:5 literal:· percentSign:%")
    #expect(
      try pieces(HandMade.trailing(.euro, .german), "-5")
        == "minusSign:- integer:5 decimal:, fraction:00 literal:· currency:€")
    #expect(
      try pieces(HandMade.leading(.dollar, accounting: true), "-1234")
        == "literal:( currency:$ integer:1 group:, integer:234 decimal:. fraction:00 literal:)")
  }
}
