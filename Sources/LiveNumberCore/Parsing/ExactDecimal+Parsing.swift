extension ExactDecimal {
  /// Creates a value from canonical decimal text in UTF-8, which doesn't need to be well formed.
  ///
  /// The text is what `init(_:)` accepts: an optional sign, ASCII digits with at most one `.`, and
  /// an optional exponent.
  ///
  /// - Throws: ``NumberParseError`` if the text is anything else.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(NumberParseError) {
    guard let value = ExactDecimal(canonical: text) else {
      throw NumberParseError(
        ParseFault(canonical: text), in: String(decoding: text, as: UTF8.self))
    }
    self = value
  }
}

extension ParseFault {
  /// Creates the fault of a text that isn't a canonical decimal.
  init(canonical text: UnsafeBufferPointer<UInt8>) {
    let number = CanonicalDecimal(scanning: text)
    guard number.end < text.count else {
      self.init(canonicalEnd: number, byteCount: text.count)
      return
    }
    guard let scalar = text.scalar(at: number.end, before: text.count) else {
      self = .invalidUTF8(at: number.end)
      return
    }
    let range = number.end..<(number.end + UTF8.width(scalar))
    if scalar == ".", number.hasPoint, !number.hasExponent {
      self.init(.secondDecimalPoint, range, expecting: .digit)
    } else if CharacterClass(scalar).isSign {
      self.init(.misplacedSign, range, expecting: .digit)
    } else {
      self.init(
        number.hasExponent ? .notAnExponentDigit : .notACanonicalDigit, range,
        expecting: number.hasPoint || number.hasExponent ? .digit : .digitOrPoint)
    }
  }

  /// Creates the fault of a text in which every byte fits.
  private init(canonicalEnd number: CanonicalDecimal, byteCount: Int) {
    if byteCount == 0 {
      self.init(.empty, 0..<0)
    } else if number.hasExponent, !number.hasExponentDigits {
      self.init(.noExponentDigits, byteCount..<byteCount, expecting: .digit)
    } else if !number.hasDigits {
      self = .noDigits(byteCount: byteCount)
    } else {
      self.init(
        .tooManyDigitsInFull, 0..<byteCount, digitCount: ExactDecimal.maximumDigitCount)
    }
  }
}
