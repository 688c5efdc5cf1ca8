import LiveNumber

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file for each process; libFuzzer's jobs may run side by side.
private let path = "/tmp/livenumber-replay-\(getpid()).jsonl"

/// Files of recorded edits: any bytes are answered with output or messages, and nothing else.
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
    promise(replay.tally.unreadable == 0, "the file is not read")
    if !checks { messages = errors }
    // What makes a line malformed does not depend on what is done with it.
    promise(errors == messages || checks && errors < messages, "\(errors) errors, then \(messages)")
    promise(replay.tally.failed >= errors, "an error was not counted")
  }
  return 0
}
