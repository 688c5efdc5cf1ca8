import LiveNumber
import TestSupport
import Testing

/// What text fields are reported to ask for and to tell, one sequence at a time.
@Suite struct FieldSequenceTests {
  private func field(
    _ toolkit: FieldToolkit = .uiKit, locale: String = "en", typed: String = "",
    style: NumberStyle = .number, options: NumberEditor.Options = NumberEditor.Options()
  ) throws -> ScriptedField<NumberStore<ExactDecimal>> {
    let store = try NumberStore<ExactDecimal>(style, locale: locale, options: options)
    store.type(typed)
    return ScriptedField(toolkit, store)
  }

  @Test(arguments: FieldToolkit.allCases)
  func aRejectedKeyWritesNothing(toolkit: FieldToolkit) throws {
    let field = try field(toolkit, typed: "12")
    field.insert("x")
    #expect(field.text == "12")
    #expect(field.selection == 2..<2)
    #expect(field.store.lastOutcome.reason == .unexpectedCharacter)
    #expect(field.textWrites == (toolkit == .gtk ? 1 : 0))
  }

  @Test(arguments: FieldToolkit.allCases)
  func aDeletedRangeIsTheKeyNextToIt(toolkit: FieldToolkit) throws {
    // Backspace after a separator deletes the digit beyond it, or steps over the separator.
    let field = try field(toolkit, typed: "1234")
    field.select(2..<2)
    field.deleteBackward()
    #expect(field.text == "234" && field.selection == 0..<0)
    var options = NumberEditor.Options { $0.deleteOverGroup = .skip }
    let skipping = try self.field(toolkit, typed: "1234", options: options)
    skipping.select(2..<2)
    skipping.deleteBackward()
    #expect(skipping.text == "1,234" && skipping.selection == 1..<1)
    // Delete before a separator.
    skipping.replace(1..<2, with: "")
    #expect(skipping.text == "1,234" && skipping.selection == 2..<2)
    // Backspace after a symbol deletes the last digit.
    let price = try self.field(toolkit, locale: "de", typed: "12", style: .currency("EUR"))
    price.replace(3..<4, with: "")
    #expect(price.text == "1\u{A0}€")
    // Backspace steps over a separator that padding would restore.
    options = NumberEditor.Options()
    options.minimumFractionDigits = 2
    options.padsWhileTyping = true
    let padded = try self.field(toolkit, typed: "3", options: options)
    padded.select(2..<2)
    padded.deleteBackward()
    #expect(padded.text == "3.00" && padded.selection == 1..<1)
  }

  @Test func aCaretInASymbolGoesToTheNumberAndASelectionStays() throws {
    let field = try field(locale: "de", typed: "12", style: .currency("EUR"))
    field.select(5..<5)
    #expect(field.selection == 2..<2)
    field.select(0..<4)
    #expect(field.selection == 0..<4)
    field.insert("7")
    #expect(field.text == "7\u{A0}€")
  }

  /// A selection in a field that is entered from the right is the whole number.
  @Test func selectionFromRight() throws {
    let options = NumberEditor.Options { $0.entry = .fromRight }
    let field = try field(typed: "12345", options: options)
    #expect(field.text == "123.45")
    field.select(4..<6)
    #expect(field.selection == 0..<6)
    field.mark("５")
    field.unmark("５")
    #expect(field.text == "0.05")
  }

  // MARK: - Ranges

  @Test func aRangeBeyondTheTextAsUndoAsksForChangesNothing() throws {
    let field = try field(typed: "123")
    for range in [2..<9, 9..<9, -1..<1] {
      field.replace([range], with: "7")
      #expect(field.text == "123")
    }
    #expect(field.store.lastOutcome.reason == .outsideText)
    field.replace([0..<1, 8..<9], with: "")
    #expect(field.text == "123")
    field.replace([], with: "7")
    #expect(field.text == "123")
  }

  /// Several ranges are all deleted, and the text is inserted at the first.
  @Test func severalRanges() throws {
    let apart = try field(typed: "123")
    apart.replace([2..<3, 0..<1], with: "9")
    #expect(apart.text == "92" && apart.selection == 1..<1)
    let touching = try field(typed: "1234567")
    touching.replace([2..<3, 0..<2], with: "8")
    #expect(touching.text == "834,567")
    let overlapping = try field(typed: "123")
    overlapping.replace([0..<2, 1..<3], with: "")
    #expect(overlapping.text == "")
  }

  @Test func aChangeOfATextThatTheProgramHasReplacedIsNotMade() throws {
    let field = try field(typed: "12")
    field.store.value = 99
    field.insert("3")
    #expect(field.text == "99")
    field.insert("3")
    #expect(field.text == "993")
  }

