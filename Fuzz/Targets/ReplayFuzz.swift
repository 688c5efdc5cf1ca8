import Replay

/// Replays any bytes as lines, which lead to output or messages.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  var messages = 0
  for checks in [false, true] {
    var errors = 0
    var replay = Replay(
      checks: checks, traces: !checks, output: { _ in },
      errors: { errors += $0.hasPrefix("error: ") ? 1 : 0 })
    var place = Replay.Place(file: "input")
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      place.line += 1
      replay.run(UnsafeBufferPointer(rebasing: line), at: place)
    }
    if !checks { messages = errors }
    // A malformed line is malformed with and without checks.
    promise(errors == messages || checks && errors < messages, "\(errors) errors, then \(messages)")
    promise(replay.tally.failed >= errors, "an error isn't counted")
  }
  return 0
}
