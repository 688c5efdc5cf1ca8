import ArgumentParser

/// Something asked for on the command line that cannot be: exit code 64.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// From our own errors to those of the argument parser, which knows the exit codes.
enum Usage {
  /// Says what is wrong with the command line, and how it is used: exit code 64.
  static func check<Value>(_ value: @autoclosure () throws(UsageError) -> Value) throws {
    do throws(UsageError) {
      _ = try value()
    } catch {
      throw ValidationError(error.description)
    }
  }
}
