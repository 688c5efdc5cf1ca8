extension NumberEditor {
  /// The reason why a rule doesn't perform an edit.
  struct Rejection: Error {
    let reason: Reason
    /// The UTF-8 range in the offered text, or `nil` if it's the whole text.
    var range: Range<Int>?

    init(_ reason: Reason, _ range: Range<Int>? = nil) {
      self.reason = reason
      self.range = range
    }
  }
}
