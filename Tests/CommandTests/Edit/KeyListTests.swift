import LiveNumber
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("The list of keys")
struct KeyListTests {
  private static let list = KeyList(entries: [
    ("Enter", "accept"), ("Esc", "leave"), ("Home, End", "move"),
  ])

  @Test(
    arguments: [
      (80, 9, ["Enter  accept  Esc  leave  Home, End  move"]),
      (43, 9, ["Enter  accept  Esc  leave  Home, End  move"]),
      (42, 9, ["Enter  accept  Home, End  move", "Esc    leave"]),
      (30, 9, ["Enter      accept", "Esc        leave", "Home, End  move"]),
      (17, 9, ["Enter  accept", "Esc  leave", "Home, End  move"]),
      (15, 9, ["Enter  accept", "Esc  leave", "Home, End  mo…"]),
      (30, 0, []), (30, -1, []),
      // What is cut off is said.
      (42, 1, ["Enter  accept  Esc  leave"]),
      (30, 2, ["Enter  accept  Esc  leave", "… more in a larger window"]),
      (5, 2, ["Ent…", "… m…"]),
    ])
  func asManyColumnsAsFitFromTopToBottomAndAsManyLinesAsFit(
    columns: Int, rows: Int, lines: [String]
  ) {
    #expect(Self.list.lines(columns: columns, rows: rows) == lines)
  }

  @Test func allKeysOfAFieldAreInTwoColumnsOfAWindowOf80() {
    let lines = KeyList.field.lines(columns: 80, rows: 23)
    #expect(lines.count == (KeyList.field.entries.count + 1) / 2)
    let text = lines.joined(separator: "\n")
    let missing = KeyList.field.entries.filter {
      !text.contains("\($0.keys)  ") || !text.contains($0.meaning)
    }
    #expect(missing.isEmpty)
  }

  @Test func everyControlKeyOfAFieldIsInTheList() {
    // Ctrl-\\ quits like Ctrl-C, and nobody looks for it.
    let bound = "abcdefghijklmnopqrstuvwxyz_".unicodeScalars.filter { scalar in
      KeyBindings.command(for: KeyEvent(.character(scalar), .control), isEmpty: false)
        != .respond(.stay)
    }
    let named = KeyList.field.entries.map(\.keys).joined(separator: ", ")
    let missing = bound.filter { !named.contains("Ctrl-\(String($0).uppercased())") }
    #expect(bound.count > 10 && missing.isEmpty, "\(missing)")
  }

  @Test func aQuestionMarkIsNoPartOfANumberInAnyLocale() throws {
    var failures: [String] = []
    for locale in NumberLocale.available {
      for style in [
        NumberStyle.number, .percent, .currency("EUR"),
        .currency("USD").sign(strategy: .accounting),
      ] {
        let format = try NumberFormat(style, locale: locale)
        let editor = NumberEditor(format: format)
        for scalar in KeyList.toggles {
          let outcome = editor.apply(.type(scalar), to: .empty).outcome
          if outcome.reason != .unexpectedCharacter
            || format.format("-1234567.89").unicodeScalars.contains(scalar)
          {
            failures.append("\(locale.identifier) \(style) \(scalar)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }
}
