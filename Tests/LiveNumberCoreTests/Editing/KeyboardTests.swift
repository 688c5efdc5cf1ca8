import LiveNumberCore
import TestSupport
import Testing

/// The meaning of keys, by the symbols of a field: EDITING.md 1.4, 1.5, 2.2, 2.3, and 4.2.
@Suite struct KeyboardTests {
  private enum Meaning: Equatable {
    case digit(String)
    /// The field's own decimal separator.
    case decimal
    case minus
    /// A separator that is shown as typed, and can be the decimal one.
    case separator
    /// A character that is shown as typed, such as a space that groups, or a plus.
    case mark
    /// A character that is refused.
    case other
  }

  /// Returns the meaning of a key, by its effect in an empty field, behind a digit, and in front of
  /// another.
  private func meaning(_ key: NumberEditor.Edit, in editor: NumberEditor) -> Meaning {
    var empty = EditingSession(editor: editor)
    empty.apply(key)
    switch empty.state.content.text {
    case "-": return .minus
    case "", ".": break
    case let digit: return .digit(digit)
    }
    var field = EditingSession(editor: editor)
    field.type("1")
    guard !field.apply(key).isRejected else { return .other }
    if field.state.content.text == "1." { return .decimal }
    field.type("5")
    return field.value == ExactDecimal("1.5") ? .separator : .mark
  }

  private func expect(
    _ symbols: NumberSymbols, _ keys: [(String, Meaning)], aliases: [Unicode.Scalar] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let options = NumberEditor.Options { $0.decimalAliases = aliases }
    let editor = try NumberEditor(format: HandMade.decimal(symbols), options: options)
    for (scalars, expected) in keys {
      for scalar in scalars.unicodeScalars {
        #expect(
          meaning(.type(scalar), in: editor) == expected, "\(scalar.escaped(asASCII: true))",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// The same in every field.
  private static let everywhere: [(String, Meaning)] = [
    ("-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{207B}\u{208B}\u{2212}\u{2796}", .minus),
    ("\u{FE58}\u{FE63}\u{FF0D}\u{30FC}\u{FF70}", .minus),
    ("+\u{207A}\u{208A}\u{2795}\u{FB29}\u{FE62}\u{FF0B}", .mark),
    ("5٥५５五\u{1D7DD}\u{1113B}", .digit("5")), ("0٠〇", .digit("0")), ("\u{66B}", .decimal),
    ("\u{66C}", .mark), ("eE€$", .mark),
    ("xX%()[]/*\n\t\0\u{200E}\u{200F}\u{61C}½²", .other),
  ]

  @Test func english() throws {
    try expect(
      NumberSymbols.english,
      Self.everywhere + [
        (".\u{FF0E}\u{FE52}\u{3002}\u{FF61}", .decimal), (",\u{FF0C}\u{FE50}", .separator),
        (" \u{A0}\u{202F}'\u{2019}", .mark),
      ])
  }

  @Test func german() throws {
    try expect(
      NumberSymbols.german,
      Self.everywhere + [
        (",\u{FF0C}\u{FE50}", .decimal), (".\u{FF0E}\u{FE52}\u{3002}\u{FF61}", .separator),
        (" '", .mark),
      ])
  }

  /// Neither the comma nor the period groups in French, and the period is shown as typed.
  @Test func french() throws {
    try expect(
      NumberSymbols.french,
      Self.everywhere + [
        (",\u{FF0C}\u{FE50}", .decimal), (".\u{FF0E}\u{FE52}\u{3002}\u{FF61}", .separator),
        (" \u{A0}\u{202F}\u{2009}\u{2007}\u{3000}'\u{2019}", .mark),
      ])
  }

  @Test func swiss() throws {
    try expect(
      NumberSymbols.swiss,
      Self.everywhere + [
        (".", .decimal), (",", .separator), ("\u{2019}'\u{2018}\u{2BC}\u{FF07} ", .mark),
      ])
  }

  @Test func egyptian() throws {
    try expect(
      NumberSymbols.egyptian, Self.everywhere + [(".,\u{FF0E}\u{FF0C}", .separator), (" '", .mark)])
  }

  /// A separator of two characters isn't a key, but each of these characters groups by itself.
  @Test func separatorOfSeveralCharacters() throws {
    try expect(
      HandMade.symbols(".", "' "),
      Self.everywhere + [(".", .decimal), (",", .separator), ("' ’", .mark)])
  }

  @Test func aliases() throws {
    try expect(
      NumberSymbols.german, [("б", .decimal), ("ю", .decimal), ("*", .decimal), (".", .separator)],
      aliases: ["б", "ю", "*"])
  }

  /// The numeric pad's decimal key is one in every locale; its other keys are the usual ones.
  @Test(arguments: [
    NumberSymbols.english, NumberSymbols.german, NumberSymbols.french, NumberSymbols.swiss,
    NumberSymbols.egyptian,
  ])
  func numericPad(_ symbols: NumberSymbols) throws {
    let editor = try NumberEditor(format: HandMade.decimal(symbols))
    for (key, expected) in [
      (".", .decimal), (",", .decimal), ("\u{66B}", .decimal), ("7", .digit("7")), ("-", .minus),
      ("x", .other),
    ] as [(Unicode.Scalar, Meaning)] {
      #expect(meaning(.typeOnNumericPad(key), in: editor) == expected, "\(key)")
    }
  }
}
