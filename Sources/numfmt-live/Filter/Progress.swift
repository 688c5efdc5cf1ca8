#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A progress message on standard error.
///
/// The message appears only if standard error is a terminal, and neither input nor output is.
final class Progress {
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

  init(unit: String, descriptor: Int32 = STDIN_FILENO) {
    self.unit = unit
    let isWatched =
      isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0 && isatty(descriptor) == 0
    if isWatched, TerminalTraits(environment: ProcessEnvironment.values).usesSequences {
      next = clock.now + Progress.delay
    }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    total = isFile && status.st_size > 0 ? Int(status.st_size) : nil
  }

  func show(lines: Int, bytes: Int) {
    guard let due = next, clock.now >= due else { return }
    next = clock.now + Progress.interval
    isShown = true
    var text = "\(lines) \(unit)s"
    if let total { text += ", \(min(100, bytes * 100 / total)) %" }
    Progress.send("\r\u{1B}[K\(text)")
  }

  /// Clears the message.
  func hide() {
    guard isShown else { return }
    isShown = false
    Progress.send("\r\u{1B}[K")
  }

  /// Prints another message in its place.
  func interrupt(with message: String) {
    hide()
    StandardError.print(message)
  }

  private static func send(_ text: String) {
    var text = text
    // A message that can't be shown is no loss.
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
