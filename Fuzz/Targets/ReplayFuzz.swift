import LiveNumber

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file for this process, since libFuzzer can run several jobs.
private let path = "/tmp/livenumber-replay-\(getpid()).jsonl"

/// Replays any bytes, which lead to output or messages.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let file = fopen(path, "wb") else { fatalError("\(path) cannot be written") }
  fwrite(start, 1, count, file)
  fclose(file)
  defer { unlink(path) }
  var messages = 0
  for checks in [false, true] {
    var lines = 0
    var errors = 0
    var replay = Replay(
      checks: checks, traces: !checks, output: { lines += $0.isEmpty ? 0 : 1 },
      errors: { errors += $0.hasPrefix("error: ") ? 1 : 0 })
    replay.run(path: path)
    promise(replay.tally.unreadable == 0, "the file isn't read")
    if !checks { messages = errors }
    // A malformed line is malformed with and without checks.
    promise(errors == messages || checks && errors < messages, "\(errors) errors, then \(messages)")
    promise(replay.tally.failed >= errors, "an error isn't counted")
  }
  return 0
}
