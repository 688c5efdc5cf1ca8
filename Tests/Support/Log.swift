/// Printed lines.
public final class Log {
  /// The lines in the order in which they were added.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  public func add(_ line: String) { lines.append(line) }

  /// Returns the first failed cases with their differences.
  public func firstFailures(_ count: Int) -> String {
    var left = count
    var text = "\n"
    for line in lines where !line.hasPrefix("skipped: ") {
      if !line.hasPrefix("  ") { left -= 1 }
      if left < 0 { break }
      text += line + "\n"
    }
    return text
  }
}
