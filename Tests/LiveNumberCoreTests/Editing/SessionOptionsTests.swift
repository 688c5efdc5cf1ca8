import LiveNumberCore
import TestSupport
import Testing

/// Options that change during a session, and what views report to it.
@Suite struct SessionOptionsTests {
  private func session(
    typed: String = "", _ symbols: NumberSymbols = NumberSymbols.german
  ) throws -> EditingSession {
    var session = EditingSession(editor: try NumberEditor(format: HandMade.decimal(symbols)))
    session.type(typed)
    return session
  }

  @Test func contentAndHistoryStay() throws {
    var session = try session(typed: "1234")
    session.apply(.move(.left, extending: true))
    let before = session.rendering
    var options = session.editor.options
    options.range.maximum = 100
    session.options = options
    #expect(session.rendering == before && session.validity == .invalid)
    session.undo()
    session.undo()
    #expect(session.text == "12" && session.validity == .valid)
    session.redo()
    #expect(session.text == "123" && session.validity == .invalid, "validated by the new range")
    session.options = NumberEditor.Options()
    #expect(session.validity == .valid)
    session.redo()
    #expect(session.validity == .valid)
  }

  /// Undoing a format doesn't bring back the options of that time.
  @Test func undoneFormatsKeepTheOptions() throws {
    var session = try session(typed: "1234")
    session.format = try HandMade.decimal(.chakma)
    var options = session.editor.options
    options.range.maximum = 100
    session.options = options
    session.undo()
    #expect(session.text == "1.234")
    #expect(session.editor.options == options && session.validity == .invalid)
  }

