import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Use of color")
struct ColorChoiceTests {
  /// The option, then NO_COLOR, then CLICOLOR_FORCE, then the terminal.
  @Test(
    arguments: [
      (.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func order(choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(choice.usesColor(isTerminal: isTerminal, environment: environment) == expected)
  }

  /// Terminal traits.
  @Test func traits() {
    func traits(_ environment: [String: String]) -> TerminalTraits {
      TerminalTraits(environment: environment)
    }
    #expect(!traits([:]).usesSequences)
    #expect(!traits(["TERM": "dumb"]).usesSequences)
    #expect(traits(["TERM": "tmux-256color"]).reflows)
    #expect(!traits(["TERM": "linux"]).reflows)
    #expect(!traits(["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"]).reflows)
    #expect(traits(["TERM": "screen", "XTERM_VERSION": "XTerm(379)"]).reflows)
  }
}