  /// A proposed text that isn't the old one with a range replaced is taken as a whole.
  @Test func proposedText() throws {
    let field = try field(.appKit, typed: "123")
    let shown = FieldContents(text: "123", selection: nil)
    let answer = field.controller.change(
      1..<2, of: shown, into: FieldContents(text: "9876", selection: 4..<4))
    #expect(answer == .show(NumberEditor.Rendering(text: "9,876", utf16Selection: 5..<5)))
    // A range that isn't in the text, such as one that is "not found".
    let unknown = field.controller.change(
      Int.max..<Int.max, of: FieldContents(text: "9,876", selection: nil),
      into: FieldContents(text: "9,8761", selection: 6..<6))
    #expect(unknown == .show(NumberEditor.Rendering(text: "98,761", utf16Selection: 6..<6)))
  }

  @Test func aFieldWithoutTheFocusTellsNoSelection() throws {
    let field = try field(typed: "1234")
    field.select(1..<1)
    let unfocused = FieldContents(text: "1,234", selection: nil)
    #expect(
      field.controller.didChange(unfocused)
        == .show(NumberEditor.Rendering(text: "1,234", utf16Selection: 1..<1)))
    let filled = FieldContents(text: "77", selection: nil)
    #expect(
      field.controller.didChange(filled)
        == .show(NumberEditor.Rendering(text: "77", utf16Selection: 2..<2)))
    #expect(
      field.controller.endEditing(unfocused)
        == .show(NumberEditor.Rendering(text: "1,234", utf16Selection: 5..<5)))
  }

  // MARK: - Text that changes without a question

  @Test(arguments: [FieldToolkit.uiKit, .lateNotices])
  func autoFillFills(toolkit: FieldToolkit) throws {
    let field = try field(toolkit)
    field.autoFill("1234.5")
    #expect(field.text == "1,234.5" && field.store.value == ExactDecimal("1234.5"))
  }

  /// A space in an empty field waits for AutoFill, and is gone afterward.
  @Test func spaceAlone() throws {
    let typed = try field()
    typed.insert(" ")
    #expect(typed.store.text == "")
    typed.insert("-")
    #expect(typed.text == "-")
    let left = try field()
    left.insert(" ")
    left.blur()
    #expect(left.text == "")
    let program = try field()
    program.insert(" ")
    program.store.value = 5
    program.notify()
    #expect(program.text == "5")
  }

  /// An unannounced text is taken, or the field shows the number again.
  @Test func unannounced() throws {
    let field = try field(typed: "12")
    field.change(to: "12345")
    #expect(field.text == "12,345")
    field.change(to: "hello")
    #expect(field.text == "12,345")
    field.change(to: "")
    #expect(field.text == "" && field.store.value == nil)
  }

  // MARK: - Input methods

  @Test(arguments: FieldToolkit.allCases)
  func markedTextIsLeftAloneUntilItEnds(toolkit: FieldToolkit) throws {
    let field = try field(toolkit, locale: "ja", typed: "1234")
    field.mark("５")
    field.mark("５６")
    #expect(field.text == (toolkit == .gtk ? "1,234" : "1,234５６"))
    #expect(field.store.value == 1234)
    field.unmark("５６")
    #expect(field.text == "123,456" && field.writesToMarkedText == 0)
    field.perform { $0.undo() }
    #expect(field.text == "1,234")
  }

  /// A candidate that the field asks to insert over its marked text is its own business.
  @Test func candidate() throws {
    let field = try field(typed: "1")
    field.mark("ㄉ3")
    #expect(field.controller.change([1..<3], to: "３", in: field.contents) == .leave)
    field.unmark("３")
    #expect(field.text == "13")
  }

  /// What is composed in a text that the program has replaced already isn't typed.
  @Test func compositionInOldText() throws {
    let field = try field(typed: "12")
    field.store.value = 99
    field.mark("３")
    field.unmark("３")
    #expect(field.text == "99" && field.store.value == 99)
    field.mark("３")
    field.unmark("３")
    #expect(field.text == "993")
  }

  /// Return belongs to the input method; leaving the field ends the composition.
  @Test func endOfComposition() throws {
    let options = NumberEditor.Options { $0.minimumFractionDigits = 2 }
    let field = try field(typed: "12", options: options)
    field.mark("３")
    field.pressReturn()
    #expect(field.text == "12３")
    field.blur()
    #expect(field.text == "123.00" && field.writesToMarkedText == 0)
  }

  @Test func aCompositionWhoseEndWasNotToldEndsWithTheNextKey() throws {
    let field = try field(typed: "1")
    field.mark("2")
    let unmarked = FieldContents(text: "12", selection: 2..<2)
    let answer = field.controller.change([2..<2], to: "3", in: unmarked)
    #expect(answer == .show(NumberEditor.Rendering(text: "123", utf16Selection: 3..<3)))
  }

  // MARK: - The program
}
