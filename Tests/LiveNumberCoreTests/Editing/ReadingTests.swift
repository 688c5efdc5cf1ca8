import LiveNumberCore
import TestSupport
import Testing

/// The texts with which a view asks which number was typed: EDITING.md 2.4.
@Suite struct ReadingTests {
  private static let english = try? HandMade.decimal(.english)
  private static let german = try? HandMade.decimal(.german)
  private static let french = try? HandMade.decimal(.french)
  private static let hundredths = try? HandMade.decimal(
    .german, options: .init(precision: .fractionLength(0...2)))
  private static let euros = try? HandMade.trailing(.euro, .german)

  @Test(arguments: [
    // One number asks nothing.
    (german, "1.5", false, []), (german, "1.5", true, []), (german, "1.234.5", false, []),
    (german, "1.500", true, []), (hundredths, "1.500,5", true, []), (french, "12.5", true, []),
    // Groups that aren't complete, or that can be a fraction.
    (german, "12.3456", false, ["12,3456", "123.456"]),
    (german, "12.3456", true, ["12,3456", "123.456"]),
    (english, "1,0000", true, ["1", "10,000"]),
    (french, "12.500", true, ["12,5", "12\u{202F}500"]),
    (euros, "1.2345", false, ["12.345,00\u{A0}€"]), (euros, "1.2345", true, ["12.345,00\u{A0}€"]),
    (german, "12-", true, ["-12", "12"]), (german, "1e5", true, ["100.000"]),
    // What was refused is asked about by a commit.
    (german, "12x", false, []), (german, "12x", true, ["12"]), (german, "1.5x", true, ["1,5"]),
    (euros, "12x", true, ["12,00\u{A0}€"]), (german, "12*", true, []), (german, "x", true, []),
    (german, "3千", true, []),
  ])
  func readings(
    _ format: NumberFormat?, _ keys: String, _ isCommitted: Bool, _ expected: [String]
  ) throws {
    var session = EditingSession(editor: NumberEditor(format: try #require(format)))
    session.type(keys)
    if isCommitted { session.apply(.commit) }
    #expect(session.readings == expected)
    for reading in expected {
      var answered = session
      #expect(!answered.apply(.accept(reading)).isRejected)
      #expect(answered.text == reading && answered.validity == .valid)
    }
  }

  /// Enter again takes the only answer, and an edit shows what waits.
  @Test func aSecondCommitAnswers() throws {
    var session = EditingSession(editor: NumberEditor(format: try HandMade.decimal(.german)))
    session.type("12k")
    #expect(session.apply(.commit).reason == .characterRejected)
    #expect(session.validity == .invalid && session.text == "12")
    var edited = session
    edited.type("7")
    #expect(edited.text == "12k7" && edited.validity == .invalid && edited.readings.isEmpty)
    session.apply(.commit)
    #expect(session.validity == .invalid, "leaving again answers nothing")
    session.apply(.confirm)
    #expect(session.validity == .valid && session.value == 12)
  }

  /// A group has the size of the format's, at the end of the number or within it.
  @Test func groupsThatCanBeFilled() throws {
    let myriads = try HandMade.decimal(.english, GroupingSizes(primary: 4, secondary: 4))
    var session = EditingSession(editor: NumberEditor(format: myriads))
    session.type("1,2345")
    #expect(session.validity == .valid && session.value == 12_345)
  }

  @Test func askingOptionAsksAboutOneNumber() throws {
    let options = NumberEditor.Options { $0.doubt = .ask }
    let format = try HandMade.decimal(.german)
    var session = EditingSession(editor: NumberEditor(format: format, options: options))
    session.type("1.5")
    #expect(session.validity == .incomplete)
    session.apply(.commit)
    #expect(session.validity == .invalid && session.readings == ["1,5"])
  }
}
