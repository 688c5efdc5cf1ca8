import Testing

/// Collects what a loop over many cases finds, and reports the first ten at its end.
struct Failures {
  private(set) var count = 0
  private var shown: [String] = []

  mutating func add(_ message: @autoclosure () -> String) {
    count += 1
    if shown.count < 10 { shown.append(message()) }
  }

  mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { add(message()) }
  }

  /// Fails the test where anything was found.
  ///
  /// Of sampled cases the seed is told.
  func report(seed: UInt64? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard count > 0 else { return }
    let repeating = seed.map { " (repeat with LIVENUMBER_SEED=\($0))" } ?? ""
    let text = "\(count) failed\(repeating):\n" + shown.joined(separator: "\n")
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}

extension StringProtocol {
  /// The text with every scalar that is not ASCII escaped, so that invisible ones are seen.
  var escaped: String {
    unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
