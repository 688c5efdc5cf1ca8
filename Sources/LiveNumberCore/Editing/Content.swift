extension NumberEditor {
  /// The number in a field's text: a sign, digits, and one decimal separator, in this order.
  ///
  /// Content is ASCII in every locale: `-1234.5`, and also every unfinished form, such as `-`, `.`,
  /// `1.`, and `007`. A *content offset* is a position in it, the number of characters to its left.
  public struct Content: Hashable, Sendable {
    let characters: ASCIIBytes
    /// The offset of the decimal separator, or the length of the content if there is none.
    private let storedIntegerEnd: Int32

    package static var empty: Content { Content(characters: .empty, integerEnd: 0) }

    /// Creates content from text, or `nil` unless the text is an optional minus sign followed by
    /// digits with at most one period.
    package init?(_ text: String) {
      let characters = ASCIIBytes(text)
      let end = characters.withBytes { CanonicalDecimal(scanningDigitsOf: $0).end }
      guard end == characters.count, text.utf8.first != UInt8(ascii: "+") else { return nil }
      self.init(unchecked: characters)
    }

    /// Creates content from characters that are known to be content.
    @inline(__always)
    init(unchecked characters: ASCIIBytes) {
      self.init(characters: characters, integerEnd: characters.pointOffset)
    }

    /// Creates content from characters whose integer part is known to end at an offset.
    @inline(__always)
    init(characters: ASCIIBytes, integerEnd: Int) {
      assert(integerEnd == characters.pointOffset, "the separator is elsewhere")
      self.characters = characters
      storedIntegerEnd = Int32(truncatingIfNeeded: integerEnd)
    }

    /// The characters: `-`, `0` to `9`, and `.`, each of one byte.
    public var text: String { characters.text }
    /// The number of characters, which is also the last content offset.
    package var count: Int {
      @inline(__always) get { characters.count }
    }
    /// Whether there is no content, not even a sign.
    package var isEmpty: Bool {
      @inline(__always) get { count == 0 }
    }
    /// Whether the first character is a minus sign.
    package var isNegative: Bool {
      @inline(__always) get { count > 0 && characters[0] == UInt8(ascii: "-") }
    }
    /// The content offset before the decimal separator, or `nil` if there is none.
    package var pointOffset: Int? {
      @inline(__always) get { hasPoint ? integerEnd : nil }
    }
  }
}

extension NumberEditor.Content {
  /// The offset after the integer digits.
  @inline(__always)
  var integerEnd: Int { Int(storedIntegerEnd) }
  @inline(__always)
  var hasPoint: Bool { integerEnd < count }
  /// The offset of the first integer digit: after the minus sign, if there is one.
  @inline(__always)
  var start: Int { isNegative ? 1 : 0 }
  /// The offsets of the integer digits.
  @inline(__always)
  var integer: Range<Int> { start..<integerEnd }
  /// The offsets of the fraction digits.
  @inline(__always)
  var fraction: Range<Int> { (hasPoint ? integerEnd &+ 1 : count)..<count }
  /// The number of characters that the maximum length counts: digits and the decimal separator.
  @inline(__always)
  var length: Int { count &- start }
  @inline(__always)
  var digitCount: Int { length &- (hasPoint ? 1 : 0) }
  @inline(__always)
  var hasDigits: Bool { digitCount > 0 }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { characters[offset] }

  /// Returns whether all characters of a range are the digit zero.
  func isZeros(_ range: Range<Int>) -> Bool {
    range.allSatisfy { self[$0] == UInt8(ascii: "0") }
  }

  /// The digits, without sign and separator.
  @inline(__always)
  var digits: ASCIIBytes {
    let start = start
    let unsigned = start == 0 ? characters : characters.suffix(from: start)
    guard hasPoint else { return unsigned }
    return unsigned.removing((integerEnd - start)..<(integerEnd - start + 1))
  }

  /// Returns the offset right after a number of digits.
  func offset(after digitCount: Int) -> Int {
    let offset = start + digitCount
    return min(hasPoint && offset > integerEnd ? offset + 1 : offset, count)
  }

  /// The number as displayed, or `nil` if there are no digits.
  var number: ExactDecimal? {
    guard hasDigits else { return nil }
    return ExactDecimal(isNegative: isNegative, digits: digits, scale: fraction.count)
  }

  // MARK: - Changing

  @inline(__always)
  func replacing(_ range: Range<Int>, with other: ASCIIBytes) -> Self {
    Self(unchecked: characters.replacing(range, with: other))
  }

  func removing(_ range: Range<Int>) -> Self {
    range.isEmpty ? self : replacing(range, with: .empty)
  }

  func inserting(_ other: ASCIIBytes, at offset: Int) -> Self {
    replacing(offset..<offset, with: other)
  }

  /// Returns the content with zeros appended to its fraction.
  func appendingZeros(_ count: Int) -> Self {
    let separated = hasPoint ? self : inserting(.point, at: self.count)
    return separated.inserting(.zeros(count), at: separated.count)
  }

  /// Returns the content with zeros up to a minimum number of digits on both sides of the
  /// separator.
  ///
  /// If the minimum number of integer digits is 0, a lone zero before a fraction is removed.
  func padded(integer: Int, fraction: Int) -> Self {
    var content = self
    let missing = fraction - content.fraction.count
    if missing > 0 { content = content.appendingZeros(missing) }
    if integer == 0, content.integer.count == 1, !content.fraction.isEmpty,
      content.isZeros(content.integer)
    {
      content = content.removing(content.integer)
    }
    return content.inserting(.zeros(max(integer - content.integer.count, 0)), at: content.start)
  }

  /// The content without zeros that have no value, including one before a fraction or alone.
  var withoutZeros: Self {
    var end = count
    if let pointOffset {
      while end > pointOffset + 1, self[end - 1] == UInt8(ascii: "0") { end -= 1 }
      if end == pointOffset + 1 { end = pointOffset }
    }
    var first = start
    while first < integerEnd, self[first] == UInt8(ascii: "0") { first += 1 }
    guard first > start || end < count else { return self }
    return Self(unchecked: characters[0..<end].removing(start..<first))
  }

  /// The content without the characters of a range.
  struct Removal {
    let content: NumberEditor.Content
    /// The offset at which other characters can be inserted instead: never before a minus sign that
    /// stays.
    let offset: Int
    /// What the user should know about the removal, also if other characters are inserted instead:
    /// that the decimal separator was removed between digits.
    let adjustment: NumberEditor.Reason?
  }

  func removal(of range: Range<Int>) -> Removal {
    let rest = removing(range)
    let joinsParts =
      pointOffset.map(range.contains) == true && range.lowerBound > start
      && range.upperBound < count
    return Removal(
      content: rest, offset: max(range.lowerBound, rest.start),
      adjustment: joinsParts ? .partsJoined : nil)
  }
}

extension ASCIIBytes {
  static var minus: ASCIIBytes { ASCIIBytes(UInt8(ascii: "-")) }
  static var point: ASCIIBytes { ASCIIBytes(UInt8(ascii: ".")) }

  @inline(__always)
  init(digit: UInt8) {
    self.init(UInt8(ascii: "0") | digit)
  }
}
