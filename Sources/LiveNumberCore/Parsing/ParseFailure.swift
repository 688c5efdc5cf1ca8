/// Why bytes are not a number of a format, and where.
public struct ParseFailure: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public let code: NumberParseError.Code
  /// The place, in bytes from the start of the text.
  public let range: Range<Int>
  /// What is wrong and what was expected, in one line.
  public let message: String
  /// The characters that could have stood there instead.
  public let expected: [String]

  init(
    _ code: NumberParseError.Code, _ range: Range<Int>, _ message: String, expected: [String] = []
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.expected = expected
  }
}
