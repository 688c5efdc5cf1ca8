import LiveNumberCore
import TestSupport
import Testing

/// Texts go in one after the other, as a field reports them; each has to come out as the table
/// says.
@Suite struct InputRestrictionTests {
  /// A new text, and the state it leads to.
  struct Step {
    let offered: String
    let text: String
    let value: String
    let validity: NumberEditor.Validity
    let isRejected: Bool

    /// Creates a step that shows its text, another one, or, if the text is rejected, what stays.
    init(
      _ offered: String, rejectedFor kept: String? = nil, _ validity: NumberEditor.Validity,
      _ value: String, shows text: String? = nil
    ) {
      self.offered = offered
      self.text = kept ?? text ?? offered
      self.value = value
      self.validity = validity
      isRejected = kept != nil
    }
  }

  private func run<Value>(
    _ steps: [Step], _ restriction: InputRestriction<Value>, from start: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var state = restriction.state(of: start)
    for step in steps {
      state = restriction.evaluate(step.offered, from: state)
      let found = "\(state.text) \(state.validity) \(state.value) \(state.outcome.isRejected)"
      let expected = "\(step.text) \(step.validity) \(step.value) \(step.isRejected)"
      #expect(found == expected, "after \"\(step.offered)\"", sourceLocation: sourceLocation)
    }
  }

  @Test func ranges() throws {
    let format = try HandMade.decimal(.english)
    let ages = InputRestriction(18...30, format: format)
    let same = InputRestriction(Restriction.range(18...30), format: format)
    for text in ["2", "25", "4", "35", "", "1", "x"] {
      #expect(ages.evaluate(text, value: 20) == same.evaluate(text, value: 20), "\(text)")
    }
    #expect(InputRestriction(0..., format: format).evaluate("-", value: 20).outcome.isRejected)
    #expect(InputRestriction(...9, format: format).evaluate("10", value: 5).outcome.isRejected)
  }

  /// 18…30: 25 can be typed, 4 and 35 cannot, and the empty field keeps the last value.
  @Test func age() throws {
    let ages = try InputRestriction(.range(18...30), format: HandMade.decimal(.english))
    run(
      [
        Step("", .empty, "20"), Step("4", rejectedFor: "", .empty, "20"),
        Step("2", .incomplete, "20"), Step("25", .valid, "25"),
        Step("255", rejectedFor: "25", .valid, "25"),
        Step("", .empty, "25"), Step("3", .incomplete, "25"),
        Step("35", rejectedFor: "3", .incomplete, "25"), Step("30", .valid, "30"),
        Step("3x", rejectedFor: "30", .valid, "30"), Step("19", .valid, "19"),
        Step("1", .incomplete, "19"), Step("-1", rejectedFor: "1", .incomplete, "19"),
      ], ages, from: 20)
  }

  /// Flagged, everything can be typed, and the value stays the last allowed one.
  @Test func flaggedAge() throws {
    let ages = try InputRestriction(
      .range(18...30), format: HandMade.decimal(.english), options: NumberEditor.Options())
    run(
      [
        Step("", .empty, "20"), Step("4", .invalid, "20"), Step("3", .incomplete, "20"),
        Step("35", .invalid, "20"), Step("30", .valid, "30"),
      ], ages, from: 20)
    let state = ages.evaluate("35", value: 20)
    #expect(state.reason == .outOfRange)
    #expect(ages.committed(state).text == "35" && ages.state(of: state.value).text == "20")
  }

  /// Names of any length and script, their beginnings in their own spelling.
  @Test func names() {
    let names: @Sendable (ShirtSize) -> String = { size in
      switch size {
      case .small: "petite"
      case .medium: "Élégante"
      case .large: "Él"
      default: "كبير"
      }
    }
    run(
      [
        Step("é", .incomplete, "small", shows: "É"), Step("Él", .valid, "large"),
        Step("Élé", .incomplete, "large"), Step("ÉLÉGANTE", .valid, "medium", shows: "Élégante"),
        Step("كب", .incomplete, "medium"), Step("كبير", .valid, "extraLarge"),
      ], InputRestriction(name: names), from: .small)
  }

