import LiveNumberCore
import TestSupport
import Testing

/// The texts with which a view asks which number was typed: EDITING.md 2.4.
@Suite struct ReadingTests {
  private static let english = try? HandMade.decimal(.english)
  private static let german = try? HandMade.decimal(.german)
  private static let single = try? HandMade.decimal(
    .german, GroupingSizes(primary: 1, secondary: 1))
  private static let french = try? HandMade.decimal(.french)
  private static let hundredths = try? HandMade.decimal(
    .german, options: .init(precision: .fractionLength(0...2)))
  private static let euros = try? HandMade.trailing(.euro, .german)

  @Test(arguments: [
    (german, "1.5", false, ["1,5", "15"]), (german, "1.5", true, ["1,5", "15"]),
    (german, "12.3456", true, ["12,3456", "123.456"]), (german, "1.234.5", true, ["12.345"]),
    (single, "1.55", false, ["1,55", "1.5.5"]), (german, "1.500", true, []),
    (german, "1.5,5", true, ["15,5"]), (french, "1 5", true, ["15"]),
    (hundredths, "1.50", true, ["1,5", "150"]), (hundredths, "1.500,5", true, []),
    (euros, "1.5", false, ["1,5\u{A0}€", "15\u{A0}€"]),
    (euros, "1.5", true, ["1,50\u{A0}€", "15,00\u{A0}€"]),
    (euros, "1.2345", true, ["12.345,00\u{A0}€"]),
    // Only a period behind a word makes the fraction less likely.
    (german, "Rs 1.5", true, ["1,5", "15"]), (english, "Rs.250", true, ["250", "0.25"]),
    (english, "1'5", true, ["1.5", "15"]),
  ])
  func readings(
    _ format: NumberFormat?, _ keys: String, _ isCommitted: Bool, _ expected: [String]
  ) throws {
    var session = EditingSession(editor: NumberEditor(format: try #require(format)))
    session.type(keys)
    if isCommitted { session.apply(.commit) }
    #expect(session.readings == expected)
    // Another commit asks the same.
    session.apply(.commit)
    if isCommitted { #expect(session.readings == expected) }
  }

  /// The field's own separator, typed where it is shown, isn't a decimal one.
  @Test func aSeparatorThatIsSteppedOver() throws {
    var session = EditingSession(editor: NumberEditor(format: try HandMade.decimal(.german)))
    session.type("1234")
    session.apply(.select(anchor: 1, head: 1))
    session.type(".5")
    #expect(session.readings == ["15.234"])
  }

  /// A group has the size of the format's, at the end of the number or within it.
  @Test func groupsThatCanBeFilled() throws {
    let myriads = try HandMade.decimal(.english, GroupingSizes(primary: 4, secondary: 4))
    var session = EditingSession(editor: NumberEditor(format: myriads))
    session.type("1,2")
    #expect(session.validity == .incomplete && session.warning == nil)
    session.type("345")
    #expect(session.validity == .valid && session.value == 12_345)
    let mixed = try HandMade.decimal(.english, GroupingSizes(primary: 3, secondary: 4))
    session = EditingSession(editor: NumberEditor(format: mixed))
    session.type("1,23,4567,890")
    session.apply(.select(anchor: 1, head: 1))
    session.apply(.delete(.forward))
    #expect(session.value == 134_567_890)
    #expect(session.validity == .incomplete && session.warning == nil)
  }

  /// Among the digits of another scale, the separator has no place.
  @Test func anotherScaleKeepsTheDoubtAlone() throws {
    var session = EditingSession(editor: NumberEditor(format: try HandMade.decimal(.german)))
    session.type("12.3")
    session.format = try HandMade.percent(.german)
    #expect(session.readings == ["12.300%"])
    session.apply(.select(anchor: 1, head: 1))
    #expect(session.apply(.type(".")).reason == .groupingMisfit)
  }

  @Test func aWarningAsksNothing() throws {
    let options = NumberEditor.Options { $0.doubt = .warn }
    let format = try HandMade.decimal(.german)
    var session = EditingSession(editor: NumberEditor(format: format, options: options))
    session.type("1.5")
    #expect(session.readings.isEmpty)
  }
}
