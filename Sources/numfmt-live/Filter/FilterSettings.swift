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
}
