/// Stops the fuzzer where a promise is broken, with what is needed to see why.
func promise(
  _ holds: Bool, _ broken: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(broken(), file: file, line: line) }
}

extension String {
  /// The text with everything but printable ASCII written as escapes.
  var escaped: String {
    unicodeScalars.reduce(into: "") { $0 += $1.escaped(asASCII: true) }
  }
}
