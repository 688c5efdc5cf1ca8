/// What becomes of text that is no number, as GNU `numfmt` has it.
enum InvalidPolicy: String, CaseIterable, Hashable, Sendable {
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
