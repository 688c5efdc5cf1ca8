import Testing

@testable import LiveNumberCore

/// Where places of the content stand in the text, in every unit, and back.
@Suite struct RenderingTests {
  private func state(
    _ editor: NumberEditor, _ content: String, committed: Bool = false
  ) -> NumberEditor.State {
    var state = NumberEditor.State.empty
    state.content = NumberEditor.Content(content) ?? .empty
    state.showsCommittedSign = committed && state.content.isNegative
    return state
  }

  private func positions(
    _ format: NumberFormat, _ content: String, committed: Bool = false,
    _ position: (NumberEditor.Rendering) -> Int
  ) throws -> [Int] {
    let editor = try NumberEditor(format: format)
    var state = state(editor, content, committed: committed)
    return (0...state.content.count).map { place in
      state.setCaret(place)
      return position(editor.rendering(of: state))
    }
  }

  @Test func groupingSeparators() throws {
    // 1.234.567,89
    let positions = try positions(HandMade.decimal(HandMade.german), "1234567.89") {
      $0.scalarSelection.lowerBound
    }
    #expect(positions == [0, 1, 3, 4, 5, 7, 8, 9, 10, 11, 12])
  }

  @Test func minusWithMarks() throws {
    // The marks before the minus belong to it.
    let hebrew = try HandMade.decimal(HandMade.hebrew)
    #expect(try positions(hebrew, "-12") { $0.scalarSelection.lowerBound } == [0, 2, 3, 4])
  }

  @Test func affixes() throws {
    let dollars = try HandMade.leading(HandMade.dollar)
    #expect(try positions(dollars, "-12") { $0.utf8Head } == [0, 2, 3, 4])
    #expect(try positions(dollars, "12") { $0.utf8Head } == [1, 2, 3])
    let brackets = try HandMade.leading(HandMade.dollar, accounting: true)
    #expect(try positions(brackets, "-12", committed: true) { $0.utf8Head } == [2, 2, 3, 4])
    #expect(try positions(brackets, "-12") { $0.utf8Head } == [0, 2, 3, 4])
    let euros = try HandMade.trailing(HandMade.euro, HandMade.german)
    #expect(try positions(euros, "-1234.5") { $0.utf8Head } == [0, 1, 2, 4, 5, 6, 7, 8])
    // A sign between currency and digits, as in Swiss German.
    var pattern = dollars.pattern
    pattern.negative = Affixes(prefix: [.currency("CHF"), .minusSign])
    let francs = try NumberFormat(
      style: dollars.style, symbols: HandMade.swiss, pattern: pattern, currency: HandMade.dollar)
    #expect(try positions(francs, "-12") { $0.utf8Head } == [3, 4, 5, 6])
  }

  /// Digits of two UTF-16 units and four bytes.
  @Test func digitsBeyondTheBasicPlane() throws {
    let format = try HandMade.decimal(HandMade.chakma)
    #expect(try positions(format, "1234.5") { $0.utf8Head } == [0, 4, 9, 13, 17, 18, 22])
    #expect(
      try positions(format, "1234.5") { $0.utf16Selection.lowerBound } == [0, 2, 5, 7, 9, 10, 12])
    #expect(
      try positions(format, "1234.5") { $0.scalarSelection.lowerBound } == [0, 1, 3, 4, 5, 6, 7])
  }

  @Test func selections() throws {
    let editor = try NumberEditor(format: HandMade.decimal(HandMade.chakma))
    var state = state(editor, "-1234.5")
    state.anchor = 5
    state.head = 1
    let rendering = editor.rendering(of: state)
    #expect(rendering.utf8Anchor == 18 && rendering.utf8Head == 1)
    #expect(rendering.utf8Selection == 1..<18)
    #expect(rendering.utf16Selection == 1..<10)
    #expect(rendering.scalarSelection == 1..<6)
    #expect(rendering.caret == rendering.selection.lowerBound)
    #expect(rendering.text[rendering.selection].unicodeScalars.count == 5)
  }

  /// Every place is found again at its position, on both sides of a separator.
  @Test func placesAndPositions() throws {
    let formats = [
      try HandMade.decimal(HandMade.german), try HandMade.decimal(HandMade.chakma),
      try HandMade.decimal(HandMade.english, HandMade.indianSizes),
      try HandMade.leading(HandMade.dollar), try HandMade.percent(HandMade.egyptian),
      try HandMade.trailing(HandMade.krone, HandMade.french),
    ]
    for format in formats {
      let editor = try NumberEditor(format: format)
      for content in ["", "-", ".", "1", "-1.", ".5", "1234", "-1234567.891", "0001", "-0.0"] {
        let state = state(editor, content)
        let layout = editor.layout(of: state)
        let text = editor.text(of: state)
        for place in 0...state.content.count {
          for side in [NumberEditor.State.Affinity.upstream, .downstream] {
            let index = text.utf8.index(text.startIndex, offsetBy: layout.offset(place, side))
            let found = editor.contentOffset(at: index, in: state)
            #expect(found.offset == place, "\(text) \(place) \(side)")
            #expect(layout.offset(found.offset, found.affinity) == layout.offset(place, side))
          }
        }
        // Any position is some place, and none is beyond the content.
        for index in text.indices + [text.endIndex] {
          #expect(0...state.content.count ~= editor.contentOffset(at: index, in: state).offset)
        }
      }
    }
  }

  @Test func emptyFieldsHaveNoAffixesUnlessTheyShallHaveThem() throws {
    let format = try HandMade.trailing(HandMade.euro, HandMade.german)
    #expect(try NumberEditor(format: format).text(of: .empty) == "")
    var options = NumberEditor.Options()
    options.showsEmptyAffixes = true
    let editor = try NumberEditor(format: format, options: options)
    #expect(editor.text(of: .empty) == "\u{A0}€")
    #expect(editor.rendering(of: .empty).utf8Head == 0)
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
    let editor = try NumberEditor(format: HandMade.decimal(HandMade.english, options: options))
    #expect(contents.map { editor.text(of: state(editor, $0)) } == texts)
  }
}
