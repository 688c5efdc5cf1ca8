import Replay
import TestSupport

/// The output, the errors, and the counts of replayed lines.
struct ReplayRun {
  let output: Log
  let errors: Log
  let tally: ReplayTally

  init(
    _ bytes: some Collection<UInt8>, file: String = "cases.jsonl", checks: Bool = false,
    traces: Bool = false
  ) {
    let output = Log()
    let errors = Log()
    var replay = Replay(checks: checks, traces: traces, output: output.add, errors: errors.add)
    var place = Replay.Place(file: file)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      place.line += 1
      Array(line).withUnsafeBufferPointer { replay.run($0, at: place) }
    }
    (self.output, self.errors, tally) = (output, errors, replay.tally)
  }
}
