#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A random number generator that returns the same numbers for the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) { state = seed }

  /// Creates the generator of one test from the seed of the run.
  ///
  /// Each topic has its own numbers, so that tests don't depend on one another.
  public init(topic: String) {
    // FNV-1a, because the standard library's hashes differ from run to run.
    let hash = topic.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    self.init(seed: hash ^ (Samples.seed &* 0x9E37_79B9_7F4A_7C15))
  }

  /// Returns the next random number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` once in `count` calls, on average.
  public mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  /// Returns a number from 0 up to, but not including, a limit.
  public mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns a number in a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of some choices.
  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }

  /// Returns a number of ASCII digits.
  public mutating func digits(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8(48 + number(below: 10)) }, as: UTF8.self)
  }

  /// Returns the content of a number without leading zeros.
  public mutating func content(integer: Int = 15, fraction: Int = 8) -> String {
    let digits = digits(number(in: 1...integer))
    let whole = digits.drop { $0 == "0" }
    let count = number(in: 0...fraction)
    return (once(in: 3) ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (count == 0 ? "" : "." + self.digits(count))
  }

  /// Returns a text with one of its scalars removed or replaced, or with one more.
  public mutating func damaged(_ text: String, with alphabet: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let offset = number(in: 0...scalars.count)
    let extra = pick(Array(alphabet.unicodeScalars))
    switch number(below: 3) {
    case 0: scalars.insert(extra, at: offset)
    case 1 where offset < scalars.count: scalars[offset] = extra
    default: if offset < scalars.count { scalars.remove(at: offset) }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The samples that random tests take.
public enum Samples {
  /// The seed of this run: `LIVENUMBER_SEED`, or a random one.
  ///
  /// A random test prints it when it fails.
  public static let seed = number("LIVENUMBER_SEED") ?? UInt64.random(in: 1...999_999_999)

  /// The multiple of the usual number of samples to take: `LIVENUMBER_TEST_FACTOR`, or 1.
  public static let factor = max(Int(number("LIVENUMBER_TEST_FACTOR") ?? 1), 1)

  private static func number(_ variable: String) -> UInt64? {
    getenv(variable).flatMap { UInt64(String(cString: $0)) }
  }
}
