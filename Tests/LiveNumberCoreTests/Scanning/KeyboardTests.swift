import Testing

@testable import LiveNumberCore

/// What keys mean, by the symbols of a field: EDITING.md 1.4, 1.5, 2.2 and 4.2.
@Suite struct KeyboardTests {
  private static let blank = Key.grouping(isSpace: true)
  private static let mark = Key.grouping(isSpace: false)

  private func expect(
    _ symbols: NumberSymbols, _ keys: [(String, Key)], aliases: [Unicode.Scalar] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let keyboard = Keyboard(symbols: symbols, aliases: aliases)
    for (scalars, key) in keys {
      for scalar in scalars.unicodeScalars {
        #expect(
          keyboard.key(scalar) == key, "\(scalar.escaped(asASCII: true))",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// The same in every field.
  private static let everywhere: [(String, Key)] = [
    ("-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{207B}\u{208B}\u{2212}\u{2796}", .minus),
    ("\u{FE58}\u{FE63}\u{FF0D}\u{30FC}\u{FF70}", .minus),
    ("+\u{207A}\u{208A}\u{2795}\u{FB29}\u{FE62}\u{FF0B}", .plus),
    ("5٥५５五\u{1D7DD}\u{1113B}", .digit(5)), ("0٠〇", .digit(0)),
    ("\u{66B}", .decimal), ("\u{66C}", mark),
    ("xXeE€$%()[]/*\n\t\0\u{200E}\u{200F}\u{61C}½²", .other),
  ]

  @Test func english() {
    expect(
      HandMade.english,
      Self.everywhere + [
        (".\u{FF0E}\u{FE52}\u{3002}\u{FF61}", .decimal), (",\u{FF0C}\u{FE50}", Self.mark),
        (" \u{A0}\u{202F}'\u{2019}", .other),
      ])
  }

  @Test func german() {
    expect(
      HandMade.german,
      Self.everywhere + [
        (",\u{FF0C}\u{FE50}", .decimal), (".\u{FF0E}\u{FE52}\u{3002}\u{FF61}", Self.mark),
        (" '", .other),
      ])
  }

  /// Neither comma nor period groups in French, so both are decimal keys.
  @Test func french() {
    expect(
      HandMade.french,
      Self.everywhere + [
        (",.\u{FF0C}\u{FF0E}\u{FE50}\u{FE52}\u{3002}\u{FF61}", .decimal),
        (" \u{A0}\u{202F}\u{2009}\u{2007}\u{3000}", Self.blank), ("'\u{2019}", .other),
      ])
  }

  @Test func swiss() {
    expect(
      HandMade.swiss,
      Self.everywhere + [
        (".,", .decimal), ("\u{2019}'\u{2018}\u{2BC}\u{FF07}", Self.mark), (" ", .other),
      ])
  }

  @Test func egyptian() {
    expect(
      HandMade.egyptian, Self.everywhere + [(".,\u{FF0E}\u{FF0C}", .decimal), (" '", .other)])
  }

  @Test func aliases() {
    let keyboard = Keyboard(symbols: HandMade.german, aliases: ["б", "ю", "*"])
    #expect(keyboard.key("б") == .decimal)
    #expect(keyboard.key("*") == .decimal)
    #expect(keyboard.key(".") == Self.mark)
  }

  /// The numeric pad's decimal key is one whatever it is labelled with; its other keys are as always.
  @Test(arguments: [
    HandMade.english, HandMade.german, HandMade.french, HandMade.swiss, HandMade.egyptian,
  ])
  func numericPad(_ symbols: NumberSymbols) {
    let keyboard = Keyboard(symbols: symbols, aliases: [])
    for scalar in ".,\u{66B}".unicodeScalars { #expect(keyboard.numericPadKey(scalar) == .decimal) }
    #expect(keyboard.numericPadKey("7") == .digit(7))
    #expect(keyboard.numericPadKey("-") == .minus)
    #expect(keyboard.numericPadKey("x") == .other)
  }
}
