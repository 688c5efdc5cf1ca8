import LiveNumber

extension SampleValues {
  /// The values as a JSON object on one line.
  ///
  /// Whole numbers are JSON numbers. The percentage is a string, since a decimal that goes through a
  /// reader's `Double` may come out as another one; it is canonical, and a fraction of one.
  var json: String {
    JSONText.object([
      ("age", "\(age)"),
      ("size", JSONText.quoted(size.name)),
      ("percentage", JSONText.quoted(percentage?.description)),
      ("low", "\(low)"),
      ("high", "\(high)"),
      ("email", JSONText.quoted(email)),
      ("note", JSONText.quoted(note)),
    ])
  }
}
