import LiveNumberCore
import TestSupport
import Testing

/// Undo and redo: EDITING.md 11.
@Suite struct SessionTests {
  private func session(
    _ symbols: NumberSymbols = NumberSymbols.german, typed: String = "",
    _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> EditingSession {
    var options = NumberEditor.Options()
    change(&options)
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(symbols), options: options))
    session.type(typed)
    return session
  }

  @Test func everyKeyIsAStep() throws {
    var session = try session(typed: "1234,5")
    var texts: [String] = []
    while session.undo() { texts.append(session.text) }
    #expect(texts == ["1.234,", "1.234", "123", "12", "1", ""])
    #expect(session.undo() == false)
    texts = []
    while session.redo() { texts.append(session.text) }
    #expect(texts == ["1", "12", "123", "1.234", "1.234,", "1.234,5"])
    #expect(session.redo() == false)
  }

  @Test func typedDigitsCanBeOneStep() throws {
    var session = try session()
    session.mergesTypedDigits = true
    session.type("123")
    session.type("4")
    session.type(",")
    session.type("56")
    session.apply(.delete(.backward))
    session.type("7")
    var texts: [String] = []
    while session.undo() { texts.append(session.text) }
    #expect(texts == ["1.234,5", "1.234,56", "1.234,", "1.234", ""])
    // A run that was redone is closed.
    session.redo()
    session.type("5")
    session.undo()
    #expect(session.text == "1.234")
  }

  /// A view can report the whole text instead of each key.
  @Test func digitsOfWholeTextsCanBeOneStep() throws {
    var session = try session()
    session.mergesTypedDigits = true
    for text in ["1", "12", "123", "12", "124"] {
      session.apply(.replaceText(text, caret: nil))
    }
    var texts: [String] = []
    while session.undo() { texts.append(session.text) }
    #expect(texts == ["12", "123", ""])
  }

  @Test(arguments: ["", "-", "5"]) func everyCommitIsNoted(text: String) throws {
    var session = try session(typed: text)
    #expect(!session.state.isCommitted)
    session.apply(.commit)
    #expect(session.state.isCommitted)
  }

  @Test func aSelectionInEntryFromTheRightIsTheWhole() throws {
    var session = EditingSession(
      editor: try NumberEditor(
        format: HandMade.decimal(.english), options: .init { $0.entry = .fromRight }))
    session.type("1234")
    session.apply(.move(.left, extending: true))
    #expect(session.state.selection == 0..<5)
  }

  /// An edit that changes no text isn't a step; moving the caret ends a run of digits.
  @Test func whatIsNoStep() throws {
    var session = try session(typed: "12")
    session.mergesTypedDigits = true
    let edits: [NumberEditor.Edit] = [
      .move(.left, extending: false), .move(.toEnd, extending: true), .select(anchor: 0, head: 1),
      .type("x"), .delete(.forward), .paste("rubbish"), .selectAll, .set(2),
      .move(.toEnd, extending: false), .delete(.forward), .replaceText("2", caret: nil),
      .compose(""),
    ]
    for edit in edits {
      let before = session.text
      session.apply(edit)
      if session.text != before { #expect(edit == .delete(.forward), "\(edit)") }
    }
    session.type("3")
    session.apply(.move(.left, extending: false))
    session.apply(.move(.right, extending: false))
    session.type("4")
    session.undo()
    #expect(session.text == "23")
  }

  @Test func whatIsAStep() throws {
    let edits: [(NumberEditor.Edit, String)] = [
      (.commit, "1"), (.set(7), "7"), (.clear, ""), (.step(1), "2"), (.compose("23"), "1,23"),
      (.paste("23"), "1,23"), (.selectAll, "1,"), (.replaceText("1,9", caret: nil), "1,9"),
      (.delete(.toStart), ""), (.typeOnNumericPad("5"), "1,5"),
    ]
    for (edit, text) in edits {
      var session = try session(typed: "1,")
      let before = session.rendering
      session.apply(edit)
      #expect(session.text == text, "\(edit)")
      guard session.text != before.text else { continue }
      let after = session.rendering
      session.undo()
      #expect(session.rendering == before, "\(edit)")
      session.redo()
      // The caret is back at its offset after the edit.
      #expect(session.rendering == after, "\(edit)")
      session.undo()
      session.apply(.type("9"))
      #expect(session.canRedo == false)
    }
  }

  @Test func editsByTheirNames() throws {
    var session = try session(typed: "1,50")
    session.commit()
    #expect(session.text == "1,5")
    session.increment()
    #expect(session.text == "2,5")
    session.decrement()
    session.decrement()
    #expect(session.text == "0,5")
    session.deleteBackward()
    session.selectAll()
    session.paste("12,34")
    session.apply(.move(.toStart, extending: false))
    session.deleteForward()
    #expect(session.text == "2,34")
    session.clear()
    #expect(session.text == "")
  }

  @Test func aCommitThatChangesNoTextIsNone() throws {
    var session = try session(typed: "-5")
    session.apply(.commit)
    session.undo()
    #expect(session.text == "-")
  }

  /// A separator that is shown is a step, and what was refused is forgotten.
  @Test func undoTakesBackWhatIsSeen() throws {
    var session = try session(typed: "1.2")
    session.undo()
    #expect(session.text == "1.")
    session.undo()
    #expect(session.text == "1")
    session.redo()
    session.redo()
    #expect(session.text == "1.2" && session.validity == .valid)
    session.type("34")
    #expect(session.text == "1.234" && session.value == 1_234)
    session.type("x")
    session.undo()
    session.type("5")
    #expect(session.text == "1.235")
  }

  /// A complete group followed by a caret move is nothing to remember.
  @Test func forgottenSeparators() throws {
    var (grouped, plain) = try (session(typed: "1.234"), session(typed: "1234"))
    for edit in [NumberEditor.Edit.move(.left, extending: false), .type("5")] {
      grouped.apply(edit)
      plain.apply(edit)
    }
    #expect(grouped.state == plain.state)
  }

  @Test func anotherFormatIsAStep() throws {
    var session = try session(typed: "1234,5")
    session.apply(.move(.left, extending: false))
    let before = session.rendering
    session.format = try HandMade.decimal(.chakma)
    #expect(session.state.head == 5 && session.value == ExactDecimal("1234.5"))
    session.type("7")
    session.undo()
    session.undo()
    #expect(session.rendering == before)
    #expect(session.editor.format == (try HandMade.decimal(.german)))
    session.redo()
    #expect(session.editor.format == (try HandMade.decimal(.chakma)))
    #expect(session.text.unicodeScalars.first == "\u{11137}")
    // The same format again isn't a step.
    let canUndo = session.canUndo
    session.format = session.editor.format
    #expect(session.canUndo == canUndo && session.canRedo)
  }

  /// At least a thousand steps are kept, and at most twice as many.
  @Test(arguments: [2_001, 5_000]) func theOldestStepsGoFirst(_ total: Int) throws {
    var session = try session()
    for count in 0..<total { session.apply(.set(ExactDecimal(count % 2 + 1))) }
    var count = 0
    while session.undo() { count += 1 }
    #expect(1_000...2_000 ~= count)
    #expect(session.text == "\((total - count - 1) % 2 + 1)")
  }

  @Test func statesOfOtherValuesDifferThoughTheyLookAlike() throws {
    let states = try [12.25, 12.375, 12.25].map { value in
      var session = try session { $0.maximumFractionDigits = .upTo(0) }
      session.apply(.set(ExactDecimal(value)))
      #expect(session.text == "12")
      return session.state
    }
    #expect(states[0] != states[1] && states[0] == states[2])
  }
}
