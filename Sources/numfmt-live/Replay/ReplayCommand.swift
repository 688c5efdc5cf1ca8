import ArgumentParser

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Runs recorded edits and shows what the field says.",
    discussion: """
      A file has one case a line, in JSON:

        {"locale": "de", "actions": [{"type": "1234"}], "expect": "1.234|"}

      The caret is |, a selection stands between ‹ and ›. Every case prints one line of JSON.

      With --check, what a case says in expect, value, state, outcome, reason and warning is \
      compared, and only what differs is printed, with a closing count.

      Exit codes: 0 done, 1 a file cannot be read or output failed, 2 something differs or a line is no case, \
      64 usage.
      """)

  @Flag(help: "Compare with the expectations in the files.")
  var check = false

  @Flag(help: "Print every step.")
  var trace = false

  @Argument(help: "Files of JSON Lines. None, or -, is standard input.", completion: .file())
  var files: [String] = []

  func run() throws {
    var failure: SystemError?
    func show(_ line: String) {
      guard failure == nil else { return }
      do {
        try StandardOutput.print(line)
      } catch {
        failure = error
      }
    }
    var replay = Replay(
      checks: check, traces: trace, output: show, errors: StandardError.print)
    for file in files.isEmpty ? ["-"] : files { replay.run(path: file) }
    if check { show(replay.tally.description) }
    if let failure { throw StandardOutput.exit(failure, "cases") }
    if replay.tally.exitCode != 0 { throw ExitCode(replay.tally.exitCode) }
  }
}
