extension NumberEditor {
  /// What a field's text says of its number: a sign, digits, one decimal separator, in this order.
  ///
  /// Written in ASCII whatever the locale is: `-1234.5`, but also every unfinished form, such as `-`,
  /// `.`, `1.` and `007`. A *place* is a position in it, the number of characters to its left.
  /// `Sendable`.
  public struct Content: Hashable, Sendable {
    /// The characters, each one byte: `-`, `0` to `9`, `.`.
    public let text: String
    /// The place in front of the decimal separator; nil where there is none.
    public let pointPlace: Int?
    /// Whether the first character is a minus.
    public let isNegative: Bool
    /// The number of characters, and the last place.
    public let count: Int

    /// No content.
    public static let empty = Content(unchecked: "")

    /// The caller promises that `text` is content.
    init(unchecked text: String) {
      var text = text
      let read = text
      self = text.withUTF8 { bytes in
        Content(
          read, count: bytes.count, isNegative: bytes.first == UInt8(ascii: "-"),
          pointPlace: bytes.firstIndex(of: UInt8(ascii: ".")))
      }
    }

    private init(_ text: String, count: Int, isNegative: Bool, pointPlace: Int?) {
      self.text = text
      self.count = count
      self.isNegative = isNegative
      self.pointPlace = pointPlace
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
      self.init(unchecked: text)
    }

    /// Whether there is nothing, not even a sign.
    public var isEmpty: Bool { count == 0 }

    /// The place of the first integer digit: behind the minus, if there is one.
    var start: Int { isNegative ? 1 : 0 }
    /// The places of the integer digits.
    var integer: Range<Int> { start..<(pointPlace ?? count) }
    /// The places of the fraction digits.
    var fraction: Range<Int> { ((pointPlace ?? count - 1) + 1)..<count }
    var digitCount: Int { length - (pointPlace == nil ? 0 : 1) }
    var hasDigits: Bool { digitCount > 0 }
    /// What `maxLength` counts: digits and the decimal separator.
    var length: Int { count - start }
  }
}

extension NumberEditor.Content {
  /// The character behind a place.
  subscript(place: Int) -> UInt8 {
    text.utf8[text.utf8.index(text.startIndex, offsetBy: place)]
  }

  /// Whether all characters of a range are the digit zero.
  func isZeros(_ places: Range<Int>) -> Bool {
    places.allSatisfy { self[$0] == UInt8(ascii: "0") }
  }

  /// The content with what stands in a range replaced by other characters.
  func replacing(_ places: Range<Int>, with characters: String) -> Self {
    var characters = characters
    return characters.withUTF8 { replacing(places, with: $0) }
  }

  /// The content with what stands in a range replaced by one digit.
  func replacing(_ places: Range<Int>, withDigit digit: UInt8) -> Self {
    withUnsafePointer(to: UInt8(ascii: "0") + digit) { character in
      replacing(places, with: UnsafeBufferPointer(start: character, count: 1))
    }
  }

  private func replacing(
    _ places: Range<Int>, with characters: UnsafeBufferPointer<UInt8>
  ) -> Self {
    let total = count - places.count + characters.count
    var text = text
    var minus = isNegative
    let replaced = text.withUTF8 { old in
      String(unsafeUninitializedCapacity: total) { buffer in
        var end = 0
        for place in 0..<places.lowerBound { buffer[end] = old[place]; end += 1 }
        for byte in characters { buffer[end] = byte; end += 1 }
        for place in places.upperBound..<old.count { buffer[end] = old[place]; end += 1 }
        minus = buffer.first == UInt8(ascii: "-") && total > 0
        return end
      }
    }
    return Self(
      replaced, count: total, isNegative: minus,
      pointPlace: pointPlace(after: places, with: characters))
  }

  /// Where the point stands once a range is replaced.
  private func pointPlace(
    after places: Range<Int>, with characters: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    if let pointPlace, pointPlace < places.lowerBound { return pointPlace }
    if let pointPlace, pointPlace >= places.upperBound {
      return pointPlace - places.count + characters.count
    }
    return characters.firstIndex(of: UInt8(ascii: ".")).map { places.lowerBound + $0 }
  }

  func removing(_ places: Range<Int>) -> Self {
    places.isEmpty ? self : replacing(places, with: "")
  }

  func inserting(_ characters: String, at place: Int) -> Self {
    replacing(place..<place, with: characters)
  }

  /// The characters of a range.
  func characters(_ places: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: places.lowerBound)
    let end = text.utf8.index(start, offsetBy: places.count)
    return String(text.utf8[start..<end]) ?? ""
  }

  /// The number, by the digits as shown; nil where there are none.
  var number: ExactDecimal? {
    guard hasDigits else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      ExactDecimal.make(
        isNegative: isNegative, scale: fraction.count, count: digitCount
      ) { buffer in
        var end = 0
        for place in integer { buffer[end] = bytes[place]; end += 1 }
        for place in fraction { buffer[end] = bytes[place]; end += 1 }
      }
    }
  }
}

extension NumberEditor.Content {
  /// Whether both have the same characters.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.text == right.text
  }

  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