  /// Zeros at the end don't count when a limit becomes smaller, but the digits before them do.
  @Test(arguments: [("1,5000", .valid), ("1,2350", .invalid)] as [(String, NumberEditor.Validity)])
  func fewerFractionDigits(_ text: String, _ validity: NumberEditor.Validity) throws {
    var options = NumberEditor.Options { $0.maximumFractionDigits = .unlimited }
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(.german), options: options))
    session.type(text)
    #expect(session.text == text && session.validity == .valid)
    options.maximumFractionDigits = .upTo(2)
    session.options = options
    #expect(session.text == text && session.validity == validity)
  }

  /// Zeros before the first digit of the value aren't significant.
  @Test func significantDigits() throws {
    var options = NumberEditor.Options { $0.maximumFractionDigits = .unlimited }
    options.valueLimits.maximumSignificantDigits = 3
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(.german), options: options))
    session.type("0,01234")
    #expect(session.text == "0,0123")
  }

  /// A deletion that makes the content longer, by padding that is new, isn't a typed digit.
  @Test func aDeletionThatPads() throws {
    var session = try session()
    session.mergesTypedDigits = true
    session.type("123456789012345678")
    var options = session.editor.options
    (options.padsWhileTyping, options.minimumFractionDigits) = (true, 1)
    session.options = options
    let text = "23.456.789.012.345.678"
    session.apply(.replaceText(text, caret: text.startIndex))
    #expect(session.text == text + ",0" && session.state.head == 0)
    session.undo()
    #expect(session.text == "1" + text)
  }

  @Test func aRemovedHistory() throws {
    var session = try session(typed: "12")
    session.undo()
    session.removeHistory()
    #expect(!session.canUndo && !session.canRedo && session.text == "1")
    // Only states of the history can be older than the options.
    var options = session.editor.options
    options.range = ValueBounds(18...19)
    session.options = options
    session.removeHistory()
    session.apply(.move(.toStart, extending: false))
    session.type("5")
    session.undo()
    #expect(session.text == "1" && session.validity == .incomplete)
  }

  /// Any options, at any time, leave a field that works.
  @Test func anyOptionsAtAnyTime() throws {
    var random = SeededGenerator(topic: "changing options")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(100 * Samples.factor) {
      var session = try session()
      var log = ""
      for _ in 0..<60 {
        if random.once(in: 5) {
          var options = NumberEditor.Options()
          options.maximumFractionDigits = random.pick([.automatic, .upTo(0), .upTo(2)])
          options.entry = random.pick(NumberEditor.Options.Entry.allCases)
          options.rangePolicy = random.pick(NumberEditor.Options.RangePolicy.allCases)
          options.range.maximum = random.pick([nil, 100, ExactDecimal("0.5")])
          options.range.minimum = random.pick([nil, 0])
          options.maximumIntegerDigits = random.pick([nil, 2])
          options.minimumFractionDigits =
            options.maximumFractionDigits == .upTo(0) ? 0 : random.pick([0, 2])
          options.padsWhileTyping = random.once(in: 2)
          options.signKey = random.pick(NumberEditor.Options.SignKey.allCases)
          let before = (session.state.content, session.state.selection)
          log += " options"
          session.options = options
          if (session.state.content, session.state.selection) != before {
            failures.add("\(log): content or selection changed")
          }
        } else {
          let edit: NumberEditor.Edit = random.pick([
            .type("1"), .type("0"), .type(","), .type("-"), .type("7"), .delete(.backward),
            .delete(.forward), .move(.left, extending: false), .selectAll, .commit, .paste("12,5"),
            .step(1), .set(ExactDecimal("1.25")),
          ])
          log += " \(edit)"
          session.apply(edit)
          if random.once(in: 6) { _ = random.once(in: 2) ? session.undo() : session.redo() }
        }
        let value = session.value
        if session.text.isEmpty, value != nil { failures.add("\(log): a value without a text") }
        // A text that the field can't hold, such as `-12,` where nothing is negative, has no value.
        if let shown = session.editor.state(showing: session.text), let value, session.isExact,
          let number = session.editor.value(of: shown), number != value
        {
          failures.add("\(log): \(session.text) shows another number than \(value)")
        }
      }
      for _ in 0..<60 where !session.text.isEmpty {
        session.apply(.selectAll)
        session.apply(.delete(.selection))
      }
      if session.value != nil { failures.add("\(log): \(session.text) can't be deleted") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A whole number in percent is a multiple of a hundred, and a number of tenths one of ten.
  @Test(
    arguments: [
      (0, "100", .valid, 1), (0, "0", .valid, 0), (0, "2300", .valid, 23),
      (0, "1", .incomplete, nil), (0, "150", .incomplete, nil), (1, "150", .valid, nil),
      (1, "15", .incomplete, nil),
    ] as [(Int, String, NumberEditor.Validity, ExactDecimal?)])
  func roundNumbersInPercent(
    _ fractionDigits: Int, _ text: String, _ validity: NumberEditor.Validity,
    _ value: ExactDecimal?
  ) throws {
    let options = NumberEditor.Options { $0.valueLimits.maximumFractionDigits = fractionDigits }
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.percent(.english), options: options))
    session.type(text)
    #expect(session.validity == validity)
    if let value { #expect(session.value == value) }
  }

  /// A type with four fraction digits holds percentages with two.
  @Test func fractionDigitsInPercent() throws {
    let options = NumberEditor.Options { $0.valueLimits.maximumFractionDigits = 4 }
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.percent(.english), options: options))
    session.type("1.2345")
    #expect(session.text == "1.23%")
  }

  /// A value is the number in the text without the scale of the format.
  @Test(arguments: [(1, "5", "0.5"), (1, "50", "5"), (2, "5", "0.05"), (-3, "0.005", "5")])
  func scaledNumbers(_ scale: Int, _ text: String, _ number: String) throws {
    let value = try exact(number)
    let format = try HandMade.decimal(.english, options: .init(scale: scale))
    var session = EditingSession(editor: NumberEditor(format: format))
    session.type(text)
    #expect(session.value == value)
    session.apply(.clear)
    session.apply(.set(value))
    #expect(session.text == text)
  }

  /// Content is validated when it, the format, or the options change, not when the caret moves: 18
  /// and 19 begin with the 1, but nothing typed before it brings the value into the range.
  @Test func anotherFormatValidates() throws {
    let options = NumberEditor.Options { $0.range = ValueBounds(minimum: 18, maximum: 19) }
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(.german), options: options))
    session.type("1")
    session.apply(.move(.toStart, extending: false))
    #expect(session.validity == .incomplete)
    session.format = try HandMade.decimal(.chakma)
    #expect(session.validity == .invalid)
  }

  /// Percentages have two fraction digits less than the fractions of one that their type holds.
  @Test func aFormatWithFewerFractionDigits() throws {
    var options = NumberEditor.Options { $0.maximumFractionDigits = .upTo(2) }
    options.fractionOverflow = .roundOnCommit
    options.valueLimits.maximumFractionDigits = 4
    var session = EditingSession(
      editor: try NumberEditor(format: HandMade.decimal(.german), options: options))
    session.type("1,2345")
    #expect(session.text == "1,2345" && session.validity == .valid)
    session.format = try HandMade.percent(.german)
    #expect(session.text == "123,45%" && session.validity == .valid)
    session.undo()
    #expect(session.text == "1,2345" && session.validity == .valid)
  }

  // MARK: - Views

  /// A delegate's text that the field rejects leaves the selection that the user had.
  @Test(arguments: [0..<1, 1..<3, 0..<5]) func rejectedReplacements(_ range: Range<Int>) throws {
    var session = try session(typed: "1234")
    for selection in [(0, 0), (1, 1), (1, 2), (4, 4)] {
      session.apply(.select(anchor: selection.0, head: selection.1))
      let before = session.rendering
      #expect(session.replace(utf16: range, with: "x").reason == .unexpectedCharacter)
      #expect(session.rendering == before)
      #expect(session.replace(utf16: range, with: "1,2,3").isRejected)
      #expect(session.rendering == before)
    }
  }

  @Test func compositions() throws {
    var session = try session(typed: "1234")
    session.apply(.select(anchor: 2, head: 2))
    #expect(session.endComposition(text: "1.2５6٧34") == .accepted)
    #expect(session.text == "1.256.734")
    session.undo()
    #expect(session.text == "1.234" && session.rendering.utf16Selection == 3..<3)
    // Part of a composition can be rejected.
    let whole = "1.2５x34"
    let outcome = session.endComposition(
      text: whole, caret: whole.index(whole.startIndex, offsetBy: 5))
    #expect(outcome.reason == .unexpectedCharacter)
    #expect(session.text == "12.534")
    // A composition can also only have deleted something.
    session.endComposition(text: "12.53")
    #expect(session.text == "1.253")
  }

  /// What isn't rejected stays, also if it changes only the caret or only the digits.
  @Test(arguments: [("5", "５x"), ("0", "05x")])
  func partsOfCompositions(_ typed: String, _ whole: String) throws {
    var session = try session(typed: typed)
    session.apply(.move(.toStart, extending: false))
    #expect(session.endComposition(text: whole).reason == .unexpectedCharacter)
    #expect(session.text == "5" && session.rendering.utf16Selection == 1..<1)
  }

  /// A minus sign after a symbol isn't touched by a change of the digits.
  @Test func minusSignsAfterASymbol() throws {
    let suffix = [NumberSample.Part(.literal, "\u{A0}m")]
    let pattern = NumberPattern(
      unsigned: Affixes(suffix: suffix), negative: Affixes(suffix: suffix + [.minusSign]))
    let format = try NumberFormat(symbols: NumberSymbols.english, pattern: pattern)
    var session = EditingSession(editor: NumberEditor(format: format))
    session.type("-12")
    #expect(session.text == "12\u{A0}m-")
    session.apply(.replaceText("1\u{A0}m-", caret: nil))
    #expect(session.text == "1\u{A0}m-")
    session.apply(.replaceText("1\u{A0}m", caret: nil))
    #expect(session.text == "1\u{A0}m")
  }
}
