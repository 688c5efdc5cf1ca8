import ArgumentParser

/// A value that a command makes while its options are validated, and uses when it runs.
///
/// Commands are decoded from their arguments, but this is none of them.
struct Checked<Value>: Decodable {
  private var made: Value?

  init() {}
  init(from decoder: any Decoder) {}

  /// Creates the value, or throws a validation error, which shows the command's usage.
  init(_ make: () throws(UsageError) -> Value) throws {
    do throws(UsageError) {
      made = try make()
    } catch {
      throw ValidationError(error.description)
    }
  }

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
    checked = try Checked { () throws(UsageError) in try check() }
  }
}
