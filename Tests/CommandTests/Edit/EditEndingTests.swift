import Foundation
import Testing

extension EditInTerminalTests {
  // MARK: - Ways out

  @Test func enterInAnEmptyFieldGivesAnEmptyLine() throws {
    let window = try TmuxWindow("numfmt-live edit --locale en > $FOLDER/out; echo \"$?\"; exec cat")
    try window.waitForEmptyField()
    try window.press("Enter")
    try window.wait(forText: "0")
    let output = try Data(contentsOf: window.folder.appending(path: "out"))
    #expect(output == Data("\n".utf8))
  }

  @Test func anObjectTellsTheValueTheTextTheLocaleAndTheState() throws {
    let window = try TmuxWindow(edit: "--json --locale fr --style percent", columns: 90)
    try window.type("12,5", shows: "12,5|\u{A0}%  valid")
    try window.press("Enter")
    let object = #"{"value": "0.125", "text": "12,5\u00A0%", "locale": "fr", "state": "valid"}"#
    try window.wait(forText: "[\(object)] 0")
    let empty = try TmuxWindow(edit: "--json --locale en", columns: 90)
    try empty.waitForEmptyField()
    try empty.press("Enter")
    try empty.wait(forText: #"[{"value": null, "text": "", "locale": "en", "state": "empty"}] 0"#)
  }

  /// A required field isn't left empty by Enter, and words can be hidden.
  @Test func requiredAndSilent() throws {
    let window = try TmuxWindow(edit: "--locale en --required")
    try window.wait(forLine: "|1,234.56  a number is required  Esc leaves  ? keys")
    try window.press("Enter", shows: "|  a number is required")
    try window.type("5", shows: "5|  valid")
    try window.press("Enter")
    try window.wait(forText: "[5] 0")
    let silent = try TmuxWindow(edit: "--locale en --no-status --max 9 --prompt '> '")
    try silent.wait(forLine: "> |9")
    try silent.type("12", shows: "> 12|")
    try silent.press("Enter", "BSpace", "x", shows: "> 1|")
    // A question isn't hidden, since the field waits for the answer.
    try silent.press("Enter", shows: "> 1|  Is it 1 (Enter)?")
    try silent.press("Enter")
    try silent.wait(forText: "[1] 0")
  }

  @Test(arguments: [("Escape", "1"), ("C-c", "130"), ("C-\\", "131")])
  func keysThatLeaveWithoutAValueEraseTheField(key: String, status: String) throws {
    let window = try TmuxWindow(edit: "--locale en --initial 1234")
    try window.wait(forLine: "1,234|  valid")
    try window.press(key)
    try window.wait(for: "the exit code") { $0.lines.last?.hasSuffix("[] \(status)") == true }
    #expect(try !window.screen().lines.contains { $0.contains("1,234") })
  }

  @Test(arguments: ["Enter", "Escape", "C-c"])
  func theTerminalIsRestoredHoweverTheFieldEnds(key: String) throws {
    let window = try TmuxWindow(
      """
      stty -g > $FOLDER/before; numfmt-live edit --locale en; stty -g > $FOLDER/after
      cmp $FOLDER/before $FOLDER/after && echo same; exec cat -v
      """)
    try window.waitForEmptyField()
    try window.press(key)
    try window.wait(forText: "same")
    // If bracketed paste is off again, the marks don't appear.
    try window.paste("pasted")
    try window.wait(for: "the paste") { $0.line == "pasted" }
  }

  @Test(
    arguments: [
      ("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131), ("USR1", 138), ("SEGV", 139),
      ("ALRM", 142), ("PROF", 155), ("XCPU", 152), ("PIPE", 141), ("SYS", 159),
    ])
  func aSignalTakesEffectAfterTheKeysAreErasedAndTheTerminalIsRestored(
    name: String, status: Int
  ) throws {
    let window = try TmuxWindow(
      """
      ulimit -c 0; stty -g > $FOLDER/before
      sh -c 'echo $$ > $FOLDER/pid; exec numfmt-live edit --locale en --initial 1234'
      echo "exit $?"; stty -g > $FOLDER/after
      cmp $FOLDER/before $FOLDER/after && echo same; exec cat -v
      """, columns: 80, rows: 24, environment: ["SWIFT_BACKTRACE": "enable=no"])
    try window.wait(forLine: "1,234|  valid")
    try window.type("?")
    try window.wait(for: "the keys") { $0.lines.contains { $0.hasPrefix("Enter ") } }
    try window.kill(name)
    try window.wait(forText: "exit \(status)")
    try window.wait(forText: "same")
    #expect(try !window.screen().lines.contains { $0.contains("Enter ") })
    try window.paste("pasted")
    try window.wait(for: "the paste") { $0.line == "pasted" }
  }

  @Test func ctrlZRestoresTheTerminalAndFgShowsTheFieldAgain() throws {
    let window = try TmuxWindow("", shell: ["bash", "--norc", "--noprofile", "-i"])
    try window.wait(forLine: "$ |")
    try window.type("stty -g > $FOLDER/a; clear; numfmt-live edit --locale fr\n")
    try window.waitForEmptyField()
    try window.type("1234", shows: "1\u{202F}234|  valid")
    try window.press("C-z")
    try window.wait(for: "the shell") {
      $0.line == "$" && $0.lines.contains { $0.contains("Stopped") }
    }
    #expect(try !window.screen().lines.contains { $0.contains("valid") })
    try window.type(
      "stty -g | cmp $FOLDER/a - && echo same; clear; fg\n", shows: "1\u{202F}234|  valid")
    try window.type("5", shows: "12\u{202F}345|  valid")
    try window.press("Enter")
    try window.wait(forText: "12345")
    try window.type("stty -g | cmp $FOLDER/a - && echo sa''me\n")
    try window.wait(forText: "same")
  }

  /// A field in $(…) of an interactive shell can't be suspended.
  @Test func suspendingInSubstitution() throws {
    let window = try TmuxWindow("", shell: ["bash", "--norc", "--noprofile", "-i"])
    try window.wait(forLine: "$ |")
    try window.type("clear; x=$(numfmt-live edit --locale en); echo \"[$x] $?\"\n")
    try window.type("12", shows: "12|  valid")
    try window.press("C-z", shows: "12|  rejected: nothing could resume the command")
    try window.press("Enter")
    try window.wait(forText: "[12] 0")
  }

  @Test func theFieldRecoversFromAStopWithoutNotice() throws {
    let window = try TmuxWindow("", shell: ["bash", "--norc", "--noprofile", "-i"])
    try window.wait(forLine: "$ |")
    try window.type(
      "clear; sh -c 'echo $$ > $FOLDER/pid; exec numfmt-live edit --locale en'\n")
    try window.waitForEmptyField()
    try window.type("12", shows: "12|  valid")
    try window.kill("STOP")
    try window.wait(for: "the shell") { $0.line == "$" }
    try window.type("clear; fg\n", shows: "12|  valid")
    try window.type("3", shows: "123|  valid")
  }

  @Test func keysTypedAheadGoToTheNextCommand() throws {
    let window = try TmuxWindow(
      """
      echo ready; read -r line; x=$(numfmt-live edit --locale en); y=$(numfmt-live edit --locale en)
      read -r z; echo "[$x] [$y] [$z]"; exec cat
      """)
    try window.wait(forText: "ready")
    try window.type("go\n12\r34\rrest\n")
    try window.wait(forText: "[12] [34] [rest]")
  }

  #if os(Linux)
    @Test func withoutATerminalThereIsAClearError() throws {
      // A new session has no terminal.
      let window = try TmuxWindow(
        "setsid -w numfmt-live edit --locale en > $FOLDER/out 2>&1; echo \"exit $?\"; exec cat")
      try window.wait(forText: "exit 69")
      let output = try String(
        contentsOf: window.folder.appending(path: "out"), encoding: .utf8)
      #expect(output.hasPrefix("error: edit needs a terminal"), "\(output)")
      #expect(output.contains("/dev/tty"))
    }
  #endif
}
