/// Something asked for on the command line that cannot be: exit code 64.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
