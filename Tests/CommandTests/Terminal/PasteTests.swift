import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Bracketed paste")
struct PasteTests {
  private static func keys(_ bytes: some Sequence<UInt8>) -> [KeyEvent] {
    var decoder = KeyDecoder()
    var events: [KeyEvent] = []
    for byte in bytes { events += decoder.decode(byte) }
    return events
  }

  private static func pasted(_ content: some Sequence<UInt8>) -> [KeyEvent] {
    keys(Array("\u{1B}[200~".utf8) + Array(content) + Array("\u{1B}[201~".utf8))
  }

  @Test(
    arguments: [
      "", "1,234.56", "-5\r\n", "\u{3}\u{1A}", "\u{1B}[D", "\u{1B}\u{1B}", "\u{1B}[20",
      "\u{1B}[201",
      "\u{1B}[200~", "٩٨٧", "\u{1B}\u{1B}[20\u{1B}[2",
    ])
  func theWholeTextIsOneEvent(text: String) {
    #expect(Self.pasted(text.utf8) == [KeyEvent(.paste(text))])
  }

  @Test func keysAroundAPasteAreKeys() {
    let bytes = Array("1\u{1B}[200~23\u{1B}[201~4".utf8)
    #expect(
      Self.keys(bytes) == [
        KeyEvent(.character("1")), KeyEvent(.paste("23")), KeyEvent(.character("4")),
      ])
  }

  @Test func altBeforeAPasteDoesNotChangeIt() {
    #expect(Self.keys("\u{1B}\u{1B}[200~1\u{1B}[201~".utf8) == [KeyEvent(.paste("1"))])
  }

  @Test func aPasteBeyondTheLimitIsRejectedAndLaterKeysAreRead() {
    let text = String(repeating: "7", count: PasteCollector.maximumByteCount + 1)
    #expect(Self.pasted(text.utf8) == [KeyEvent(.brokenPaste(.tooLong))])
    let limit = String(text.dropLast())
    #expect(Self.pasted(limit.utf8) == [KeyEvent(.paste(limit))])
  }

  @Test func aPasteThatIsNotUTF8IsRejected() {
    #expect(Self.pasted([0x31, 0xFF, 0x32]) == [KeyEvent(.brokenPaste(.notUTF8))])
  }

  @Test func aPasteWithoutAnEndDoesNotHideLaterKeys() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~12".utf8 { _ = decoder.decode(byte) }
    #expect(decoder.patience == 2000)
    #expect(decoder.flush() == [KeyEvent(.brokenPaste(.unfinished))])
    #expect(decoder.decode(0x03) == [KeyEvent(.character("c"), .control)])
  }

  /// Ctrl-C leaves a paste without an end if nothing follows.
  @Test func interrupted() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~12\u{3}".utf8 { _ = decoder.decode(byte) }
    #expect(decoder.patience == 100)
    let interrupt = KeyEvent(.character("c"), .control)
    #expect(decoder.flush() == [KeyEvent(.brokenPaste(.unfinished)), interrupt])
    #expect(Self.pasted(Array("1\u{3}2".utf8)) == [KeyEvent(.paste("1\u{3}2"))])
  }
}
