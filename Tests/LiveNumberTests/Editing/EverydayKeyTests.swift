import Testing

@testable import LiveNumberCore

/// The short way of the keys of everyday does what the long way does.
@Suite struct EverydayKeyTests {
  @Test func shortAndLong() {
    var samples = Samples(#function)
    var failures = Failures()
    var count = 0
    for _ in 0..<(3_000 * Samples.factor) {
      let field = RandomField(&samples)
      var state = NumberEditor.State.empty
      for _ in 0..<12 {
        let digit = samples.pick(Array("0159٣".unicodeScalars))
        for edit in [NumberEditor.Edit.deleteBackward, .type(digit)] {
          guard let short = field.editor.everydayKey(edit, on: state)?.state else { continue }
          count += 1
          let long = field.editor.applyAny(edit, to: state)
          failures.expect(
            short == long.state && long.outcome == .accepted,
            "\(field)\n  \(state.content.text) at \(state.head), \(edit): \(short), \(long)")
        }
        guard case .edit(let edit) = RandomEdit(&samples, in: field, state: state) else { continue }
        state = field.editor.apply(edit, to: state).state
      }
    }
    failures.report(seed: Samples.seed)
    #expect(count > 3_000 * Samples.factor, "few keys go the short way")
  }
}
