import Testing
import TestSupport

@testable import LiveNumberCore

/// The guard for plain keys does what the general path does.
@Suite struct KeyGuardTests {
  @Test func keysAsOnTheGeneralPath() {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var plainCount = 0
    for _ in 0..<(3_000 * Samples.factor) {
      let field = RandomField(&random)
      var state = NumberEditor.State.empty
      for _ in 0..<12 {
        let digit = random.pick(Array("0159٣".unicodeScalars))
        for edit in [NumberEditor.Edit.delete(.backward), .type(digit)] {
          if field.editor.applyPlainKey(edit, to: state) != nil { plainCount += 1 }
          let guarded = field.editor.apply(edit, to: state)
          let general = field.editor.applyGeneral(edit, to: state)
          failures.expect(
            guarded == general,
            "\(field)\n  \(state.content.text) at \(state.head), \(edit): \(guarded), \(general)")
        }
        guard case .edit(let edit) = RandomEdit(&random, in: field, state: state) else { continue }
        state = field.editor.apply(edit, to: state).state
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(plainCount > 3_000 * Samples.factor, "The guard takes few keys.")
  }
}
