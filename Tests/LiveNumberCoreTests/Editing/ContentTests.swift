import LiveNumberCore
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
}
