import Testing

/// The output and exit codes of `numfmt-live replay`.
@Suite struct ReplayCommandTests {
  private static let typed =
    #"{"name": "typed", "locale": "fr", "actions": [{"type": "1234,5"}]"#

  @Test func everyCaseIsOneLine() throws {
    let run = try CommandRun("replay -", "\(Self.typed)}\n")
    #expect(
      run.output == #"{"name": "typed", "text": "1\u202F234,5|", "value": "1234.5", "#
        + #""state": "valid", "outcome": "accepted", "reason": null, "warning": null}"# + "\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aCaseThatFailsFailsTheCommand() throws {
    let run = try CommandRun("replay --check", "\(Self.typed), \"value\": null}")
    #expect(
      run.output == """
        failed: standard input, line 1: typed
          value: "1234.5", expected null
        0 passed, 1 failed, 0 skipped

        """)
    #expect(run.status == 2)
  }

  @Test func aTraceHasEveryStep() throws {
    let run = try CommandRun("replay --trace", "\(Self.typed)}")
    #expect(run.output.split(separator: "\n").count == 7)
    #expect(run.output.hasPrefix(#"{"name": "typed", "step": 1, "action": {"type": "1"}, "text""#))
    #expect(run.status == 0)
  }

  @Test func aLineThatIsNoCaseIsAnError() throws {
    let run = try CommandRun("replay", "{}\n\(Self.typed)}")
    #expect(run.errors.hasPrefix("error: standard input, line 1: the key \"locale\" is missing"))
    #expect(run.output.hasPrefix(#"{"name": "typed", "text""#))
    #expect(run.status == 2)
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let run = try CommandRun("replay --check no-such-file.jsonl -", "\(Self.typed)}")
    #expect(run.errors == "error: no-such-file.jsonl: No such file or directory\n")
    #expect(run.output == "1 passed, 0 failed, 0 skipped\n")
    #expect(run.status == 1)
  }

  @Test func anUnknownOptionIsAnErrorOfUsage() throws {
    #expect(try CommandRun("replay --chek").status == 64)
  }

  @Test func aLineThatIsTooLongIsSkipped() throws {
    let run = try CommandRun(
      "replay --check", String(repeating: " ", count: (16 << 20) + 1) + "\n\(Self.typed)}")
    #expect(
      run.errors == "error: standard input, line 1: longer than 16777216 bytes; split the line\n")
    #expect(run.output == "1 passed, 1 failed, 0 skipped\n")
  }
}
