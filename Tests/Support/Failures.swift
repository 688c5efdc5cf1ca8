/// The failures of a test that checks many cases: their number, and the first ten.
///
/// ```swift
/// var failures = Failures(seed: Samples.seed)
/// failures.expect(text == expected, "\(text), not \(expected)")
/// #expect(failures.isEmpty, "\(failures)")
/// ```
public struct Failures: CustomStringConvertible {
  /// The number of failures.
  public private(set) var count = 0
  /// The seed that repeats the test, or `nil` if its cases aren't random.
  private let seed: UInt64?
  private var first: [String] = []

  /// Creates an empty list of failures.
  public init(seed: UInt64? = nil) { self.seed = seed }

  /// A Boolean value that indicates whether nothing failed.
  public var isEmpty: Bool { count == 0 }

  /// The number of failures, the way to repeat them, and the first ten.
  public var description: String {
    let repeating = seed.map { " (repeat with LIVENUMBER_SEED=\($0))" } ?? ""
    return "\(count) failed\(repeating):\n" + first.joined(separator: "\n")
  }

  /// Adds a failure.
  public mutating func add(_ message: @autoclosure () -> String) {
    count += 1
    if first.count < 10 { first.append(message()) }
  }

  /// Adds a failure unless a condition holds.
  public mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { add(message()) }
  }

  /// Adds a failure unless two texts have the same scalars.
  public mutating func compare(
    _ found: String, _ expected: String, _ subject: @autoclosure () -> String
  ) {
    guard !found.utf8.elementsEqual(expected.utf8) else { return }
    add("\(subject()): \(found.escaped), not \(expected.escaped)")
  }
}

extension StringProtocol {
  /// The text with every scalar outside ASCII escaped, so that invisible ones can be seen.
  public var escaped: String {
    unicodeScalars.reduce(into: "") { $0 += $1.escaped(asASCII: true) }
  }
}
