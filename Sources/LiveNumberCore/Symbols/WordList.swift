extension String {
  /// Returns the position of a word among those of the text, which single spaces separate, or `nil`
  /// if the text doesn't have it.
  ///
  /// `split` would make the module for browsers larger.
  package func position(ofWord word: ArraySlice<Unicode.Scalar>) -> Int? {
    // A number without a word next to it asks with each key.
    guard !word.isEmpty else { return nil }
    var position = 0
    /// The index of the word's next scalar, or -1 if a scalar of this word of the text is another.
    var next = word.startIndex
    for scalar in unicodeScalars {
      if scalar == " " {
        if next == word.endIndex { return position }
        position += 1
        next = word.startIndex
      } else if next >= 0 {
        next = next < word.endIndex && word[next] == scalar ? next + 1 : -1
      }
    }
    return next == word.endIndex ? position : nil
  }
}
