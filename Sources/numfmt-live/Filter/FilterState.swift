/// How far a filter has come.
struct FilterState: ~Copyable {
  /// Why a filter stops before the end of its input.
  enum End: Error {
    /// At the first text that is no number.
    case aborted
    case unwritable(SystemError)
    case unreadable(SystemError)
  }

  /// What goes to standard output.
  var output = OutputBuffer(descriptor: 1)
  /// Converted text on its way into JSON.
  var scratch = OutputBuffer(capacity: 256)
  /// Lines taken so far.
  private(set) var line = 0
  /// Where the line that is being converted begins in the output; nil once some of it is written.
  private(set) var lineStart: Int? = 0
  /// Whether the exit code has to tell of a failure.
  var hasFailed = false

  /// Begins the next line.
  mutating func beginLine() {
    line &+= 1
    lineStart = output.count
  }

  /// Hands on all that is converted.
  mutating func flush() throws(End) {
    try flush(upTo: output.count)
  }

  /// Hands on all lines but the one that is being converted, if none of that one is written yet.
  mutating func flushLinesBefore() throws(End) {
    if let lineStart { try flush(upTo: lineStart) }
  }

  /// Takes the line that is being converted back, if none of it is written yet.
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
