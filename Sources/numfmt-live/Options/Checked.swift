import ArgumentParser

/// A value that a command makes while its options are validated, and uses when it runs.
///
/// Commands are decoded from their arguments, but this is none of them.
struct Checked<Value>: Decodable {
  private var made: Value?

  init(_ made: Value? = nil) {
    self.made = made
  }

  init(from decoder: any Decoder) {}

  /// The value, which the parser makes before it runs the command.
  var value: Value {
    guard let made else { preconditionFailure("the command isn't validated") }
    return made
  }
}

extension Checked: Sendable where Value: Sendable {}

/// A command that makes a value of its options once, before it runs.
protocol CheckedCommand: ParsableCommand {
  associatedtype Value
  var checked: Checked<Value> { get set }

  /// Returns what the command line describes.
  func check() throws(UsageError) -> Value
}

extension CheckedCommand {
  mutating func validate() throws {
    checked = Checked(try check())
  }
}
