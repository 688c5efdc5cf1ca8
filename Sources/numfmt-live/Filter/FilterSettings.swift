import ArgumentParser

/// What a filter does with its lines, apart from the numbers themselves.
struct FilterSettings: Sendable {
  /// The fields that hold numbers; none where every line is one number.
  var fields = FieldList.none
  /// Whether messages say which field, since somebody asked for fields.
  var namesFields = false
  /// What stands between fields.
  var delimiter = FieldDelimiter.blanks
  /// What ends a line.
  var terminator = UInt8(ascii: "\n")
  /// Lines at the beginning that are passed on as they are.
  var headerCount = 0
  var invalid = InvalidPolicy.abort
  var alignment = Alignment.none
  /// Goes behind every converted number, and may stand behind those that come in.
  var suffix: [UInt8] = [] {
    didSet { hasSuffix = !suffix.isEmpty }
  }
  private(set) var hasSuffix = false
  var printsJSON = false

  /// Whether a line that is a number as a whole becomes what that number becomes.
  ///
  /// Nothing is cut then, and nothing is added. There are no blanks in canonical numbers, so that such
  /// a line has one field.
  var mayTakeWholeLines: Bool {
    guard !hasSuffix, !printsJSON, delimiter == .blanks else { return false }
    if case .columns = alignment { return false }
    return fields.isEmpty || fields.contains(1) && fields.missing(in: 1) == nil
  }
}

/// What becomes of text that is no number, as GNU `numfmt` has it.
enum InvalidPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Say so and stop at once.
  case abort
  /// Say so, leave the text as it is, and go on; the exit code tells.
  case fail
  /// Say so and leave the text as it is.
  case warn
  /// Leave the text as it is.
  case ignore

  /// Whether the exit code tells.
  var isFailure: Bool { self == .abort || self == .fail }
}
