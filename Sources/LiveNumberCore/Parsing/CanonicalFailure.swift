extension ParseFailure {
  /// What is wrong with a text that is no canonical decimal number.
  ///
  /// Reading stops at the first byte that does not fit and says nothing; this walks there again.
  init(canonical text: UnsafeBufferPointer<UInt8>) {
    var place = CanonicalPlace(text)
    place.walk()
    let index = place.index
    guard index < text.count else {
      self = place.failureAtEnd
      return
    }
    var bytes = UnsafeBufferPointer(rebasing: text[index...]).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
      self = .invalidUTF8(at: index)
      return
    }
    let range = index..<(index + UTF8.width(scalar))
    let found = "“\(String(Character(scalar)))”"
    if scalar == ".", place.hasPoint, !place.isInExponent {
      self.init(.secondDecimalSeparator, range, "a second decimal point", expected: ["0"])
    } else if SignScalars.isMinus(scalar) || SignScalars.isPlus(scalar) {
      self.init(.misplacedSign, range, "\(found) where no sign is expected", expected: ["0"])
    } else {
      self.init(
        .unexpectedCharacter, range,
        place.isInExponent
          ? "\(found) where digits of the exponent are expected"
          : "\(found) where digits are expected, in the form 1234.5",
        expected: place.hasPoint || place.isInExponent ? ["0"] : ["0", "."])
    }
  }
}

/// How far a text is a canonical decimal number.
private struct CanonicalPlace {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  private(set) var hasPoint = false
  private(set) var isInExponent = false
  private var hasDigits = false

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func walk() {
    skipSign()
    while index < text.count {
      if text[index] &- UInt8(ascii: "0") < 10 {
        hasDigits = true
      } else if text[index] == UInt8(ascii: "."), !hasPoint, !isInExponent {
        hasPoint = true
      } else if text[index] | 0x20 == UInt8(ascii: "e"), hasDigits, !isInExponent {
        isInExponent = true
        hasDigits = false
        index += 1
        skipSign()
        continue
      } else {
        return
      }
      index += 1
    }
  }

  private mutating func skipSign() {
    guard index < text.count else { return }
    if text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index += 1 }
  }

  /// What is wrong where every byte fits.
  var failureAtEnd: ParseFailure {
    let whole = 0..<text.count
    if text.isEmpty { return ParseFailure(.empty, whole, "a number was expected") }
    if isInExponent, !hasDigits {
      return ParseFailure(
        .noDigits, text.count..<text.count, "digits of the exponent were expected", expected: ["0"])
    }
    guard hasDigits else {
      return ParseFailure(.noDigits, whole, "digits were expected", expected: ["0"])
    }
    return ParseFailure(
      .tooManyDigits, whole,
      "more than \(ExactDecimal.maximumDigitCount) digits when written in full")
  }
}
