import LiveNumberCore
import TestSupport
import Testing

/// The positions of content offsets in the text, in every unit, and back.
@Suite struct RenderingTests {
  /// Returns a field with a content, unfinished or not.
  private func session(
    _ format: NumberFormat, _ content: String, committed: Bool = false
  ) throws -> EditingSession {
    var options = NumberEditor.Options { $0.maximumFractionDigits = .unlimited }
    options.minimumFractionDigits = 0
    options.leadingZeros = .keep
    var session = EditingSession(editor: NumberEditor(format: format, options: options))
    session.type(format.keys(for: content))
    if committed { session.apply(.commit) }
    #expect(session.state.content.text == content)
    return session
  }

  private func positions(
    _ format: NumberFormat, _ content: String, committed: Bool = false,
    _ position: (NumberEditor.Rendering) -> Int
  ) throws -> [Int] {
    var session = try session(format, content, committed: committed)
    return (0...content.utf8.count).map { offset in
      session.apply(.select(anchor: offset, head: offset))
      return position(session.rendering)
    }
  }

  @Test func groupingSeparators() throws {
    // 1.234.567,89
    let positions = try positions(HandMade.decimal(.german), "1234567.89") {
      $0.scalarSelection.lowerBound
    }
    #expect(positions == [0, 1, 3, 4, 5, 7, 8, 9, 10, 11, 12])
  }

  @Test func minusWithMarks() throws {
    // The marks before the minus belong to it.
    let hebrew = try HandMade.decimal(.hebrew)
    #expect(try positions(hebrew, "-12") { $0.scalarSelection.lowerBound } == [0, 2, 3, 4])
    // So do those of the pattern, as in Hebrew money.
    var pattern = hebrew.pattern
    pattern.negative = Affixes(prefix: [.init(.literal, "\u{200F}"), .minusSign])
    let marked = try NumberFormat(symbols: NumberSymbols.hebrew, pattern: pattern)
    #expect(try positions(marked, "-12") { $0.scalarSelection.lowerBound } == [0, 3, 4, 5])
    // A position between the minus and the mark after it, as in Pashto, is after the minus.
    var symbols = NumberSymbols.hebrew
    symbols.minusSign = "\u{200E}-\u{200E}"
    let session = try session(HandMade.decimal(symbols), "-12")
    let offsets = session.text.unicodeScalars.indices.map {
      session.editor.contentOffset(at: $0, in: session.state).offset
    }
    #expect(offsets == [0, 0, 1, 1, 2])
  }

  @Test func affixes() throws {
    let dollars = try HandMade.leading(.dollar)
    #expect(try positions(dollars, "-12") { $0.utf8Head } == [0, 2, 3, 4])
    #expect(try positions(dollars, "12") { $0.utf8Head } == [1, 2, 3])
    let brackets = try HandMade.leading(.dollar, accounting: true)
    #expect(try positions(brackets, "-12", committed: true) { $0.utf8Head } == [2, 2, 3, 4])
    #expect(try positions(brackets, "-12") { $0.utf8Head } == [0, 2, 3, 4])
    // The minus sign comes first if there is no plus sign whose place it could take.
    var unsigned = brackets.pattern
    unsigned.positive = unsigned.unsigned
    let plain = try NumberFormat(
      style: brackets.style, symbols: NumberSymbols.english, pattern: unsigned,
      currency: CurrencySymbols.dollar)
    #expect(try session(plain, "-12").text == "-$12")
    let euros = try HandMade.trailing(.euro, .german)
    #expect(try positions(euros, "-1234.5") { $0.utf8Head } == [0, 1, 2, 4, 5, 6, 7, 8])
    // A sign between currency and digits, as in Swiss German.
    var pattern = dollars.pattern
    pattern.negative = Affixes(prefix: [.init(.currency, "CHF"), .minusSign])
    let francs = try NumberFormat(
      style: dollars.style, symbols: NumberSymbols.swiss, pattern: pattern,
      currency: CurrencySymbols.dollar)
    #expect(try positions(francs, "-12") { $0.utf8Head } == [3, 4, 5, 6])
  }

