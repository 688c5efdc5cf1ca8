import ArgumentParser

/// The settings of a filter that don't concern the numbers themselves.
struct FilterSettings: Sendable {
  enum Output: Sendable {
    /// The input with other numbers.
    case text
    /// An object for each number.
    case json
    case none
  }

  /// The fields that contain numbers, or an empty list if each line is one number.
  var fields = FieldList.none
  /// The names of these fields in the last line of the header, or `nil` if they have numbers.
  var fieldNames: [String]?
  /// A Boolean value that indicates whether messages name the field.
  var namesFields = false
  /// The delimiter between fields.
  var delimiter = FieldDelimiter.spaces
  /// A Boolean value that indicates whether fields can be in quotation marks, as in RFC 4180.
  var readsCSV = false
  /// The end of a record, which is a line unless the options say otherwise.
  var recordEnd = RecordEnd.byte(.lineFeed)
  /// A Boolean value that indicates whether a carriage return at the end of a record belongs to the end.
  var allowsCarriageReturn = true
  /// The number of records at the beginning to pass on unchanged.
  var headerCount = 0
  var invalid = InvalidPolicy.abort
  var alignment = Alignment.none
  /// A Boolean value that indicates whether an empty field stays empty; otherwise, it's an error.
  var keepsEmptyFields = false
  /// The texts to remove before reading a number.
  var surroundings = SurroundingText.none {
    didSet { hasSurroundings = !surroundings.isEmpty }
  }
  private(set) var hasSurroundings = false
  /// The text to write after every converted number.
  var suffix: [UInt8] = []
  var output = Output.text

  /// The end of a record that isn't quoted.
  var lineEnd: LineEnd {
    LineEnd(terminator: recordEnd.terminator, allowsCarriageReturn: allowsCarriageReturn)
  }

  /// A Boolean value that indicates whether a line that's one number can be converted without
  /// splitting it.
  ///
  /// Canonical numbers contain no spaces, so such a line has one field.
  var mayTakeWholeLines: Bool {
    guard !hasSurroundings, suffix.isEmpty, output == .text, delimiter == .spaces, fieldNames == nil
    else {
      return false
    }
    if case .columns = alignment { return false }
    return fields.isEmpty || fields.contains(1) && fields.missing(in: 1) == nil
  }
}

/// The policy for text that isn't a number, as in GNU `numfmt`.
enum InvalidPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Report the text and stop.
  case abort
  /// Report the text, keep it, and continue; the exit code indicates the failure.
  case fail
  /// Report the text and keep it.
  case warn
  /// Keep the text.
  case ignore

  /// A Boolean value that indicates whether the exit code indicates the failure.
  var isFailure: Bool { self == .abort || self == .fail }
}
