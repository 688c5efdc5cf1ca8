import ArgumentParser

/// The settings of a filter that don't concern the numbers themselves.
struct FilterSettings: Sendable {
  enum Output: Sendable {
    /// The input with other numbers.
    case text
    /// An object for each number.
    case json
    /// What would change in the input.
    case changes
    /// Nothing: conventions are compared on the numbers.
    case none

    /// Whether somebody reads what becomes of the input, or what would.
    var isText: Bool { self == .text || self == .changes }
  }

  /// Whether messages name the field.
  var namesFields = false
  /// Whether the input tells the delimiter.
  var findsDelimiter = false
  /// Whether a table with several fields is an error, since no option names those with numbers.
  var needsFields = false
  /// The number of fields in a record, or `nil` for any number.
  var fieldCount: Int?
  /// The field that has the signs of the numbers, or `nil` if there's none.
  var signField: SignField?
  /// The texts that stand for missing values.
  var missing = MissingTexts([])
  /// Whether the input tells the lines before the first record.
  var findsHeader = false
  /// The end of a record, which is a line unless the options say otherwise.
  var recordEnd = RecordEnd()
  /// The number of records at the beginning to pass on unchanged.
  var headerCount = 0
  var invalid = InvalidPolicy.abort
  var alignment = Alignment.none
  /// Whether an empty field stays empty; otherwise, it's an error.
  var keepsEmptyFields = false
  /// Whether a line of a table without text isn't a record.
  var keepsBlankRecords = false
  /// The texts to remove before reading a number, or `nil` if there are none.
  var surroundings: SurroundingText?
  /// The text to write after every converted number.
  var suffix: [UInt8] = []
  var output = Output.text
  /// Whether to say how many numbers are converted, and what is left.
  var printsStatistics = false
  /// The encoding of the input and of the output, or `nil` if it's UTF-8.
  var encoding: TextEncoding?
  /// The maximum number of threads, or `nil` for one on each core.
  var jobs: Int?

  /// The layout of the fields.
  var layout: FieldLayout {
    get { recordEnd.layout }
    set { recordEnd.layout = newValue }
  }

  /// Whether the text of a converted number is all that's written for it, in its place.
  var writesOnlyNumbers: Bool {
    suffix.isEmpty && output == .text && alignment == .none && signField == nil
  }

  /// What the options say of the form of the input.
  var knownForm: FileShape.Known {
    FileShape.Known(
      // Lines before the last one of the header can be anything.
      skipCount: max(headerCount, recordEnd.skippedLineCount + 1) - 1,
      layouts: layout.isTable && !findsDelimiter ? [layout] : FileShape.layouts,
      comment: recordEnd.comment, isTable: layout.isTable)
  }

  /// Returns whether a converted number can have a character that ends a field or has to be quoted.
  func canBreakFields(_ writing: NumberWriter) -> Bool {
    layout.hasSpecialTexts { byte in
      writing.canWrite(byte) || suffix.contains(byte)
        || alignment != .none && byte == UInt8(ascii: " ")
    }
  }

  /// Returns whether a line that's one number can be converted without splitting it.
  ///
  /// Canonical numbers contain no spaces, so such a line has one field.
  func mayTakeWholeLines(of fields: FieldList) -> Bool {
    guard surroundings == nil, suffix.isEmpty, output == .text, layout == .spaces,
      missing.isEmpty, encoding == nil, recordEnd.comment == nil
    else { return false }
    if case .columns = alignment { return false }
    guard !fields.hasNames else { return false }
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

  /// Whether the exit code indicates the failure.
  var isFailure: Bool { self == .abort || self == .fail }
}
