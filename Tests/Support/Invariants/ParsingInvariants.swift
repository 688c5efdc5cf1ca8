public import LiveNumberCore

/// The promises that hold for reading a text: NUMBERS.md 2.
public struct ParsingInvariants {
  private let format: NumberFormat
  private let bytes: [UInt8]
  /// The bytes as text, or `nil` if they aren't UTF-8.
  private let text: String?
  private let broken = BrokenPromises()

  /// Returns the promises that reading breaks in either mode, with the number that each mode reads.
  public static func broken(
    by bytes: some Sequence<UInt8>, in format: NumberFormat
  ) -> (messages: [String], strict: ExactDecimal?, lenient: ExactDecimal?) {
    let invariants = ParsingInvariants(format: format, bytes: Array(bytes))
    let strict = invariants.read(.strict)
    let lenient = invariants.read(.lenient)
    if let strict {
      invariants.broken.expect(
        lenient?.isIdentical(to: strict) == true,
        "strictly it is \(strict), leniently \(lenient as Any)")
      invariants.checkMagnitude(of: strict)
    }
    // Zeros that fill groups are read strictly only.
    let padsGroups = format.options.minimumIntegerDigits > 3
    if let lenient, !padsGroups { invariants.checkWrapping(of: lenient) }
    let messages = invariants.broken.messages.map {
      "\($0): “\(String(decoding: invariants.bytes, as: UTF8.self).escaped)”, \(format.style)"
    }
    return (messages, strict, lenient)
  }

  private init(format: NumberFormat, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
    text = String(validating: bytes, as: UTF8.self)
  }

  /// Returns the number of the bytes, or `nil` if they aren't one.
  private func read(_ mode: ParseMode) -> ExactDecimal? {
    do throws(NumberParseError) {
      let value = try bytes.withUnsafeBufferPointer { bytes throws(NumberParseError) in
        try format.parse(utf8: bytes, mode: mode)
      }
      check(value, mode)
      return value
    } catch {
      check(error, mode)
      return nil
    }
  }

  /// The text is read like its bytes, and the number has its digits.
  private func check(_ value: ExactDecimal, _ mode: ParseMode) {
    guard let text else {
      broken.add("malformed UTF-8 is read as \(value)")
      return
    }
    let again = try? format.parse(text, mode: mode)
    broken.expect(
      again?.isIdentical(to: value) == true, "the bytes are \(value), the text \(again as Any)")
    // The symbols of currencies and units have no digits in the formats that are tried.
    broken.expect(
      Self.significant(Self.withoutPower(text).decimalDigits)
        .elementsEqual(Self.significant(value.description.decimalDigits)),
      "\(value) has other digits")
  }

  /// The text fails like its bytes, and the failure points into it.
  private func check(_ failure: NumberParseError, _ mode: ParseMode) {
    broken.expect(
      0 <= failure.utf8Range.lowerBound && failure.utf8Range.upperBound <= bytes.count,
      "\(failure) isn't in the text")
    guard let text else { return }
    do {
      let value = try format.parse(text, mode: mode)
      broken.add("the text is \(value), the bytes fail: \(failure)")
    } catch {
      broken.expect(error == failure, "\(error) in the text, \(failure) in the bytes")
      broken.expect(
        error.scalarRange.upperBound <= text.unicodeScalars.count, "\(error) isn't in the text")
      broken.expect(!error.description.isEmpty, "the failure has no message")
    }
  }

  /// Returns a text without the digits behind the last `E` or `e` that follows no letter.
  private static func withoutPower(_ text: String) -> String {
    let scalars = Array(
      text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    // Not the last letter of all: `3e2EUR`.
    for letter in scalars.indices.dropFirst().reversed() where ["E", "e"].contains(scalars[letter])
    {
      var end = letter + 1
      if end < scalars.count, scalars[end].isMinus || scalars[end].isPlus { end += 1 }
      let start = end
      while end < scalars.count, scalars[end].digit != nil { end += 1 }
      guard end > start, !scalars[letter - 1].properties.isAlphabetic else { continue }
      return String(String.UnicodeScalarView(scalars[..<letter] + scalars[end...]))
    }
    return text
  }

  /// The digits from the first to the last that isn't zero.
  static func significant(_ digits: String) -> Substring.UTF8View {
    var rest = digits.utf8.drop { $0 == UInt8(ascii: "0") }
    while rest.last == UInt8(ascii: "0") { rest.removeLast() }
    return rest
  }

  /// The digits after the decimal separator are the fraction.
  private func checkMagnitude(of value: ExactDecimal) {
    let symbols = format.symbols
    let pattern = format.pattern
    let affixes = [pattern.unsigned, pattern.negative, pattern.positive]
    // A period in a symbol isn't the separator.
    let isAmbiguous = affixes.contains { affixes in
      (affixes.prefix + affixes.suffix).contains {
        $0.text(symbols).contains(symbols.decimalSeparator)
      }
    }
    guard !isAmbiguous else { return }
    // The sign of per mille has digits in POSIX, which are none of the number: `0/00`.
    let suffix = pattern.unsigned.suffix.map(\.text).joined()
    let isNumber =
      suffix.decimalDigits.isEmpty || !bytes.reversed().starts(with: suffix.utf8.reversed())
    let number = isNumber ? bytes[...] : bytes.dropLast(suffix.utf8.count)
    let pieces = Self.split(number, at: Array(symbols.decimalSeparator.utf8))
      .map { String(decoding: $0, as: UTF8.self).decimalDigits }
    let digits = ExactDecimal("\(pieces[0]).\(pieces.count > 1 ? pieces[1] : "")")
    let expected = digits?.scaledByPowerOfTen(-format.powerOfTen)
    broken.expect(
      pieces.count <= 2 && expected?.isIdentical(to: value.magnitude) == true,
      "\(value) has another magnitude than \(expected as Any)")
  }

  private static func split(
    _ bytes: ArraySlice<UInt8>, at separator: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) else {
      return [bytes]
    }
    return [bytes[..<start]] + split(bytes[(start + separator.count)...], at: separator)
  }

  /// Marks of direction and spaces around a number change nothing.
  private func checkWrapping(of value: ExactDecimal) {
    let text = "\u{200E} " + String(decoding: bytes, as: UTF8.self) + "\n"
    let again = try? format.parse(text, mode: .lenient)
    broken.expect(again == value, "with spaces around it, it is \(again as Any), not \(value)")
  }
}

extension NumberSample.Part {
  /// Returns the text of the part.
  fileprivate func text(_ symbols: NumberSymbols) -> String {
    switch kind {
    case .minusSign: symbols.minusSign
    case .plusSign: symbols.plusSign
    default: text
    }
  }
}
