extension String {
  /// Returns the position of a word among those of the text, which single spaces separate, or `nil`
  /// if the text doesn't have it.
  ///
  /// `split` would make the module for browsers larger.
  package func position(ofWord word: ArraySlice<Unicode.Scalar>) -> Int? {
    // A number without a word next to it asks with each key.
    guard !word.isEmpty else { return nil }
    var position = 0
    var rest: ArraySlice<Unicode.Scalar>? = word
    for scalar in unicodeScalars {
      if scalar == " " {
        if let rest, rest.isEmpty { return position }
        position += 1
        rest = word
      } else if rest?.popFirst() != scalar {
        rest = nil
      }
    }
    guard let rest, rest.isEmpty else { return nil }
    return position
  }
}
