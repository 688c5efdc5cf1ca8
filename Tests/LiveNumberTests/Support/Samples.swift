import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random choices that a seed repeats (SplitMix64).
///
/// A test prints its seed when it fails; `LIVENUMBER_SEED` set to it makes every sampled test choose
/// the same again.
struct Samples: RandomNumberGenerator {
  /// The seed of this run of the tests.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["LIVENUMBER_SEED"].flatMap { UInt64($0) }
    return given ?? UInt64.random(in: 1...999_999_999)
  }()

  /// How many times the usual number of samples are taken.
  static let factor: Int = {
    let given = ProcessInfo.processInfo.environment["LIVENUMBER_TEST_FACTOR"].flatMap { Int($0) }
    return max(given ?? 1, 1)
  }()

  private var state: UInt64

  /// The choices of one topic, so that tests do not depend on one another.
  init(_ topic: String) {
    // FNV-1a, since the hashes of the standard library differ from run to run.
    state = topic.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    state ^= Samples.seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }

  /// So many random ASCII digits.
  mutating func digits(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8(48 + number(below: 10)) }, as: UTF8.self)
  }

  /// The content of a number: no zeros in front, and a fraction of at most `fraction` digits.
  mutating func content(integer: Int = 15, fraction: Int = 8) -> String {
    let digits = digits(number(in: 1...integer))
    let whole = digits.drop { $0 == "0" }
    let places = number(in: 0...fraction)
    return (once(in: 3) ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (places == 0 ? "" : "." + self.digits(places))
  }
}
