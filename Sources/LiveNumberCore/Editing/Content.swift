extension NumberEditor {
  /// What a field's text says of its number: a sign, digits, one decimal separator, in this order.
  ///
  /// Written in ASCII whatever the locale is: `-1234.5`, but also every unfinished form, such as `-`,
  /// `.`, `1.` and `007`. A *place* is a position in it, the number of characters to its left.
  /// `Sendable`.
  public struct Content: Hashable, Sendable {
    /// The characters, in a compact form.
    let characters: ContentCharacters
    /// The place in front of the decimal separator; nil where there is none.
    public let pointOffset: Int?

    /// No content.
    public static var empty: Content { Content(unchecked: .empty) }

    /// The caller promises that the characters are content.
    @inline(__always)
    init(unchecked characters: ContentCharacters) {
      self.characters = characters
      pointOffset = characters.pointOffset
    }

    /// The characters, each one byte: `-`, `0` to `9`, `.`.
    public var text: String { characters.text }
    /// The number of characters, and the last place.
    public var count: Int { characters.count }
    /// Whether the first character is a minus.
    public var isNegative: Bool { count > 0 && characters[0] == UInt8(ascii: "-") }

    /// The caller promises that the characters are content with a point there.
    @inline(__always)
    init(unchecked characters: CharacterWord, pointOffset: Int?) {
      self.characters = ContentCharacters(characters)
      self.pointOffset = pointOffset
    }

    /// Nil where the text is anything but an optional minus, digits, and at most one `.`.
    public init?(_ text: String) {
      var points = 0
      var place = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): break
        case UInt8(ascii: "."): points += 1
        case UInt8(ascii: "-") where place == 0: break
        default: return nil
        }
        place += 1
      }
      guard points <= 1 else { return nil }
      self.init(unchecked: ContentCharacters(text))
    }

    /// Whether there is nothing, not even a sign.
    public var isEmpty: Bool { count == 0 }

    /// The place of the first integer digit: behind the minus, if there is one.
    var start: Int {
      @inline(__always) get { isNegative ? 1 : 0 }
    }
    /// The places of the integer digits.
    var integer: Range<Int> { start..<(pointOffset ?? count) }
    /// The places of the fraction digits.
    var fraction: Range<Int> { ((pointOffset ?? count - 1) + 1)..<count }
    var digitCount: Int { length - (pointOffset == nil ? 0 : 1) }
    var hasDigits: Bool { digitCount > 0 }
    /// What `maxLength` counts: digits and the decimal separator.
    var length: Int { count - start }
  }
}

extension NumberEditor.Content {
  /// The character behind a place.
  subscript(place: Int) -> UInt8 { characters[place] }

  /// Whether all characters of a range are the digit zero.
  func isZeros(_ places: Range<Int>) -> Bool {
    places.allSatisfy { self[$0] == UInt8(ascii: "0") }
  }

  /// The content with what stands in a range replaced by other characters.
  @inline(__always)
  func replacing(_ places: Range<Int>, with characters: ContentCharacters) -> Self {
    Self(unchecked: self.characters.replacing(places, with: characters))
  }

  func removing(_ places: Range<Int>) -> Self {
    places.isEmpty ? self : replacing(places, with: .empty)
  }

  func inserting(_ characters: ContentCharacters, at place: Int) -> Self {
    replacing(place..<place, with: characters)
  }

  /// The number, by the digits as shown; nil where there are none.
  var number: ExactDecimal? {
    guard hasDigits else { return nil }
    return ExactDecimal(
      isNegative: isNegative, digits: shownDigits.digits, scale: fraction.count)
  }

  /// All digits, without sign and separator.
  var shownDigits: ContentCharacters {
    let digits = pointOffset.map { characters.replacing($0..<($0 + 1), with: .empty) } ?? characters
    return isNegative ? digits.replacing(0..<1, with: .empty) : digits
  }

  /// The content with so many zeros more at the end of its fraction.
  func appendingZeros(_ zeros: Int) -> Self {
    let separated = pointOffset == nil ? inserting(.point, at: count) : self
    return separated.inserting(.zeros(zeros), at: separated.count)
  }
}
