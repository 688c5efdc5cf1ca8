import LiveNumber
import TestSupport
import Testing

/// Texts, selections, and ranges as views report them.
@Suite struct StoreViewTests {
  private func store(
    _ typed: String, caret: Int? = nil, locale: String = "en"
  ) throws -> NumberStore<ExactDecimal> {
    let store = try NumberStore<ExactDecimal>(locale: locale)
    store.type(typed)
    if let caret { store.apply(.select(anchor: caret, head: caret)) }
    return store
  }

  private func range(_ offsets: Range<Int>, in text: String) -> Range<String.Index> {
    let start = text.index(text.startIndex, offsetBy: offsets.lowerBound)
    return start..<text.index(start, offsetBy: offsets.count)
  }

  // MARK: - Selections

  @Test(arguments: [("", "2", "25"), ("123", "1234", "12,345")])
  func aCaretThatTheFieldDoesNotShowSplitsNoUndoStep(typed: String, reported: String, text: String)
    throws
  {
    var options = NumberEditor.Options { $0.entry = .fromRight }
    options.maximumFractionDigits = .upTo(0)
    let store = try NumberStore<ExactDecimal>(format: NumberFormat(locale: "en"), options: options)
    store.type(typed)
    store.update(text: reported, utf16Selection: 0..<0)
    #expect(store.utf16Selection.lowerBound == store.text.utf16.count)
    store.type("5")
    #expect(store.text == text)
    store.undo()
    #expect(store.text == "")
  }

  @Test func whatTheFieldShowsAlreadySplitsNoUndoStepAndLeavesTheOutcome() throws {
    let same: [(NumberStore<ExactDecimal>) -> Void] = [
      { $0.selection = $0.selection }, { $0.utf16Selection = $0.utf16Selection },
      { $0.text = $0.text }, { $0.update(text: $0.text, selection: $0.selection) },
      { $0.value = $0.value },
    ]
    for show in same {
      let store = try store("12")
      show(store)
      store.type("3x")
      show(store)
      #expect(store.lastOutcome.reason == .unexpectedCharacter)
      store.undo()
      #expect(store.text == "")
    }
  }

  @Test func theSameSelectionGoesOnWithAnEntryAndAClickEndsIt() throws {
    let store = try store("1.", locale: "de")
    store.selection = store.selection
    store.type("5")
    store.commit()
    #expect(store.value == ExactDecimal("1.5"))
    // A click on the other side of a separator is a click.
    let other = try self.store("1234", locale: "de")
    other.selection = range(2..<2, in: other.text)
    #expect(other.utf16Selection == 2..<2)
    other.selection = range(1..<1, in: other.text)
    #expect(other.utf16Selection == 1..<1)
  }

  /// A selection of a reported text can be elsewhere, and be reported again.
  @Test func selectionOfAReportedText() throws {
    let store = try store("234567", caret: 1)
    let reported = "2934,567"
    store.text = reported
    store.selection = range(0..<1, in: reported)
    store.selection = range(1..<3, in: reported)
    #expect(store.text[store.selection] == ",93")
    // Now the view has read the text.
    store.selection = range(2..<5, in: store.text)
    #expect(store.text[store.selection] == ",934")
  }

  /// A minus sign with a mark of direction, at the end of the text.
  private func trailingMinus() throws -> NumberStore<ExactDecimal> {
    NumberStore(
      format: try NumberFormat(
        symbols: NumberSymbols.hebrew,
        pattern: NumberPattern(negative: Affixes(suffix: [.minusSign]))))
  }

  /// The start of a text is after a minus sign that the text shows at its end.
  @Test func startBeforeATrailingMinus() throws {
    let store = try trailingMinus()
    store.update(text: "-", utf16Selection: 0..<0)
    #expect(store.text == "\u{200E}-")
    store.apply(.move(.left, extending: true))
    store.apply(.delete(.selection))
    #expect(store.text == "", "the minus sign is selected")
  }

  /// Text after a trailing minus sign is decoration.
  @Test func deletedTextAfterATrailingMinus() throws {
    let percent = NumberSample.Part(.literal, "%")
    let format = try NumberFormat(
      symbols: NumberSymbols.english,
      pattern: NumberPattern(
        unsigned: Affixes(suffix: [percent]), negative: Affixes(suffix: [.minusSign, percent])))
    let store = NumberStore<ExactDecimal>(format: format)
    store.type("-5")
    #expect(store.text == "5-%")
    store.update(text: "5-", utf16Selection: 2..<2)
    #expect(store.text == "-%", "the key at the end steps over it")
  }

  @Test func afterARejectedTextASelectionInItMeansNothing() throws {
    let store = try store("1234", caret: 2)
    store.text = "1,2x34"
    store.selection = range(4..<4, in: "1,2x34")
    #expect(store.lastOutcome.reason == .unexpectedCharacter)
    #expect(store.rendering.utf16Selection == 3..<3)
    store.update(text: "x1,234", utf16Selection: 1..<1)
    #expect(store.text == "1,234" && store.rendering.utf16Selection == 3..<3)
  }

  @Test func aTextAndASelectionThatOnlyTheSelectionChangesIn() throws {
    let store = try store("1234")
    let outcome = store.update(text: "1,234", utf16Selection: 0..<3)
    #expect(outcome == .accepted)
    #expect(store.text[store.selection] == "1,2" && store.canUndo)
    store.undo()
    #expect(store.text == "", "the selection was no step")
  }

