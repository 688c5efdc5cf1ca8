import LiveNumber

/// The texts that can stand around a number in the input and aren't part of it.
///
/// Each is removed once at most, from the outside in, together with the spaces between it and the
/// number. So is a period right behind the letters of a prefix, which ends an abbreviation:
/// `Rs.500` without `Rs` is 500 (NUMBERS.md 2.9). A sign before a prefix, and parentheses around
/// the rest, are those of the number: `-kr 5` and `(5 kr)` without `kr` are -5.
struct SurroundingText: Sendable {
  struct Part: Sendable {
    var text: String
    /// Whether the number beside this text is negative, or `nil` if the text isn't a sign.
    var isNegative: Bool? = nil
  }

  private typealias Scalars = (scalars: [Unicode.Scalar], isNegative: Bool?)

  /// The texts before a number, the longest first.
  private let prefixes: [Scalars]
  /// The texts after a number, the longest first.
  private let suffixes: [Scalars]

  /// Whether numbers can begin with a period: `Rs.50` for 0.50.
  var numbersBeginWithPeriods = false

  /// Creates a set of texts, or returns `nil` if all are empty.
  init?(prefixes: [Part], suffixes: [Part]) {
    func longestFirst(_ parts: [Part]) -> [Scalars] {
      parts.map { (Array($0.text.unicodeScalars), $0.isNegative) }
        .filter { !$0.0.isEmpty }.sorted { $0.0.count > $1.0.count }
    }
    (self.prefixes, self.suffixes) = (longestFirst(prefixes), longestFirst(suffixes))
    if self.prefixes.isEmpty, self.suffixes.isEmpty { return nil }
  }

  /// Returns the range of the number in a text, and its sign if another text has it.
  func number(in text: Bytes) -> (range: Range<Int>, isNegative: Bool?) {
    guard let text = String(validating: text, as: UTF8.self) else { return (0..<text.count, nil) }
    let scalars = Array(text.unicodeScalars)
    let (number, isNegative) = number(in: scalars[...])
    let start = scalars[..<number.startIndex].reduce(0) { $0 + UTF8.width($1) }
    return (start..<number.reduce(start) { $0 + UTF8.width($1) }, isNegative)
  }

  private func number(
    in text: ArraySlice<Unicode.Scalar>
  ) -> (number: ArraySlice<Unicode.Scalar>, isNegative: Bool?) {
    let (rest, isNegative) = withoutSuffixes(text)
    // A sign is a part of the number unless a text stands between them.
    if isNegative == nil, let first = rest.first.map({ CharacterClass($0) }) {
      if first.isSign,
        let (number, sign) = withoutPrefixes(rest.dropFirst().drop { $0.properties.isWhitespace }),
        sign == nil
      {
        return (number, first == .minus)
      }
      if first == .openingParenthesis, rest.last.map({ CharacterClass($0) }) == .closingParenthesis
      {
        let inner = withoutSuffixes(rest.dropFirst().dropLast())
        let number = withoutPrefixes(inner.rest)
        if inner.isNegative == nil, number?.isNegative == nil,
          number != nil || inner.rest.count + 2 < rest.count
        {
          return (number?.rest ?? inner.rest, true)
        }
      }
    }
    guard let (number, sign) = withoutPrefixes(rest) else { return (rest, isNegative) }
    // Two signs aren't a number.
    return isNegative != nil && sign != nil ? (text, nil) : (number, isNegative ?? sign)
  }

  /// Returns a text without the suffixes at its end, and the sign that one of them has.
  private func withoutSuffixes(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (rest: ArraySlice<Unicode.Scalar>, isNegative: Bool?) {
    var rest = text
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
    return (rest, isNegative)
  }

  /// Returns a text without the prefixes at its start, and the sign that one of them has, or `nil`
  /// if it has none.
  private func withoutPrefixes(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (rest: ArraySlice<Unicode.Scalar>, isNegative: Bool?)? {
    var rest = text
    var isNegative: Bool?
    var unused = prefixes
    while let index = unused.firstIndex(where: {
      ($0.isNegative == nil || isNegative == nil) && rest.starts(with: $0.scalars)
    }) {
      let prefix = unused.remove(at: index)
      isNegative = prefix.isNegative ?? isNegative
      rest.removeFirst(prefix.scalars.count)
      if prefix.scalars.last?.canEndAbbreviation == true, beginsWithPeriod(rest) {
        rest.removeFirst()
      }
      rest = rest.drop { $0.properties.isWhitespace }
    }
    return unused.count < prefixes.count ? (rest, isNegative) : nil
  }

  /// Returns whether the period of an abbreviation is in front of a number.
  private func beginsWithPeriod(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard text.first == "." else { return false }
    return !numbersBeginWithPeriods || text.dropFirst().first.map { CharacterClass($0) } != .digit
  }
}
