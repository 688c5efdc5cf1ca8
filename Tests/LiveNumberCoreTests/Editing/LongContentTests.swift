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

  /// The other edits, each with all of a long number selected, or with a caret in it.
  @Test func everyOtherEdit() throws {
    let digits = String(digits.dropLast(10_000))
    let caret = "5".endIndex
    let edits: [NumberEditor.Edit] = [
      .replaceText("5", caret: caret), .replaceText("5", caret: nil), .compose("5"), .type("5"),
      .paste("5"), .typeOnNumericPad("5"), .set(5),
    ]
    for edit in edits {
      var session = try session(digits)
      session.apply(.selectAll)
      #expect(session.apply(edit) == .accepted, "\(edit)")
      #expect(session.text == "5")
      session.undo()
      try expectContent(session, digits)
    }
    var session = try session(digits)
    session.apply(.select(anchor: 45_000, head: 45_000))
    let length = session.text.utf16.count
    #expect(session.replace(utf16: [0..<1, (length - 1)..<length], with: "") == .accepted)
    try expectContent(session, digits.dropLast(2))
    #expect(session.replace(utf16: [2..<3, 60_000..<60_001], with: "8") == .accepted)
    session.apply(.move(.left, extending: false))
    #expect(session.apply(.delete(.wordBackward)) == .accepted)
    session.format = try HandMade.decimal(.chakma)
    session.options = NumberEditor.Options(range: 0...9)
    #expect(session.validity == .invalid)
    #expect(session.apply(.clear) == .accepted && session.text.isEmpty)
  }

  /// What is remembered of keys that aren't content doesn't grow with their number.
  @Test func memoryOfKeysIsLimited() throws {
    func state(_ text: String) throws -> NumberEditor.State {
      var session = EditingSession(editor: try NumberEditor(format: HandMade.decimal(.english)))
      session.type(text)
      session.removeHistory()
      return session.state
    }
    // Two zeros say as much as more do.
    let zeros = try state("00000")
    #expect(zeros.validity == .valid)
    #expect(try state(String(repeating: "0", count: 2_000)) == zeros)
    for keys in ["0 ", "0'", "1,234", "x", "0x", "5x", "1 ", "5.", "-", "+", "(0)"] {
      let short = try state(String(repeating: keys, count: 2_100))
      let long = try state(String(repeating: keys, count: 2_400))
      #expect(long.memory == short.memory, "\(keys)")
      #expect(short.memory <= 3_000, "\(keys)")
    }
  }

  /// A text has at most 1,000 characters, since it's read with each key.
  @Test func textsAreLimited() throws {
    var session = EditingSession(editor: try NumberEditor(format: HandMade.decimal(.german)))
    // In German, the point is another separator than the field's.
    session.type("0.")
    session.type(digits.prefix(1_500).description)
    #expect(session.text.utf8.count == 1_000 && session.validity == .valid)
    #expect(session.lastOutcome.reason == .tooLong)
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

extension NumberEditor.State {
  /// The number of characters that the state remembers beside its content.
  fileprivate var memory: Int {
    waiting.count + (typedText?.count ?? 0)
  }
}
