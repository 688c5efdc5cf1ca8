import Foundation
import Testing

/// Output errors are reported, with an exit code.
@Suite struct StandardOutputTests {
  private static let commands = [
    ("locale fr", "locales"), ("locale --list", "locales"),
    ("replay", "cases"), ("replay --check", "cases"),
    ("help", "help"), ("--version", "help"), ("parse --help", "help"),
    ("--generate-completion-script bash", "help"),
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func aFullDiskIsAnError(command: String, what: String) throws {
    let line = #"echo '{"locale": "de"}'"#
    let run = try CommandRun(script: "\(line) | \"$0\" \(command) > /dev/full; echo $?")
    #expect(run.output == "1\n")
    #expect(
      run.errors == "error: can't write the \(what) to standard output: No space left on device\n")
  }

  /// The signal is ignored here, so the write fails.
  @Test(arguments: commands)
  func aClosedPipeEndsWithoutAMessage(command: String, what: String) throws {
    let line = #"echo '{"locale": "de"}'"#
    // The reader closes the pipe before anything is written.
    let run = try CommandRun(
      script: """
        trap '' PIPE; f=$(mktemp -d)/f; mkfifo "$f"
        { read -r go < "$f"; \(line) | "$0" \(command); echo $? >&2; } | { exec <&-; echo > "$f"; }
        rm -r "${f%/f}"
        """)
    #expect(run.output == "")
    #expect(run.errors == "1\n")
  }
}
