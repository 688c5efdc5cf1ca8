import SystemStreams

/// The capabilities of a terminal, according to the environment.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether the terminal supports control sequences.
  package let usesSequences: Bool
  /// Whether the terminal reflows long lines when its window gets narrower.
  ///
  /// Most do. xterm and the Linux console cut them off, so clearing the lines below would erase
  /// other text.
  package let reflows: Bool

  package init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    usesSequences = !name.isEmpty && name != "dumb"
    // A multiplexer inside xterm inherits the variable, but sets its own name.
    let isXterm = environment["XTERM_VERSION"] != nil && name.hasPrefix("xterm")
    reflows = usesSequences && !isXterm && name != "linux"
  }
}
