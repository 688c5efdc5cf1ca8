import LiveNumber
import Testing

@testable import numfmt_live

/// The visible part of the form in windows of different sizes.
@Suite("form: windows")
@MainActor struct FormPageTests {
  /// The focused field is visible in every window, and no line is wasted.
  @Test func focusInSight() throws {
    let script = try FormScript()
    // With all messages.
    try script.press("<Enter>")
    var top = 0
    var failures: [String] = []
    for rows in 1...16 {
      for columns in [1, 2, 5, 13, 20, 40, 80, 300] {
        for key in Array(repeating: "<Tab>", count: 8) + Array(repeating: "<S-Tab>", count: 8) {
          try script.press(key)
          let page = FormPage(script.form, columns: columns, rows: rows, top: top)
          top = page.top
          let body = FormPage.body(script.form, FormColumns(columns)).count
          let footer = rows >= 3 ? 1 : 0
          if page.lines.count != min(rows, body + footer)
            || page.lines[page.cursor].kind != .field(script.form.focus)
            || page.lines.contains(where: {
              RowLayout($0.row, columns: columns, scroll: 0).width > max(1, columns - 1)
            })
          {
            failures.append("\(rows) rows, \(columns) columns, \(script.form.focus): \(page)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10).joined(separator: "\n"))")
  }

  @Test func aMessageIsShownWithItsFieldIfBothFit() throws {
    let script = try FormScript()
    try script.press("<Enter><Tab><Tab><Tab>")
    let page = FormPage(script.form, columns: 40, rows: 3, top: 0)
    #expect(
      page.lines.map(\.kind) == [
        .field(.email), .message(.email), .footer,
      ])
  }

  @Test(
    arguments: [
      (60, "> Note              ", "                    Cannot be empty."),
      (24, "> Note     ", "      Cannot be empty."), (20, "> Note ", "  Cannot be empty."),
      (10, "", "Cannot be empty."),
    ])
  func labelsAndMessagesFitTheirWindows(columns: Int, prompt: String, message: String) throws {
    let script = try FormScript()
    try script.press("<S-Tab><S-Tab><Tab>")
    let layout = FormColumns(columns)
    #expect(layout.row(of: .note, in: script.form).prompt == prompt)
    let row = try #require(layout.message(of: .note, in: script.form))
    #expect(row.prompt + row.text == message)
  }
}
