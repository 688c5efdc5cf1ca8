import LiveNumberCore
import TestSupport
import Testing

/// Options that contradict each other don't stop a field.
@Suite struct OptionConflictTests {
  /// A range without a value makes every number invalid, and blocks no key.
  @Test func aRangeWithoutAValue() throws {
    var session = EditingSession(format: try HandMade.decimal(.german))
    session.type("12")
    (session.options.range.minimum, session.options.range.maximum) = (5, 4)
    #expect(session.validity == .invalid)
    session.options.rangePolicy = .block
    session.type("3")
    #expect(session.text == "123" && session.validity == .invalid)
    session.apply(.commit)
    session.options = NumberEditor.Options()
    #expect(session.text == "123" && session.validity == .valid)
  }

  /// Of two options that contradict each other, the tighter one holds.
  @Test func theTighterOptionHolds() throws {
    let rows: [(NumberEditor.Options, typed: String, committed: String)] = [
      (
        .init { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, .upTo(1)) }, "1,5", "1,5"
      ),
      (.init { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, .upTo(1)) }, "1", "1,0"),
      (.init { ($0.minimumIntegerDigits, $0.maximumIntegerDigits) = (5, 2) }, "7", "07"),
      (.init { $0.maximumIntegerDigits = 0 }, "12", "1"),
      (.init { $0.maximumLength = -1 }, "12", "1"),
      (.init { $0.maximumFractionDigits = .upTo(-1) }, "1,0", "1"),
      (.init { $0.maximumSignificantDigits = 0 }, "12", "1"),
      (.init { $0.decimalAliases = ["5", "-"] }, "-5", "-5"),
    ]
    for (options, typed, committed) in rows {
      var session = EditingSession(
        editor: NumberEditor(format: try HandMade.decimal(.german), options: options))
      session.type(typed)
      session.apply(.commit)
      #expect(session.text == committed, "\(typed)")
    }
    for (step, value) in [(0, 8), (-2, 9)] as [(ExactDecimal, ExactDecimal)] {
      let options = NumberEditor.Options { $0.step = step }
      var session = EditingSession(
        editor: NumberEditor(format: try HandMade.decimal(.german), options: options))
      session.type("7")
      session.apply(.step(1))
      #expect(session.value == value, "\(step)")
    }
  }
}
