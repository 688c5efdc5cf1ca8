import ArgumentParser

/// The settings of a filter that don't concern the numbers themselves.
struct FilterSettings: Sendable {
  /// The fields that contain numbers, or an empty list if each line is one number.
  var fields = FieldList.none
  /// A Boolean value that indicates whether messages name the field.
  var namesFields = false
  /// The delimiter between fields.
  var delimiter = FieldDelimiter.spaces
  /// The byte that ends a line.
  var terminator = UInt8(ascii: "\n")
  /// The number of lines at the beginning to pass on unchanged.
  var headerCount = 0
  var invalid = InvalidPolicy.abort
  var alignment = Alignment.none
  /// The text after every converted number, which is optional in the input.
  var suffix: [UInt8] = [] {
    didSet { hasSuffix = !suffix.isEmpty }
  }
  private(set) var hasSuffix = false
  var printsJSON = false

  /// A Boolean value that indicates whether a line that's one number can be converted without
  /// splitting it.
  ///
  /// Canonical numbers contain no spaces, so such a line has one field.
  var mayTakeWholeLines: Bool {
    guard !hasSuffix, !printsJSON, delimiter == .spaces else { return false }
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
