/// The reason why bytes aren't a number, as small data: ``NumberParseError`` has the words.
struct ParseFault: Error {
  let kind: Kind
  /// What could be at the range instead.
  let expected: Expected
  /// The number of digits at fault, or the maximum that the number exceeds, if the kind needs it.
  let digitCount: Int32
  /// The range at fault, in bytes from the start of the text.
  let range: Range<Int>

  init(
    _ kind: Kind, _ range: Range<Int>, expecting expected: Expected = .nothing, digitCount: Int = 0
  ) {
    self.kind = kind
    self.expected = expected
    self.digitCount = Int32(truncatingIfNeeded: digitCount)
    self.range = range
  }

  static func invalidUTF8(at offset: Int) -> ParseFault {
    ParseFault(.invalidUTF8, offset..<(offset + 1))
  }

  /// Returns the fault of a text that has no digits.
  static func noDigits(byteCount: Int) -> ParseFault {
    ParseFault(.noDigits, 0..<byteCount, expecting: .digit)
  }

  enum Kind: UInt8 {
    case empty, noDigits, noExponentDigits, invalidUTF8
    case notADigit, notACanonicalDigit, notAnExponentDigit, notPartOfANumber
    case mixedDigits, otherDigit, otherDigitAfterDigits
    case misplacedSign, secondSign, priceDash
    /// A minus sign that can also be the hyphen that closes an amount: `1,000-` in yen.
    case closingHyphen
    /// A decimal separator that would be the period of an abbreviation: `Rs.500`.
    case abbreviationPeriod
    case missingPrefix, missingSuffix, missingAffix, missingCurrency, otherCurrency
    case secondDecimalSeparator, secondDecimalPoint
    case groupingAfterDecimalSeparator, groupingSwitchedOff, otherGroupingSeparator, notGrouping
    /// A separator that can group or be the decimal one.
    case ambiguousSeparator
    /// A word that can be one of two powers of ten, or the beginning of a unit.
    case ambiguousMagnitude
    /// A group of the wrong size: at the start, in the middle, or before the decimal separator.
    case firstGroup, middleGroup, lastGroup
    case groupBeginsWithZero, incompleteGroups
    /// Too many digits in the text, in its fraction, or if it's written without its exponent.
    case tooManyDigits, tooManyFractionDigits, tooManyDigitsInFull
    /// Too many digits, which were counted.
    case tooManyCountedDigits

    var code: NumberParseError.Code {
      switch self {
      case .empty: .empty
      case .noDigits, .noExponentDigits: .noDigits
      case .invalidUTF8: .invalidUTF8
      case .notADigit, .notACanonicalDigit, .notAnExponentDigit, .notPartOfANumber,
        .abbreviationPeriod:
        .unexpectedCharacter
      case .mixedDigits, .otherDigit, .otherDigitAfterDigits: .mixedDigits
      case .misplacedSign, .secondSign, .priceDash, .closingHyphen: .misplacedSign
      case .missingPrefix, .missingSuffix, .missingAffix, .missingCurrency: .missingAffix
      case .otherCurrency: .otherCurrency
      case .secondDecimalSeparator, .secondDecimalPoint: .secondDecimalSeparator
      case .groupingAfterDecimalSeparator, .groupingSwitchedOff, .otherGroupingSeparator,
        .notGrouping, .firstGroup, .middleGroup, .lastGroup, .groupBeginsWithZero,
        .incompleteGroups:
        .misplacedGrouping
      case .ambiguousSeparator: .ambiguousSeparator
      case .ambiguousMagnitude: .ambiguousMagnitude
      case .tooManyDigits, .tooManyFractionDigits, .tooManyDigitsInFull, .tooManyCountedDigits:
        .tooManyDigits
      }
    }
  }

  /// The characters that could be at a range instead.
  enum Expected: UInt8 {
    case nothing, digit, digitOrPoint, digitOrDecimalSeparator, digitOrSeparator, ownDigit
    case separator, affix, currency
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte that isn't part of well-formed UTF-8, or `nil` if there is none.
  var firstInvalidUTF8: Int? {
    do throws(ParseFault) {
      _ = try scalars()
      return nil
    } catch {
      return error.range.lowerBound
    }
  }

  /// Returns the scalars of the text.
  ///
  /// - Throws: A fault at the first byte that isn't part of well-formed UTF-8.
  func scalars() throws(ParseFault) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(count)
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        scalars.append(scalar)
        offset += UTF8.width(scalar)
      case .emptyInput: return scalars
      case .error: throw .invalidUTF8(at: offset)
      }
    }
  }
}
