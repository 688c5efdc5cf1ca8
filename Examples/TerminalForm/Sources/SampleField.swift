/// The fields of the sample form, in focus order.
enum SampleField: Int, CaseIterable, Hashable, Sendable {
  case age, size, percentage, low, high, email, note

  var label: String { Self.words[rawValue].label }
  /// The label for a small window.
  var shortLabel: String { Self.words[rawValue].shortLabel }
  /// The text of the empty field.
  var placeholder: String { Self.words[rawValue].placeholder }

  private static let words: [(label: String, shortLabel: String, placeholder: String)] = [
    ("Age", "Age", ""),
    ("Shirt size", "Size", ""),
    ("Percentage", "%", ""),
    ("Low temperature", "Low", ""),
    ("High temperature", "High", ""),
    ("E-mail", "Mail", "name@example.org"),
    ("Note", "Note", "a word or two"),
  ]
}
