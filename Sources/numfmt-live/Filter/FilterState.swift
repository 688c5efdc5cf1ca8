/// The progress and the output of a filter.
struct FilterState: ~Copyable {
  /// The reason a filter stops before the end of its input.
  enum End: Error {
    /// A text wasn't a number, and the policy is to abort.
    case aborted
    case unwritable(SystemError)
    case unreadable(SystemError)
  }

  /// The buffer for standard output.
  var output = OutputBuffer(descriptor: 1)
  /// A buffer for converted text that goes into JSON.
  var scratch = OutputBuffer(capacity: 256)
  /// The number of lines read.
  private(set) var line = 0
  /// The offset of the current line in the output, or `nil` if a part of the line is written.
  private(set) var lineStart: Int? = 0
  /// A Boolean value that indicates whether the exit code indicates a failure.
  var hasFailed = false

  /// Starts the next line.
  mutating func beginLine() {
    line &+= 1
    lineStart = output.count
  }

  /// Writes all output.
  mutating func flush() throws(End) {
    try flush(upTo: output.count)
  }

  /// Writes all lines before the current one, unless a part of the current line is written.
  mutating func flushLinesBefore() throws(End) {
    if let lineStart { try flush(upTo: lineStart) }
  }

  /// Removes the current line from the output, unless a part of it is written.
  mutating func dropLine() {
    if let lineStart { output.truncate(to: lineStart) }
  }

  private mutating func flush(upTo end: Int) throws(End) {
    do throws(SystemError) {
      try output.flush(upTo: end)
    } catch {
      throw .unwritable(error)
    }
    lineStart = lineStart == end ? 0 : nil
  }
}
