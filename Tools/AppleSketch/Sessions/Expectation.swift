import Glibc

@MainActor private var failures = 0

/// Prints what isn't as expected.
@MainActor func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, line: Int = #line, file: String = #fileID
) {
  if value == expected { return }
  failures += 1
  print("\(file):\(line): error: \(value), expected \(expected)")
}

/// Ends the program with an error if something wasn't as expected.
@MainActor func finish() {
  if failures > 0 { exit(1) }
}
