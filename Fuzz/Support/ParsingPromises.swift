import LiveNumberCore

/// What must hold of what a reader says to a text.
struct ParsingPromises {
  let format: NumberFormat
  let bytes: ArraySlice<UInt8>

  /// The number that is read, or nil.
  @discardableResult
  func check(_ mode: ParseMode) -> ExactDecimal? {
    let value: ExactDecimal
    do throws(ParseFailure) {
      value = try bytes.withUnsafeBufferPointer { buffer throws(ParseFailure) in
        try format.parse(utf8: buffer, mode: mode)
      }
    } catch {
      check(error, mode)
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fatalError("a number in bytes that are no UTF-8")
    }
    checkDigits(of: value, in: text)
    guard let again = try? format.parse(text, mode: mode) else {
      fatalError("bytes are read, but not the text “\(text.escaped)”")
    }
    promise(again.isIdentical(to: value), "\(again) in the text, \(value) in bytes")
    return value
  }

  private func check(_ failure: ParseFailure, _ mode: ParseMode) {
    promise(
      0 <= failure.range.lowerBound && failure.range.upperBound <= bytes.count,
      "\(failure) is not in the text")
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do throws(NumberParseError) {
      let value = try format.parse(text, mode: mode)
      fatalError("“\(text.escaped)” is read as \(value), but not its bytes: \(failure)")
    } catch {
      promise(error.code == failure.code, "\(error.code) in the text, \(failure.code) in bytes")
      promise(error.scalarRange.upperBound <= text.unicodeScalars.count, "\(error)")
      promise(!error.description.isEmpty, "nothing is said")
    }
  }

  /// The digits of the number are those of the text, in their order, but for zeros at the ends.
  private func checkDigits(of value: ExactDecimal, in text: String) {
    // Digits in names of currencies and units are none; no format here has any.
    let read = Self.significant(text.unicodeScalars.decimalDigits)
    let have = Self.significant(value.description.digits)
    promise(read == have, "“\(text.escaped)” is read as \(value)")
  }

  private static func significant(_ digits: String) -> Substring {
    var rest = digits.drop { $0 == "0" }
    while rest.last == "0" { rest.removeLast() }
    return rest
  }
}
