/// What a terminal can do, as far as its environment tells.
struct TerminalTraits: Hashable, Sendable {
  /// It obeys control sequences.
  let usesSequences: Bool
  /// It breaks long lines anew when its window gets narrower.
  ///
  /// Nearly all do; xterm and the Linux console cut them off, and there nothing may be cleared that
  /// is not ours.
  let reflows: Bool

  init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    usesSequences = !name.isEmpty && name != "dumb"
    // A multiplexer inside xterm inherits that variable, and has a name of its own.
    let isXterm = environment["XTERM_VERSION"] != nil && name.hasPrefix("xterm")
    reflows = usesSequences && !isXterm && name != "linux"
  }
}
