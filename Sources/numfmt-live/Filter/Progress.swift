import TerminalUI

/// A progress message on standard error.
///
/// The message appears only if standard error is a terminal, and neither input nor output is.
// Only the filter whose turn it is uses it.
final class Progress: @unchecked Sendable {
  /// The time before the first message.
  private static let delay = Duration.seconds(2)
  private static let interval = Duration.milliseconds(250)

  /// The unit of the input: `line`, `record`, or `argument`.
  let unit: String
  /// The size of the input in bytes, or `nil` if it's unknown, as for a pipe.
  private let total: Int?
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant?
  private var isShown = false

  init(_ input: FileDescriptor, _ output: FileDescriptor, unit: String) {
    self.unit = unit
    let isWatched =
      FileDescriptor.standardError.isTerminal && !output.isTerminal && !input.isTerminal
    if isWatched, TerminalTraits(environment: ProcessEnvironment.values).usesSequences {
      next = clock.now + Progress.delay
    }
    var status = stat()
    let isFile = fstat(input.number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    total = isFile && status.st_size > 0 ? Int(status.st_size) : nil
  }

  func show(lines: Int, bytes: Int) {
    guard let due = next, clock.now >= due else { return }
    next = clock.now + Progress.interval
    isShown = true
    var text = "\(lines) \(unit)s"
    if let total { text += ", \(min(100, bytes * 100 / total)) %" }
    // A message that can't be shown is no loss.
    try? FileDescriptor.standardError.send("\r\u{1B}[K\(text)")
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    try? FileDescriptor.standardError.send("\r\u{1B}[K")
  }
}
