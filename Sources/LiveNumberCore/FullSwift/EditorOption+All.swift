extension EditorOption {
  package static let all: [EditorOption] = {
    var options = NumberEditor.Options()
    var reader = OptionReader()
    options.visit(&reader)
    return reader.list.options
  }()

  package var names: [String] { choices.split(separator: " ").map(String.init) }

  /// The range of a count.
  package var range: ClosedRange<Int> { least...ExactDecimal.maximumDigitCount }

  /// Sets the option to the value of a text.
  ///
  /// - Returns: `false` if the option has no such value.
  package func read(_ text: String, into options: inout NumberEditor.Options) -> Bool {
    var reader = OptionReader(name, text)
    options.visit(&reader)
    return reader.isRead
  }
}