  /// An enum with no names, and a range with no case in it: only the empty text is taken.
  @Test func nothingToType() {
    let nameless = InputRestriction<ShirtSize> { _ in "" }
    run(
      [Step("m", rejectedFor: "", .empty, "medium"), Step("", .empty, "medium")],
      nameless, from: .medium)
    #expect(nameless.state(of: .medium).text == "")

    let none = InputRestriction(Restriction<ShirtSize>.where { _ in false }) { $0.rawValue }
    let state = none.state(of: .medium)
    #expect(state.text == "M" && state.validity == .invalid && state.reason == .notAllowed)
    #expect(none.evaluate("L", from: state).text == "M")
  }

  @Test func aConditionNobodyCanSeeThroughIsFlaggedWithItsReason() throws {
    let odd = NumberEditor.Reason(rawValue: "odd")
    let even = try InputRestriction(
      Restriction<Int>.where(odd) { $0.isMultiple(of: 2) }, format: HandMade.decimal(.english))
    run(
      [
        Step("1", .invalid, "20"), Step("12", .valid, "12"), Step("124", .valid, "124"),
        Step("1234", .valid, "1234", shows: "1,234"), Step("1,23", .invalid, "1234", shows: "123"),
      ], even, from: 20)
    #expect(even.evaluate("1", value: 20).reason == odd)
  }

  /// A combination keeps what it knows of its range: 4 cannot be typed, and 2 is incomplete.
  @Test func rangeAndPredicate() throws {
    let odd = NumberEditor.Reason(rawValue: "odd")
    let ages = try InputRestriction(
      .range(18...30) && .where(odd) { $0.isMultiple(of: 2) }, format: HandMade.decimal(.english))
    run(
      [
        Step("", .empty, "20"), Step("4", rejectedFor: "", .empty, "20"),
        Step("2", .incomplete, "20"), Step("21", .invalid, "20"), Step("2", .incomplete, "20"),
        Step("24", .valid, "24"), Step("245", rejectedFor: "24", .valid, "24"),
      ], ages, from: 20)
    #expect(ages.evaluate("21", value: 20).reason == odd)

    // The gap between two ranges is known; at the open end of one, everything can be typed.
    let ends = try InputRestriction(
      .range(1...3) || .range(7...9), format: HandMade.decimal(.english))
    run([Step("5", rejectedFor: "1", .valid, "1"), Step("8", .valid, "8")], ends, from: 1)
    let gap = try InputRestriction(
      .range(1...3) || .range(70...90), format: HandMade.decimal(.english))
    run(
      [
        Step("8", .incomplete, "1"), Step("85", .valid, "85"), Step("", .empty, "85"),
        Step("4", rejectedFor: "", .empty, "85"), Step("2", .valid, "2"),
      ], gap, from: 1)
    let share = try InputRestriction(
      .range(ExactDecimal(0)...) && !.range(ExactDecimal(1)...), format: HandMade.decimal(.english))
    run(
      [
        Step("2", rejectedFor: "0", .valid, "0"), Step("1", .invalid, "0"),
        Step("0.9", .valid, "0.9"), Step("-", rejectedFor: "0.9", .valid, "0.9"),
      ], share, from: ExactDecimal(0))
  }

