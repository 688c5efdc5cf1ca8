extension ExactDecimal {
  /// Creates a value from canonical decimal text in UTF-8, which doesn't need to be well formed.
  ///
  /// The text is what `init(_:)` accepts: an optional sign, ASCII digits with at most one `.`, and an
  /// optional exponent.
  ///
  /// - Throws: ``NumberParseError`` if the text is anything else.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(NumberParseError) {
    guard let value = ExactDecimal(canonical: text) else {
      throw NumberParseError(
        ParseFailure(canonical: text), in: String(decoding: text, as: UTF8.self))
    }
    self = value
  }
}

extension ParseFailure {
  /// Creates the failure of a text that isn't a canonical decimal.
  init(canonical text: UnsafeBufferPointer<UInt8>) {
    let number = CanonicalDecimal(scanning: text)
    guard number.end < text.count else {
      self.init(canonicalEnd: number, byteCount: text.count)
      return
    }
    var bytes = UnsafeBufferPointer(rebasing: text[number.end...]).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
      self = .invalidUTF8(at: number.end)
      return
    }
    let range = number.end..<(number.end + UTF8.width(scalar))
    var found: String { "“\(String(Character(scalar)))”" }
    if scalar == ".", number.hasPoint, !number.hasExponent {
      self.init(.secondDecimalSeparator, range, "a second decimal point", expected: ["0"])
    } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
      self.init(.misplacedSign, range, "\(found) is a misplaced sign", expected: ["0"])
    } else {
      self.init(
        .unexpectedCharacter, range,
        number.hasExponent
          ? "\(found) isn't a digit of the exponent"
          : "\(found) isn't a digit; write a number like 1234.5",
        expected: number.hasPoint || number.hasExponent ? ["0"] : ["0", "."])
    }
  }

  /// Creates the failure of a text in which every byte fits.
  private init(canonicalEnd number: CanonicalDecimal, byteCount: Int) {
    let whole = 0..<byteCount
    if byteCount == 0 {
      self.init(.empty, whole, "a number was expected")
    } else if number.hasExponent, !number.hasExponentDigits {
      self.init(
        .noDigits, byteCount..<byteCount, "digits of the exponent were expected", expected: ["0"])
    } else if !number.hasDigits {
      self = .noDigits(byteCount: byteCount)
    } else {
      self.init(
        .tooManyDigits, whole,
        "more than \(ExactDecimal.maximumDigitCount) digits when written in full")
    }
  }
}
