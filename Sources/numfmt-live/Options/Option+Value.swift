import ArgumentParser

/// Options whose values can begin with a hyphen, as negative numbers do.
extension Option where Value: ExpressibleByArgument {
  /// Creates an option with a default; the help calls its value `value`.
  init(wrappedValue: Value, value: String, _ help: String) {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional,
      help: ArgumentHelp(help, valueName: value))
  }
}

extension Option {
  /// Creates an option that can be missing; the help calls its value `value`.
  init<Given: ExpressibleByArgument>(value: String, _ help: String) where Value == Given? {
    self.init(parsing: .unconditional, help: ArgumentHelp(help, valueName: value))
  }
}
