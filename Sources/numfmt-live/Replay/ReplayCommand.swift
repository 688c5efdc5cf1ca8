import ArgumentParser
import Replay

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replays recorded edits and shows the field's state.",
    discussion: """
      A file has one case on each line, in JSON:

        {"locale": "de", "actions": [{"type": "1234"}], "expect": "1.234|"}

      The insertion point is |, and a selection is between ‹ and ›; a typed |, ‹, or › is \\|, \\‹, \
      or \\›, and a backslash \\\\. Options have the names of the API, such as maximumFractionDigits. \
      Decimal numbers are strings. Each case prints one line of JSON.

      The actions:

      \(Replay.actionList)

      An action that types is one step for each character, and one with a COUNT as many, which \
      --trace prints one by one. A commit takes the caret out of the field, so its text has none.

      With --check, the command compares expect, value, state, outcome, and reason, and prints only \
      differences and a count.

      Exit codes: 0 done, 1 a file couldn't be read or output failed, 2 a case failed, 64 usage.
      """)

  @Flag(help: "Check the expectations in the files.")
  var check = false

  @Flag(help: "Print each step.")
  var trace = false

  @Argument(
    help: "Files of JSON Lines, or - for standard input, which is the default.", completion: .file()
  )
  var files: [String] = []

  func run() throws {
    var failure: SystemError?
    func show(_ line: String) {
      guard failure == nil else { return }
      do {
        try FileDescriptor.standardOutput.send(line + "\n")
      } catch {
        failure = error
      }
    }
    var replay = Replay(
      checks: check, traces: trace, output: show, errors: FileDescriptor.standardError.print)
    for file in files.isEmpty ? ["-"] : files { replay.run(path: file) }
    if check { show(replay.tally.description) }
    if let failure { throw StandardOutput.exit(failure, "cases") }
    if replay.tally.exitCode != 0 { throw ExitCode(replay.tally.exitCode) }
  }
}