  /// Digits of two UTF-16 units and four bytes.
  @Test func digitsBeyondTheBasicPlane() throws {
    let format = try HandMade.decimal(.chakma)
    #expect(try positions(format, "1234.5") { $0.utf8Head } == [0, 4, 9, 13, 17, 18, 22])
    #expect(
      try positions(format, "1234.5") { $0.utf16Selection.lowerBound } == [0, 2, 5, 7, 9, 10, 12])
    #expect(
      try positions(format, "1234.5") { $0.scalarSelection.lowerBound } == [0, 1, 3, 4, 5, 6, 7])
  }

  @Test func selections() throws {
    var session = try session(HandMade.decimal(.chakma), "-1234.5")
    session.apply(.select(anchor: 5, head: 1))
    let rendering = session.rendering
    #expect(rendering.utf8Anchor == 18 && rendering.utf8Head == 1)
    #expect(rendering.utf8Selection == 1..<18 && rendering.utf16Selection == 1..<10)
    #expect(rendering.scalarSelection == 1..<6)
    #expect(rendering.caret == rendering.selection.lowerBound)
    #expect(rendering.text[rendering.selection].unicodeScalars.count == 5)
    #expect(rendering.isBackward)
    #expect(!NumberEditor.Rendering(text: "a", utf16Selection: 1..<1).isBackward)
  }

  /// An offset in a character of two units is the character's start.
  @Test(arguments: [
    (0..<1, "a"), (1..<2, ""), (2..<3, "😀"), (1..<4, "😀b"), (-3..<9, "a😀b"), (5..<7, ""),
    (0..<0, ""), (-3..<0, ""),
  ])
  func nearestRanges(_ offsets: Range<Int>, _ text: String) {
    let field = "a😀b"
    #expect(field[field.nearestRange(utf16: offsets)] == text)
  }

  /// Every offset is found again from its position, on both sides of a separator.
  @Test func offsetsAndPositions() throws {
    let formats = [
      try HandMade.decimal(.german), try HandMade.decimal(.chakma),
      try HandMade.decimal(.english, .indian),
      try HandMade.leading(.dollar), try HandMade.percent(.egyptian),
      try HandMade.trailing(.krone, .french),
    ]
    for format in formats {
      for content in ["", "-", ".", "1", "-1.", ".5", "1234", "-1234567.891", "0001", "-0.0"] {
        var session = try session(format, content)
        for offset in 0...content.utf8.count {
          for affinity in [NumberEditor.State.Affinity.upstream, .downstream] {
            session.apply(.select(anchor: offset, head: offset, affinity: affinity))
            let rendering = session.rendering
            let found = session.editor.contentOffset(at: rendering.caret, in: session.state)
            #expect(found.offset == offset, "\(session.text) \(offset) \(affinity)")
            session.apply(
              .select(anchor: found.offset, head: found.offset, affinity: found.affinity))
            #expect(session.rendering == rendering, "\(session.text) \(offset) \(affinity)")
            #expect(FieldInvariants.broken(by: session).isEmpty)
          }
        }
        // Any position has an offset within the content.
        let text = session.text
        for index in text.indices + [text.endIndex] {
          let found = session.editor.contentOffset(at: index, in: session.state)
          #expect(0...content.utf8.count ~= found.offset)
        }
      }
    }
  }

  @Test func emptyFieldsHaveNoAffixesUnlessAskedFor() throws {
    let format = try HandMade.trailing(.euro, .german)
    #expect(NumberEditor(format: format).text(of: .empty) == "")
    let options = NumberEditor.Options { $0.showsEmptyAffixes = true }
    let editor = NumberEditor(format: format, options: options)
    #expect(editor.text(of: .empty) == "\u{A0}€" && editor.rendering(of: .empty).utf8Head == 0)
  }

  @Test(arguments: [
    (
      NumberFormat.SignDisplay.always, ["", ".", "5", "0", "-5", "-0"],
      ["", ".", "+5", "+0", "-5", "-0"]
    ),
    (
      .exceptZero, ["", ".", "5", "0", "-5", "-0", "0.00"],
      ["", ".", "+5", "0", "-5", "-0", "0.00"]
    ),
    (.negative, ["5", "-5", "-0"], ["5", "-5", "-0"]),
    (.automatic, ["5", "-5", "-"], ["5", "-5", "-"]),
  ])
  func signs(_ display: NumberFormat.SignDisplay, _ contents: [String], _ texts: [String]) throws {
    let options = NumberFormat.Options(signDisplay: display)
    let format = try HandMade.decimal(.english, options: options)
    #expect(try contents.map { try session(format, $0).text } == texts)
  }
}
