import LiveNumber
import Testing

@testable import TerminalUI
@testable import TerminalForm
@testable import numfmt_live

/// The visible part of the form in windows of different sizes.
@Suite("form: windows")
@MainActor struct FormPictureTests {
  /// The focused field is visible in every window, and no line is wasted.
  @Test func focusInSight() throws {
    let script = try FormScript()
    // With all messages.
    try script.press("<Enter>")
    var failures: [String] = []
    for rows in 1...16 {
      for columns in [1, 2, 5, 13, 20, 40, 80, 300] {
        for key in Array(repeating: "<Tab>", count: 8) + Array(repeating: "<S-Tab>", count: 8) {
          try script.press(key)
          let (form, layout) = (script.form, FormColumns(columns))
          let picture = form.picture(in: WindowSize(columns: columns, rows: rows))
          let messages = SampleField.allCases.count { layout.message(of: $0, in: form) != nil }
          let count = SampleField.allCases.count + messages + (rows >= 3 ? 1 : 0)
          if picture.rows.count != min(rows, count)
            || picture.rows[picture.cursor] != layout.row(of: form.focus, in: form)
            || picture.rows.contains(where: {
              RowLayout($0, columns: columns, scroll: 0).width > max(1, columns - 1)
            })
          {
            failures.append("\(rows) rows, \(columns) columns, \(form.focus): \(picture)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10).joined(separator: "\n"))")
  }

  @Test func aMessageIsShownWithItsFieldIfBothFit() throws {
    let script = try FormScript()
    try script.press("<Enter><Tab><Tab><Tab>")
    let (form, layout) = (script.form, FormColumns(40))
    let rows = form.picture(in: WindowSize(columns: 40, rows: 3)).rows
    let email = [layout.row(of: .email, in: form), layout.message(of: .email, in: form)]
    #expect(Array(rows.prefix(2)) == email)
    #expect(rows.map(\.notes.isEmpty) == [true, true, false])
  }

  @Test(
    arguments: [
      (60, "> Note              ", "                    Cannot be empty."),
      (40, "> Note              ", "  Cannot be empty."), (24, "> Note     ", "  Cannot be empty."),
      (20, "> Note ", "  Cannot be empty."), (10, "", "Cannot be empty."),
    ])
  func labelsAndMessagesFitTheirWindows(columns: Int, prompt: String, message: String) throws {
    let script = try FormScript()
    try script.press("<S-Tab><S-Tab><Tab>")
    let layout = FormColumns(columns)
    #expect(layout.row(of: .note, in: script.form).prompt == prompt)
    let row = try #require(layout.message(of: .note, in: script.form))
    #expect(row.prompt + row.text == message)
  }

  /// All messages begin in one column.
  @Test func messagesAreInOneColumn() throws {
    let script = try FormScript("fr")
    try script.press("1<Enter>")
    for width in [20, 40, 60, 90] {
      let layout = FormColumns(width)
      let rows = SampleField.allCases.compactMap { layout.message(of: $0, in: script.form) }
      #expect(rows.count > 2 && Set(rows.map(\.prompt)).count == 1, "\(width) columns: \(rows)")
    }
  }

  /// In a window of 40 columns and 10 rows, a question has the key of each answer, and the keys are
  /// listed.
  @Test func aQuestionAndTheKeysInASmallWindow() throws {
    let script = try FormScript("de")
    try script.press("<Tab><Tab>5.5000")
    let window = WindowSize(columns: 40, rows: 10)
    func texts() -> [String] { script.form.picture(in: window).rows.map { $0.prompt + $0.text } }
    let question = texts().first { $0.contains("Enter") }
    #expect(
      question?.contains("(Enter)") == true && question?.contains("N)?") == true, "\(texts())")
    try script.press("?")
    #expect(texts().first?.hasPrefix("Tab, Shift-Tab") == true)
    #expect(texts().last == "… more in a larger window" && texts().count == 10)
    try script.press("<F1>")
    #expect(texts().contains { $0.contains("(Enter)") })
    // In a text, a question mark is a character.
    try script.press("<Enter>a?")
    #expect(script.text(script.form.focus) == "a?" && !script.form.showsKeys)
  }
}
