import LiveNumber
import TestSupport
import Testing

/// Ranges, with the policy `block` above all: EDITING.md 7.
@Suite struct BlockedRangeTests {
  private static let keys = "0123456789.".unicodeScalars

  /// Digits that can't lead into the range are rejected, and no others.
  @Test func keysAreRejectedIfNothingCanBeReached() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(3 * Samples.factor) {
      let range = try BlockedRange(&random)
      var state = NumberEditor.State.empty
      for _ in 0..<12 {
        for key in Self.keys {
          let free = range.flagging.apply(.type(key), to: state)
          let blocked = range.editor.apply(.type(key), to: state)
          // A range refuses no separator, and what is shown as a text.
          if key == "." || state.isText || free.state.isText || !state.waiting.isEmpty {
            continue
          }
          if free.outcome.isRejected {
            failures.expect(
              free.outcome == blocked.outcome, "\(range): \(state.content.text) \(key)")
            continue
          }
          let isOpen = range.canReach(from: free.state)
          failures.expect(
            isOpen != blocked.outcome.isRejected,
            "\(range): \(state.content.text) at \(state.head), \(key) was \(blocked.outcome)")
          if !isOpen { failures.expect(free.state.validity == .invalid, "\(range): \(free.state)") }
        }
        state = Self.moved(state, in: range, &random)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns the state after a random edit.
  private static func moved(
    _ state: NumberEditor.State, in range: BlockedRange, _ random: inout SeededGenerator
  ) -> NumberEditor.State {
    let edit: NumberEditor.Edit =
      switch random.number(below: 10) {
      case 0: .delete(.backward)
      case 1: .delete(.forward)
      case 2: .move(.left, extending: false)
      case 3: .move(.right, extending: false)
      case 4: .type("-")
      case 5: .select(anchor: random.number(in: 0...3), head: random.number(in: 0...3))
      default: .type(random.pick(Array(keys)))
      }
    return range.editor.apply(edit, to: state).state
  }

  @Test func everyValueCanBeTyped() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(60 * Samples.factor) {
      let range = try BlockedRange(&random)
      for (value, keys) in range.values {
        var session = EditingSession(editor: range.editor)
        session.type(keys)
        failures.expect(
          session.value == value && session.validity == .valid,
          "\(range): \(value) is \(session.text), \(session.lastOutcome)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns a field of plain numbers that blocks keys that lead out of a range.
  private func session(
    _ minimum: String, _ maximum: String, significantDigits: Int? = nil
  ) throws -> EditingSession {
    let format = try NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern())
    var options = NumberEditor.Options { $0.rangePolicy = .block }
    options.range.minimum = ExactDecimal(minimum)
    options.range.maximum = ExactDecimal(maximum)
    options.valueLimits.maximumSignificantDigits = significantDigits
    return EditingSession(editor: NumberEditor(format: format, options: options))
  }

  /// A number that the type can't hold isn't one that more keys can make.
  @Test func significantDigitsOfTheType() throws {
    var session = try session("10.5", "11.5", significantDigits: 2)
    session.type("10")
    #expect(session.text == "1")
    session.type("1")
    #expect(session.validity == .valid)
  }

  /// Bounds that `Double` and 64 bits can't tell apart.
  @Test func greatBounds() throws {
    var session = try session("9007199254740993", "9007199254740993")
    session.type("9007199254740992")
    #expect(session.state.content.text == "900719925474099")
    session.type("3")
    #expect(session.validity == .valid)
    let bound = "-0.00000000000000000000000000000000000000123456789"
    session = try self.session(bound, bound)
    session.type("-0.00000000000000000000000000000000000000123456788")
    #expect(session.lastOutcome.isRejected)
    session.type("9")
    #expect(session.validity == .valid)
  }
}
