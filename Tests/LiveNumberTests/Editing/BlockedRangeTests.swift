import LiveNumber
import Testing

@testable import LiveNumberCore

/// EDITING.md 7.2: keys that cannot lead into the range are rejected, and no others.
@Suite struct BlockedRangeTests {
  private static let keys = "0123456789.".unicodeScalars

  @Test func keysAreRejectedWhereNothingCanBeReached() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for _ in 0..<(10 * Samples.factor) {
      let range = try BlockedRange(&samples)
      var state = NumberEditor.State.empty
      for _ in 0..<12 {
        for key in Self.keys {
          let free = range.flagging.apply(.type(key), to: state)
          let blocked = range.editor.apply(.type(key), to: state)
          if free.outcome.isRejected || free.state.content == state.content {
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
        state = Self.moved(state, in: range, &samples)
      }
    }
    failures.report(seed: Samples.seed)
  }

  /// A random edit of those that are allowed.
  private static func moved(
    _ state: NumberEditor.State, in range: BlockedRange, _ samples: inout Samples
  ) -> NumberEditor.State {
    let edit: NumberEditor.Edit =
      switch samples.number(below: 10) {
      case 0: .deleteBackward
      case 1: .deleteForward
      case 2: .moveLeft(extending: false)
      case 3: .moveRight(extending: false)
      case 4: .type("-")
      case 5: .select(anchor: samples.number(in: 0...3), head: samples.number(in: 0...3))
      default: .type(samples.pick(Array(keys)))
      }
    return range.editor.apply(edit, to: state).state
  }

  @Test func everyValueCanBeTyped() throws {
    var samples = Samples(#function)
    var failures = Failures()
    for _ in 0..<(60 * Samples.factor) {
      let range = try BlockedRange(&samples)
      for (value, keys) in range.values {
        var session = EditingSession(editor: range.editor)
        session.type(keys)
        failures.expect(
          session.value == value && session.validity == .valid,
          "\(range): \(value) is \(session.text), \(session.lastOutcome)")
      }
    }
    failures.report(seed: Samples.seed)
  }

  /// Beyond what `Double` and 64 bits can tell apart.
  @Test func greatBounds() throws {
    let format = try NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern())
    var options = NumberEditor.Options()
    options.rangePolicy = .block
    options.minimum = ExactDecimal("9007199254740993")
    options.maximum = ExactDecimal("9007199254740993")
    var session = EditingSession(editor: try NumberEditor(format: format, options: options))
    session.type("9007199254740992")
    #expect(session.state.content.text == "900719925474099")
    session.type("3")
    #expect(session.validity == .valid)
    options.minimum = ExactDecimal("-0.00000000000000000000000000000000000000123456789")
    options.maximum = options.minimum
    session = EditingSession(editor: try NumberEditor(format: format, options: options))
    session.type("-0.00000000000000000000000000000000000000123456788")
    #expect(session.lastOutcome.isRejected)
    session.type("9")
    #expect(session.validity == .valid)
  }
}
