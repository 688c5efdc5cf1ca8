import Testing

/// The promises of the editor, for random edits of random fields: no digit is lost, no magnitude
/// changes by itself, and no field dies.
@Suite struct RandomEditingTests {
  /// How many fields are edited.
  ///
  /// A full run is optimised and takes many more of these than of other samples: a million.
  private static let walks = Samples.factor == 1 ? 20_000 : 50_000 * Samples.factor

  /// In parts, which run side by affinity.
  @Test(arguments: 0..<4) func promises(part: Int) {
    var samples = Samples("\(#function) \(part)")
    var failures = Failures()
    for _ in 0..<(Self.walks / 4) {
      var walk = RandomWalk(&samples)
      if let violation = walk.violation(in: &samples, edits: 12) {
        failures.add("\(violation)\n  \(walk)")
      }
    }
    failures.report(seed: Samples.seed)
  }
}
