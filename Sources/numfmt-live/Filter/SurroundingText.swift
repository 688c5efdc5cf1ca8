/// The texts that can stand around a number in the input and aren't part of it.
///
/// Each is removed once at most, from the outside in, together with the spaces between it and the
/// number.
struct SurroundingText: Sendable {
  struct Suffix: Sendable {
    var text: String
    /// A Boolean value that indicates whether the number before this suffix is negative, or `nil`
    /// if the suffix isn't a sign.
    var isNegative: Bool?
  }

  /// The texts before a number, the longest first.
  private let prefixes: [[Unicode.Scalar]]
  /// The texts after a number, the longest first.
  private let suffixes: [(scalars: [Unicode.Scalar], isNegative: Bool?)]

  /// Creates a set of texts, or returns `nil` if all are empty.
  init?(prefixes: [String], suffixes: [Suffix]) {
    self.prefixes = prefixes.map { Array($0.unicodeScalars) }
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    self.suffixes = suffixes.map { (Array($0.text.unicodeScalars), $0.isNegative) }
      .filter { !$0.0.isEmpty }.sorted { $0.0.count > $1.0.count }
    if self.prefixes.isEmpty, self.suffixes.isEmpty { return nil }
  }

  /// Returns the range of the number in a text, and its sign if a suffix has it.
  func number(in text: Bytes) -> (range: Range<Int>, isNegative: Bool?) {
    guard let text = String(validating: text, as: UTF8.self) else { return (0..<text.count, nil) }
    let scalars = Array(text.unicodeScalars)
    var rest = scalars[...]
    var isNegative: Bool?
    var unused = suffixes
    while let index = unused.firstIndex(where: {
      ($0.isNegative == nil || isNegative == nil) && rest.suffix($0.0.count).elementsEqual($0.0)
    }) {
      let suffix = unused.remove(at: index)
      isNegative = suffix.isNegative ?? isNegative
      rest.removeLast(suffix.scalars.count)
      while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    }
    var unusedPrefixes = prefixes
    while let index = unusedPrefixes.firstIndex(where: { rest.starts(with: $0) }) {
      rest.removeFirst(unusedPrefixes.remove(at: index).count)
      rest = rest.drop { $0.properties.isWhitespace }
    }
    let start = scalars[..<rest.startIndex].reduce(0) { $0 + UTF8.width($1) }
    return (start..<rest.reduce(start) { $0 + UTF8.width($1) }, isNegative)
  }
}
