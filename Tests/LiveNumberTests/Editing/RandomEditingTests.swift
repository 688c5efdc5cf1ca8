import Testing

/// The promises of the editor, for random edits of random fields: no digit is lost, no magnitude
/// changes by itself, and no field dies.
@Suite struct RandomEditingTests {
  @Test func promises() {
    var samples = Samples(#function)
    var failures = Failures()
    for _ in 0..<(10_000 * Samples.factor) {
      var walk = RandomWalk(&samples)
      if let violation = walk.violation(in: &samples, edits: 12) {
        failures.add("\(violation)\n  \(walk)")
      }
    }
    failures.report(seed: Samples.seed)
  }
}
