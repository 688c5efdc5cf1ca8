import LiveNumberCore
import TestSupport
import Testing

/// Fields with the maximum number of digits: every edit takes linear time, or is rejected.
@Suite struct LongContentTests {
  private static let most = ExactDecimal.maximumDigitCount

  private func session(_ content: String) throws -> EditingSession {
    var session = EditingSession(editor: try NumberEditor(format: HandMade.decimal(.english)))
    #expect(session.apply(.paste(content)) == .accepted)
    try expectContent(session, content)
    return session
  }

  /// Leaves a hundred thousand digits out of the message.
  private func expectContent(
    _ session: EditingSession, _ content: some StringProtocol,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isExpected = session.state.content.text == content
    try #require(isExpected, sourceLocation: sourceLocation)
  }

  private func expectRendering(
    _ session: EditingSession, _ rendering: NumberEditor.Rendering,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isExpected = session.rendering == rendering
    try #require(isExpected, sourceLocation: sourceLocation)
  }

  private let digits = String(repeating: "7", count: LongContentTests.most)

  @Test func nothingGoesIntoAFullField() throws {
    var session = try session(digits)
    #expect(session.validity == .valid)
    let isExact = session.value == ExactDecimal(digits)
    #expect(isExact)
    #expect(session.text.utf8.count == Self.most + 33_333)
    for place in [0, 1, 50_000, Self.most] {
      session.apply(.select(anchor: place, head: place))
      let before = session.rendering
      for edit in [NumberEditor.Edit.type("1"), .paste("23"), .compose("4")] {
        #expect(session.apply(edit).reason == .tooLong, "\(edit) at \(place)")
        try expectRendering(session, before)
      }
    }
    #expect(session.apply(.step(1)) == .accepted)
    let isNext = session.state.content.text.hasSuffix("778")
    #expect(isNext)
    #expect(session.apply(.commit) == .accepted)
  }

  @Test func moreThanTheMaximumIsRejectedAsAWhole() throws {
    var session = try session("5")
    session.apply(.selectAll)
    let before = session.rendering
    for text in [digits + "7", digits + ".7", String(repeating: "7,", count: Self.most)] {
      #expect(session.apply(.paste(text)).isRejected)
      try expectRendering(session, before)
    }
    // The decimal separator is no digit.
    #expect(session.apply(.paste(digits.dropLast() + ".7")) == .accepted)
    session.apply(.selectAll)
    let nines = String(repeating: "9", count: Self.most)
    #expect(session.apply(.paste(nines)) == .accepted)
    #expect(session.apply(.step(1)).reason == .tooLong)
    try expectContent(session, nines)
  }

  @Test func keysGoInAndOutAnywhere() throws {
    let content = "1" + String(repeating: "0", count: 50_000) + "." + digits.prefix(40_000)
    var session = try session(String(content))
    for place in [1, 25_000, 50_001, 50_002, 90_002] {
      session.apply(.select(anchor: place, head: place))
      let before = session.rendering
      #expect(session.apply(.type("3")) == .accepted, "\(place)")
      #expect(session.state.head == place + 1)
      #expect(session.state.content.text.utf8.count == content.utf8.count + 1)
      #expect(session.apply(.delete(.backward)) == .accepted)
      try expectRendering(session, before)
      try expectContent(session, content)
    }
    session.apply(.move(.toStart, extending: false))
    session.apply(.type("-"))
    session.apply(.move(.toEnd, extending: true))
    #expect(session.state.selection == 1..<90_003)
    session.apply(.delete(.selection))
    #expect(session.text == "-")
    session.undo()
    try expectContent(session, "-" + content)
    session.apply(.select(anchor: 50_003, head: 50_003))
    #expect(session.apply(.delete(.backward)).reason == .partsJoined)
    #expect(session.apply(.type(".")) == .accepted)
    try expectContent(session, "-" + content)
    #expect(
      session.apply(.delete(.toEnd)) == .accepted && session.apply(.delete(.toStart)) == .accepted)
    #expect(session.text.isEmpty)
  }

  /// Values with too many digits as shown.
  @Test func valuesThatCannotBeShown() throws {
    var session = EditingSession(editor: try NumberEditor(format: HandMade.percent(.english)))
    session.type("5")
    let before = session.rendering
    #expect(session.apply(.set(ExactDecimal("1e99999"))).reason == .tooLong)
    try expectRendering(session, before)
    #expect(session.apply(.set(ExactDecimal("1e99997"))) == .accepted)
    try expectContent(session, "1" + String(repeating: "0", count: 99_999))
  }

  /// The promises of longer contents than the fuzzers edit.
  @Test func everyPromiseHolds() throws {
    let edits: [NumberEditor.Edit] = [
      .paste("1.5E+300"), .move(.toStart, extending: false), .type("-"),
      .move(.right, extending: true),
      .type("7"), .move(.toEnd, extending: false), .type("."), .paste("25"), .delete(.backward),
      .commit,
    ]
    for format in [
      try HandMade.decimal(.english), try HandMade.decimal(.chakma),
      try HandMade.leading(.dollar, accounting: true),
    ] {
      var field = CheckedField(EditingSession(editor: NumberEditor(format: format)))
      var broken = edits.flatMap { field.apply($0) }
      #expect(field.session.state.content.count > 300)
      broken += field.finish()
      #expect(broken.isEmpty)
    }
  }

  @Test func anotherFormatAndPlainTexts() throws {
    var session = try session(digits)
    session.format = try HandMade.decimal(.chakma)
    let isExact = session.value == ExactDecimal(digits)
    #expect(isExact && session.text.unicodeScalars.count == Self.most + 33_333)
    var text = session.text
    text.unicodeScalars.removeLast()
    #expect(session.apply(.replaceText(text, caret: nil)) == .accepted)
    try expectContent(session, digits.dropLast())
    #expect(session.apply(.set(ExactDecimal("1e-100000"))) == .accepted)
    #expect(session.value?.scale == Self.most)
  }
}
