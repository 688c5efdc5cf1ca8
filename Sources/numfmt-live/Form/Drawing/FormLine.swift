/// One line of a form on the screen.
struct FormLine: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case field(SampleField)
    /// What is said of a field, below it.
    case message(SampleField)
    case footer
  }

  var kind: Kind
  var row: Row
}
