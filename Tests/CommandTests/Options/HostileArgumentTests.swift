import TestSupport
import Testing

/// No value of an option crashes a command or writes on the terminal what it likes.
@Suite struct HostileArgumentTests {
  /// Counts of lines near the limits of an integer, alone and together, are errors.
  @Test func countsOfLinesHaveALimit() throws {
    let counts = [
      "9223372036854775807", "4611686018427387904", "1000000001", "9223372036854775808",
    ]
    var failures: [String] = []
    for command in ["detect", "parse --locale de --csv", "parse --locale de -d ; --field 1"] {
      for count in counts {
        for options in [
          "--skip \(count)", "--header=\(count)", "--skip \(count) --header=\(count)",
        ] {
          let run = try CommandRun("\(command) \(options)", "a;b\n1,5;2\n")
          if run.status != 64 { failures.append("\(command) \(options): \(run.status)") }
        }
      }
      let limit = "1000000000"
      let run = try CommandRun("\(command) --skip \(limit) --header=\(limit)", "a;b\n1,5;2\n")
      if ![0, 2].contains(run.status) {
        failures.append("\(command), at the limit: \(run.status)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  @Test func valuesInMessagesAreEscaped() throws {
    let value = "\u{1B}]0;P\u{7}\u{202E}"
    let spelled = "U+001B]0;PU+0007U+202E"
    var failures: [String] = []
    for arguments in [
      [value], ["format", "--locale", value, "1"], ["format", "--\(value)", "1"],
      ["format", "--padding", value, "1"], ["format", "--round", value, "1"],
      ["format", "--style", "currency", "--currency", value, "1"], ["format", "--header=\(value)"],
      ["parse", "-d", value], ["replay", value], ["locale", value],
      ["format", "--style", "unit", "--unit", value, "1"],
      ["format", "--locale", "a\nerror: b", "1"],
    ] {
      let run = try CommandRun(arguments)
      let isVisible = !run.errors.unicodeScalars.contains {
        $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}")
      }
      let isSpelled = run.errors.contains(spelled) || run.errors.contains("aU+000Aerror: b")
      if run.status == 0 || !isVisible || !isSpelled {
        failures.append("\(arguments): \(run.errors)")
      }
    }
    let run = try CommandRun("format 1", environment: ["LC_ALL": value])
    if !run.errors.contains(spelled) { failures.append("LC_ALL: \(run.errors)") }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
  }
}
