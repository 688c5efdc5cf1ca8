/// Stops the fuzzer if a promise is broken, with a message that says how.
func promise(
  _ holds: Bool, _ broken: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(broken(), file: file, line: line) }
}

/// Stops the fuzzer if any promise is broken.
func promise(
  _ subject: @autoclosure () -> some CustomStringConvertible, breaks broken: [String],
  file: StaticString = #file, line: UInt = #line
) {
  if !broken.isEmpty {
    fatalError(([subject().description] + broken).joined(separator: "\n"), file: file, line: line)
  }
}
