import Testing

@testable import Replay

@Suite struct MarkedTextTests {
  @Test(arguments: [
    ("", "", nil),
    ("|", "", 0..<0),
    ("1\u{202F}23|4", "1\u{202F}234", 6..<6),
    ("‹-1›.5", "-1.5", 0..<2),
    ("١‹٬›٢", "١٬٢", 2..<4),
    ("12", "12", nil),
    (#"4\|7|"#, "4|7", 3..<3),
    (#"‹\‹1\››\\"#, #"‹1›\"#, 0..<7),
  ])
  func marksAreReadAndDrawn(marked: String, text: String, selection: Range<Int>?) throws {
    let read = try #require(MarkedText(marked))
    #expect(read == MarkedText(text: text, selection: selection))
    #expect(read.description == marked)
  }

  @Test(arguments: ["1|2|", "‹1", "1›", "›1‹", "‹1|›", "‹1›‹2›", #"1\2|"#, #"1\"#])
  func mismatchedMarksAreRejected(marked: String) {
    #expect(MarkedText(marked) == nil)
  }
}
