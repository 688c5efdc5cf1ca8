import LiveNumber

/// The reason a text didn't convert.
struct ConversionFailure: Error, Hashable {
  /// A code for programs: one of ``NumberParseError``, or one of those below.
  var code: String
  /// The range at fault, in bytes from the start of the text.
  var range: Range<Int>
  /// One line that says what's wrong and what's expected.
  var message: String

  init(code: String, range: Range<Int>, message: String) {
    self.code = code
    self.range = range
    self.message = message
  }

  init(_ error: NumberParseError) {
    self.init(code: error.code.rawValue, range: error.utf8Range, message: error.message)
  }

  /// Returns an error about a line with too few fields.
  static func missingField(_ field: Int, count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "missingField", range: 0..<0,
      message: "the line has \(count) fields, so there's no field \(field)")
  }

  /// Returns an error about a text that's longer than any number.
  static func tooLong(_ count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "tooManyDigits", range: 0..<count,
      message: "the text has \(count) bytes; a number has at most "
        + "\(ExactDecimal.maximumDigitCount) digits")
  }

  /// An error about a record that's too long to read.
  static let recordTooLong = ConversionFailure(
    code: "recordTooLong", range: 0..<0,
    message: "longer than \(RecordReader.maximumLength) bytes")
}
