import ArgumentParser

/// An error in the command line, with exit code 64.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A conversion of usage errors to those of the argument parser.
enum Usage {
  /// Throws a validation error, which shows the usage, if the value throws a usage error.
  static func check<Value>(_ value: @autoclosure () throws(UsageError) -> Value) throws {
    do throws(UsageError) {
      _ = try value()
    } catch {
      throw ValidationError(error.description)
    }
  }
}
