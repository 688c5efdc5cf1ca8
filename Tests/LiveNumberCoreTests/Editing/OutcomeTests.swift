import LiveNumberCore
import TestSupport
import Testing

/// The range of an outcome is in the text of the edit: EDITING.md 13.
@Suite struct OutcomeTests {
  private func outcome(
    _ edit: NumberEditor.Edit, typed: String = "",
    _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> NumberEditor.Outcome {
    var options = NumberEditor.Options()
    change(&options)
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(.german), options: options))
    session.type(typed)
    return session.apply(edit)
  }

  /// An app can look up its own words by the reason.
  @Test func reasonsAsKeys() throws {
    let words: [NumberEditor.Reason: String] = [
      .negativeNotAllowed: "from zero", .tooLong: "too long",
    ]
    let outcome = try outcome(.type("-")) { $0.allowsNegative = false }
    #expect(outcome.reason.map { words[$0] } == "from zero")
    #expect(words[NumberEditor.Reason(rawValue: "tooLong")] == "too long")
    #expect(words[.atBound] == nil)
  }

  /// The text, the reason, and the part that is at fault.
  @Test(
    arguments: [
      ("", .notANumber, ""), ("  ", .notANumber, "  "), ("12abc", .notANumber, "abc"),
      ("12 abc", .notANumber, "abc"), ("abc12", .notANumber, "abc"), ("1😀2", .notANumber, "😀"),
      ("1٢", .mixedDigits, "٢"), ("1𑄶", .mixedDigits, "𑄶"), ("--5", .misplacedSign, "-"),
      ("5--", .misplacedSign, "-"), ("1,1,1.2", .misplacedSeparator, "."),
      ("1.2.3", .misplacedSeparator, "."), ("(5", .notANumber, "(5"), ("5)", .notANumber, ")"),
      ("1-2", .notANumber, "-"),
    ] as [(String, NumberEditor.Reason, String)])
  func pastes(_ text: String, _ reason: NumberEditor.Reason, _ fault: String) throws {
    let outcome = try outcome(.paste(text))
    #expect(outcome.isRejected && outcome.reason == reason)
    guard case .rejected(_, let range) = outcome else { return }
    #expect(text[range] == fault)
  }

  /// Among other digits, the last separator is named.
  @Test(arguments: [("3 4.567", 3), ("3,4.567", 3), ("1.23,4,5", 6), ("3.4.567", 3)])
  func fragments(_ text: String, _ fault: Int) throws {
    var session = try EditingSession(
      editor: NumberEditor(format: HandMade.decimal(.german)))
    session.type("12")
    session.apply(.move(.left, extending: false))
    let start = text.utf8.index(text.startIndex, offsetBy: fault)
    #expect(
      session.apply(.paste(text))
        == .rejected(.misplacedSeparator, start..<text.utf8.index(after: start)))
  }

  @Test func keys() throws {
    #expect(
      try outcome(.type("x")) == .rejected(.unexpectedCharacter, "x".startIndex..<"x".endIndex))
    let digit = "𑄶"
    let full = try outcome(.type("\u{11136}"), typed: "1") { $0.maximumIntegerDigits = 1 }
    #expect(full == .rejected(.tooManyIntegerDigits, digit.startIndex..<digit.endIndex))
    #expect(try outcome(.type("5")) == .accepted)
    let taken = try outcome(.commit, typed: "1.5")
    #expect(taken == .adjusted(.readAsTyped, "".startIndex..<"".endIndex))
  }

  /// The outcome of a composition is that of its last key.
  @Test func compositions() throws {
    let text = "12y"
    guard case .rejected(let reason, let range) = try outcome(.compose(text)) else {
      Issue.record("accepted")
      return
    }
    #expect(reason == .unexpectedCharacter && text[range] == "y")
    #expect(try outcome(.compose("x12")) == .accepted)
    #expect(try outcome(.compose("")) == .accepted)
  }
}
