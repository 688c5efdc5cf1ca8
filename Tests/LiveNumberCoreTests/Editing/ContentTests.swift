import LiveNumberCore
import TestSupport
import Testing

/// Texts that are content, finished or not, and texts that aren't.
@Suite struct ContentTests {
  @Test(arguments: ["", "-", ".", "-.", "1.", ".5", "-1234.5", "007", "-0.0"])
  func contents(_ text: String) throws {
    #expect(try #require(NumberEditor.Content(text)).text == text)
  }

  @Test(arguments: ["--1", "1-", "1-2", ".-", "1.2.3", "..", "+1", "1,2", " 1", "1e5", "٣"])
  func otherTexts(_ text: String) {
    #expect(NumberEditor.Content(text) == nil)
  }

  /// Up to 16 characters are stored inline.
  @Test(arguments: 14...18) func aKeyAndBackspaceChangeNothing(count: Int) throws {
    var session = EditingSession(editor: try NumberEditor(format: HandMade.decimal(.english)))
    session.type(String("1234567.8912345678".prefix(count)))
    let content = session.state.content
    for offset in 0...count {
      session.apply(.select(anchor: offset, head: offset))
      let before = session.rendering
      session.type("3")
      #expect(session.state.content.count == count + 1)
      session.deleteBackward()
      #expect(session.state.content == content && session.rendering == before, "\(offset)")
    }
  }
}
