public import LiveNumberCore

/// The promises that hold for reading a text: NUMBERS.md 2.
public struct ParsingInvariants {
  private let format: NumberFormat
  private let bytes: [UInt8]
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
    let text = String(decoding: invariants.bytes, as: UTF8.self).escaped
    return (invariants.broken.messages.map { "\($0): “\(text)”, \(format.style)" }, strict, lenient)
  }

  private init(format: NumberFormat, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
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
    guard let text = String(validating: bytes, as: UTF8.self) else {
      broken.add("malformed UTF-8 is read as \(value)")
      return
    }
    let again = try? format.parse(text, mode: mode)
    broken.expect(
      again?.isIdentical(to: value) == true, "the bytes are \(value), the text \(again as Any)")
    // The symbols of currencies and units have no digits in the formats that are tried.
    broken.expect(
      Self.significant(text.decimalDigits) == Self.significant(value.description.decimalDigits),
      "\(value) has other digits")
  }

  /// The text fails like its bytes, and the failure points into it.
  private func check(_ failure: NumberParseError, _ mode: ParseMode) {
    broken.expect(
      0 <= failure.utf8Range.lowerBound && failure.utf8Range.upperBound <= bytes.count,
      "\(failure) isn't in the text")
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
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

  /// The digits from the first to the last that isn't zero.
  private static func significant(_ digits: String) -> Substring {
    var rest = digits.drop { $0 == "0" }
    while rest.last == "0" { rest.removeLast() }
    return rest
  }

  /// The digits after the decimal separator are the fraction.
  private func checkMagnitude(of value: ExactDecimal) {
    let separator = format.symbols.decimalSeparator
    let pattern = format.pattern
    let affixes = [pattern.unsigned, pattern.negative, pattern.positive]
    let parts = affixes.flatMap { $0.prefix + $0.suffix }
    // A period in a symbol isn't the separator.
    guard !parts.contains(where: { "\($0)".contains(separator) }) else { return }
    let pieces = Self.split(String(decoding: bytes, as: UTF8.self), at: separator)
    let fraction = pieces.count > 1 ? pieces[1].decimalDigits : ""
    let number = ExactDecimal("\(pieces[0].decimalDigits).\(fraction)")
    let expected = number?.scaledByPowerOfTen(-format.displayScale)
    broken.expect(
      pieces.count <= 2 && expected?.isIdentical(to: value.magnitude) == true,
      "\(value) has another magnitude than \(expected as Any)")
  }

  private static func split(_ text: String, at separator: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text.unicodeScalars[...]
    var start = rest.startIndex
    while !rest.isEmpty {
      guard rest.starts(with: separator.unicodeScalars) else {
        rest.removeFirst()
        continue
      }
      pieces.append(text[start..<rest.startIndex])
      rest = rest.dropFirst(separator.unicodeScalars.count)
      start = rest.startIndex
    }
    return pieces + [text[start...]]
  }

  /// Marks of direction and spaces around a number change nothing.
  private func checkWrapping(of value: ExactDecimal) {
    let text = "\u{200E} " + String(decoding: bytes, as: UTF8.self) + "\n"
    let again = try? format.parse(text, mode: .lenient)
    broken.expect(again == value, "with spaces around it, it is \(again as Any), not \(value)")
  }
}
