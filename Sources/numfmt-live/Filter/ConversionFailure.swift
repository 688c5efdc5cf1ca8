import LiveNumber

/// Why a text did not become a number.
struct ConversionFailure: Error, Hashable {
  /// For programs: the codes of ``NumberParseError``, and those below.
  var code: String
  /// The place, in bytes from the start of the text.
  var range: Range<Int>
  /// What is wrong and what was expected, in one line.
  var message: String

  init(code: String, range: Range<Int>, message: String) {
    self.code = code
    self.range = range
    self.message = message
  }

  init(_ error: NumberParseError) {
    self.init(code: error.code.rawValue, range: error.utf8Range, message: error.message)
  }

  /// The line has fewer fields than were asked for.
  static func missingField(_ field: Int, count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "missingField", range: 0..<0,
      message: "no field \(field); expected at least \(field) fields, the line has \(count)")
  }

  /// More bytes than any number has.
  static func tooLong(_ count: Int) -> ConversionFailure {
    ConversionFailure(
      code: "tooManyDigits", range: 0..<count,
      message: "a text of \(count) bytes; expected a number of at most "
        + "\(ExactDecimal.maximumDigitCount) digits")
  }

  /// More bytes than are taken into memory.
  static let recordTooLong = ConversionFailure(
    code: "recordTooLong", range: 0..<0,
    message: "longer than \(RecordReader.maximumLength) bytes")
}