  @Test func positionsBeyondAReportedTextAreItsEnd() throws {
    let store = try store("234567", caret: 1)
    let longer = "2934,567 and more"
    store.text = "2934,567"
    store.selection = longer.startIndex..<longer.endIndex
    #expect(store.text[store.selection] == "2,934,567")
    store.update(text: "12,934,567", selection: longer.endIndex..<longer.endIndex)
    store.utf16Selection = 3..<100
    #expect(store.text == "12,934,567" && store.rendering.utf16Selection.upperBound == 10)
  }

  /// A view that shows text and selection, and lets the user type and delete at its caret.
  private struct PlainView {
    var text = ""
    var selection = 0..<0

    init() {}
    init(_ store: NumberStore<ExactDecimal>) {
      text = store.rendering.text
      selection = store.rendering.utf16Selection
    }

    mutating func type(_ key: String) {
      let units = text.utf16
      let start = units.index(text.startIndex, offsetBy: selection.lowerBound)
      text.replaceSubrange(start..<units.index(start, offsetBy: selection.count), with: key)
      selection =
        (selection.lowerBound + key.utf16.count)..<(selection.lowerBound + key.utf16.count)
    }

    mutating func deleteBackward() {
      if selection.isEmpty { selection = max(selection.lowerBound - 1, 0)..<selection.upperBound }
      type("")
    }
  }

  @Test func aFieldIsTheSameHoweverAViewReportsWhatTheUserDoes() throws {
    var random = SeededGenerator(topic: "reports of views")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(60 * Samples.factor) {
      let (locale, decimal) = random.pick([("en", "."), ("de", ","), ("fr", ","), ("hi", ".")])
      let edited = try store("", locale: locale)
      let told = try store("", locale: locale)
      let updated = try store("", locale: locale)
      let replaced = try store("", locale: locale)
      // A whole text doesn't tell what was typed over a selection that begins or ends like it.
      let selects = random.once(in: 2)
      var log = locale
      for _ in 0..<40 {
        var view = PlainView(edited)
        let (text, selection) = (view.text, view.selection)
        if random.once(in: 5) {
          let ends = [random.number(in: 0...text.count), random.number(in: 0...text.count)].sorted()
          let range = ends[0]..<ends[selects ? 1 : 0]
          log += " \(range)"
          for store in [edited, told, updated, replaced] { store.utf16Selection = range }
        } else if random.once(in: 5), selection.isEmpty, selection != 0..<0 {
          view.deleteBackward()
          log += " delete"
          edited.apply(.delete(.backward))
          report(view, told, updated)
          replaced.apply(.delete(.backward))
        } else {
          let key = random.pick(["1", "2", "1", "2", "0", "-", "x", decimal])
          view.type(key)
          // A character typed over itself is no change of the text.
          if view.text == text { continue }
          log += " \(key)"
          edited.replace(edited.selection, with: key)
          report(view, told, updated)
          replaced.replace(utf16: selection, with: key)
        }
        let ways =
          [("replaced", replaced), ("updated", updated)] + (selects ? [] : [("told", told)])
        for (way, store) in ways
        where store.rendering != edited.rendering && failures.isEmpty {
          failures.add("\(log): \(way) \(store.rendering) instead of \(edited.rendering)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Reports what a view shows, first the text and then the selection, and both at once.
  private func report(
    _ view: PlainView, _ told: NumberStore<ExactDecimal>, _ updated: NumberStore<ExactDecimal>
  ) {
    told.text = view.text
    told.utf16Selection = view.selection
    updated.update(text: view.text, utf16Selection: view.selection)
  }

  // MARK: - Keys that views make

  /// Replacing the selection is typing, not a click: an entry goes on.
  @Test func replacingAtTheCaretIsTyping() throws {
    let yen = try NumberStore<ExactDecimal>(
      locale: "de", options: .init { $0.maximumFractionDigits = .upTo(0) })
    for key in "1234,50" { yen.replace(yen.selection, with: String(key)) }
    #expect(yen.text == "1234,50" && yen.validity == .invalid)
    let grouped = try store("", locale: "de")
    for key in "1.234" {
      grouped.replace(grouped.selection, with: String(key))
      #expect(grouped.lastOutcome == .accepted, "\(key)")
    }
    #expect(grouped.text == "1.234")
  }

  // MARK: - UTF-16

  @Test func aRangeBeyondTheTextIsRejectedAndChangesNothing() throws {
    let store = try store("1234")
    let before = store.rendering
    for range in [6..<6, 0..<6, -1..<2, 100..<200, Int.min..<Int.max] {
      #expect(store.replace(utf16: range, with: "7").reason == .outsideText, "\(range)")
      #expect(store.lastOutcome.isRejected && store.rendering == before)
    }
  }

  @Test func neitherARangeNorASelectionSplitsACharacterOfTwoUnits() throws {
    // Chakma digits have two units each; the separator has one.
    let store = try store("1234", locale: "ccp")
    #expect(store.text.utf16.count == 9)
    for range in [1..<2, 0..<1, 3..<4, 0..<4] {
      #expect(store.replace(utf16: range, with: "7").reason == .outsideText, "\(range)")
    }
    #expect(store.exactValue == 1_234)
    store.utf16Selection = 6..<8
    #expect(store.utf16Selection == 5..<7)
    store.utf16Selection = -5..<100
    #expect(store.utf16Selection == 0..<9)
    store.replace(utf16: 0..<2, with: "7")
    #expect(store.exactValue == 7_234)
  }
}
