import Testing

@testable import TerminalUI
@testable import TerminalForm
@testable import numfmt_live

/// The text fields of the form.
@Suite("form: text")
@MainActor struct TextLineTests {
  /// Keys in a text, with the insertion point at |.
  @Test(
    arguments: [
      ("abc<Left>x", "abx|c"), ("abc<Home>x", "x|abc"), ("abc<Left><BS>", "a|c"),
      ("abc<Left><Del>", "ab|"), ("abc<Home><BS>", "|abc"), ("abc<Del>", "abc|"),
      ("abc<S-Left><S-Left>x", "ax|"), ("abc<S-Left><S-Left><Left>x", "ax|bc"),
      ("abc<S-Left><Right>x", "abcx|"), ("abc<S-Left><BS>", "ab|"),
      ("one two<C-w>", "one |"), ("one two  <C-w>", "one |"), ("one<C-w><C-w>", "|"),
      ("abcd<Left><Left><C-u>", "|cd"), ("abcd<Left><Left><C-k>", "ab|"),
      ("ab<C-_>", "a|"), ("ab<C-_><C-_>", "|"), ("ab<C-_><M-_>", "ab|"), ("ab<C-_>x<M-_>", "ax|"),
      // A letter and its accent are one character.
      ("ae\u{301}<BS>", "a|"), ("ae\u{301}<Left>x", "ax|e\u{301}"),
      ("e<Home>a\u{301}", "a\u{301}|e"),
      ("\u{301}<Home>e", "e\u{301}|"),
    ])
  func keys(keys: String, marked: String) throws {
    let script = try FormScript()
    try script.press("<S-Tab>" + keys)
    let shown = script.form.input(.note).shown
    var text = shown.text.unicodeScalars
    text.insert("|", at: text.index(text.startIndex, offsetBy: shown.caret))
    #expect(String(text) == marked)
    #expect(script.form.values.note == shown.text)
  }

  @Test func aPastedTextBecomesOneLineWithoutControlCharacters() throws {
    let script = try FormScript()
    try script.press("<S-Tab>")
    _ = script.form.handle(KeyEvent(.paste("one\r\ntwo\tthree\u{1B}[31m\u{7F}")))
    #expect(script.text(.note) == "one  two three[31m")
  }
}