  @Test func theOptionsOwnRangePolicyAndOtherRulesAllHold() throws {
    var options = NumberEditor.Options { ($0.range.minimum, $0.rangePolicy) = (20, .clampOnCommit) }
    options.insertsLeadingZero = true
    let ages = try InputRestriction(
      .range(...30), format: HandMade.decimal(.english), options: options)
    #expect(ages.evaluate("19", value: 25).reason == .outOfRange)
    #expect(ages.committed(ages.evaluate("19", value: 25)).value == 20)
    #expect(ages.committed(ages.evaluate("35", value: 25)).value == 30)

    let any = try InputRestriction<ExactDecimal>(
      format: HandMade.decimal(.english), options: options)
    #expect(any.evaluate(".", value: 25).text == "0.")
    #expect(any.evaluate("1,234.5", value: 25).value == ExactDecimal("1234.5"))
    #expect(any.evaluate("19", value: 25).validity == .incomplete)
    #expect(any.committed(any.evaluate("19", value: 25)).value == 20)

    // Without a value in common, no number is allowed, and none is lost.
    let none = try InputRestriction<Int>(
      .range(...10), format: HandMade.decimal(.english), options: options)
    #expect(none.evaluate("15", value: 25).reason == .outOfRange)
    let gap = try InputRestriction(
      Restriction.range(1...2) && .range(5...6), format: HandMade.decimal(.english))
    #expect(gap.evaluate("1", value: 3).validity == .invalid)
  }

  /// States are equal if everything that the field shows and knows is.
  @Test func equality() throws {
    let ages = try InputRestriction(.range(18...30), format: HandMade.decimal(.english))
    let state = ages.evaluate("2", value: 20)
    #expect(state == ages.evaluate("2", value: 20))
    #expect(state.hashValue == ages.evaluate("2", value: 20).hashValue)
    #expect(state != ages.evaluate("2", value: 21) && state != ages.evaluate("3", value: 20))
    #expect(state != ages.evaluate("25", from: state))
    // Rejected: the same text after another outcome.
    #expect(state != ages.evaluate("2x", from: state))
    #expect(ages.evaluate("2x", from: state).text == state.text)
  }

  @Test func closures() {
    let even = InputRestriction<Int>(
      parse: { Int($0).flatMap { $0.isMultiple(of: 2) ? $0 : nil } },
      text: { "\($0)" },
      canBecomeValid: { Int($0) != nil })
    run(
      [
        Step("1", .incomplete, "20"), Step("12", .valid, "12"),
        Step("12x", rejectedFor: "12", .valid, "12"), Step("012", .valid, "12"),
      ], even, from: 20)
    #expect(even.committed(even.evaluate("012", value: 20)).text == "12")
    #expect(even.committed(even.evaluate("1", value: 20)).validity == .invalid)
    #expect(even.committed(even.evaluate("", value: 20)).validity == .empty)
    #expect(even.committed(even.evaluate("1", value: 20)).text == "1")
    // A value that is not allowed is shown, and invalid.
    #expect(even.state(of: 7).validity == .invalid && even.state(of: 7).text == "7")
    let exact = InputRestriction<Int>(parse: { Int($0) }, text: { "\($0)" })
    run([Step("12", .valid, "12"), Step("12x", rejectedFor: "12", .valid, "12")], exact, from: 20)
  }

  @Test func theCaretKeepsItsPlaceInWhatIsShown() throws {
    let prices = try InputRestriction(.range(0...), format: HandMade.decimal(.english))
    let offered = "12934"
    let caret = offered.index(offered.startIndex, offsetBy: 3)
    let state = prices.evaluate(offered, caret: caret, from: prices.evaluate("1,234", value: 0))
    #expect(state.text == "12,934" && state.text[..<state.caret] == "12,9")

    let sizes = InputRestriction<ShirtSize> { $0.rawValue }
    let typed = "xl"
    let shown = sizes.evaluate(
      typed, caret: typed.index(after: typed.startIndex), from: sizes.state(of: .small))
    #expect(shown.text[..<shown.caret] == "X")
  }

  @Test func aFractionOfAWholeNumberIsShown() throws {
    let yen = try InputRestriction(.range(0...), format: HandMade.decimal(.english))
    run(
      [Step("1", .valid, "1"), Step("1.", .valid, "1"), Step("1.5", .incomplete, "1")], yen, from: 0
    )
  }
}
