import Foundation
import TestSupport
import Testing

/// What shells propose after the start of a word, by the scripts that the command generates.
@Suite struct CompletionTests {
  /// A shell, and a script that prints the proposals for `$1`, whose last word is the start of one.
  static let shells = [
    (
      "bash",
      """
      eval "$(numfmt-live --generate-completion-script bash)"
      COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=($1)
      case $1 in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _numfmt-live numfmt-live "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ),
    (
      "fish",
      """
      numfmt-live --generate-completion-script fish | source
      complete -C $argv[1] | cut -f 1
      """
    ),
  ]

  static let lines: [(String, String)] = [
    ("numfmt-live de", "detect"), ("numfmt-live parse amo", "amounts.csv"),
    ("numfmt-live detect amo", "amounts.csv"), ("numfmt-live parse --locale de-A", "de-AT"),
    ("numfmt-live convert --from de --to fr-C", "fr-CA"),
    ("numfmt-live parse --encoding wind", "windows-1252"),
    ("numfmt-live format --currency EU", "EUR"), ("numfmt-live format --unit kilom", "kilometer"),
    ("numfmt-live format --dec", "--decimal-separator"),
  ]

  @Test func proposes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "amounts.csv"))
    for (shell, script) in Self.shells {
      guard
        let program = ["/usr/bin", "/bin", "/opt/homebrew/bin"].map({ "\($0)/\(shell)" })
          .first(where: FileManager.default.isExecutableFile)
      else { continue }
      for (line, proposal) in Self.lines {
        let arguments =
          shell == "bash"
          ? ["--norc", "-c", script, "bash", line] : ["--no-config", "-c", script, line]
        let run = try CommandRun(
          program: ["/bin/sh", "-c", #"cd "$1"; shift; exec "$@""#, "sh", folder.path, program]
            + arguments,
          environment: [
            "PATH": "\(Repository.command.deletingLastPathComponent().path):/usr/bin:/bin",
            "HOME": folder.path, "TERM": "dumb",
          ])
        let proposals = run.output.split(separator: "\n").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(proposals.contains(proposal), "\(shell), \(line): \(run.output) \(run.errors)")
      }
    }
  }

  /// zsh completes only in a terminal.
  @Test func zshProposes() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh") else { return }
    for (line, proposal) in Self.lines {
      let window = try TmuxWindow(
        "", columns: 100, rows: 24, environment: ["ZDOTDIR": "/nonexistent"],
        shell: ["zsh", "-f", "-i"])
      try window.type(
        """
        PS1='ready> '; cd $FOLDER; touch amounts.csv; autoload -U compinit; compinit -D; \
        setopt auto_list no_auto_menu; \
        eval "$(numfmt-live --generate-completion-script zsh)"; compdef _numfmt-live numfmt-live; clear
        """.replacing("\\\n", with: ""))
      try window.press("Enter")
      try window.wait(for: "zsh") { $0.line.hasPrefix("ready>") && $0.lines.count == 1 }
      try window.type(line)
      try window.press("Tab", "Tab")
      try window.wait(for: "\(proposal) after \(line)") { screen in
        screen.lines.contains { $0.contains(proposal) }
      }
    }
  }
}
