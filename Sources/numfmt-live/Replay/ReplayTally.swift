/// What became of the cases of a replay.
struct ReplayTally: Hashable, Sendable {
  var passed = 0
  /// Cases that differ from what they expect, and lines that are no case.
  var failed = 0
  var skipped = 0
  /// Files that could not be read to their end.
  var unreadable = 0

  var description: String {
    "\(passed) passed, \(failed) failed, \(skipped) skipped"
  }

  /// 1 where a file could not be read, 2 where something differs or a line is no case, else 0.
  var exitCode: Int32 {
    if unreadable > 0 { return 1 }
    return failed > 0 ? 2 : 0
  }
}
