/// Printed lines.
public final class Log {
  public private(set) var lines: [String] = []

  public init() {}

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
