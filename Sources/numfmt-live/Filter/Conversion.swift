import LiveNumber

/// A column of numbers: the fields that it consists of, how they're read, and how they're written.
///
/// Another kind of column is another value: another ``NumberReader`` or ``NumberWriter``, and the
/// option that chooses it.
struct Conversion: Sendable {
  /// The fields that contain the numbers, or an empty list if each record is one number.
  var fields: FieldList
  let reading: NumberReader
  let writing: NumberWriter
  /// The format that writes the digits of the input as they are, without creating values, or `nil`
  /// if that isn't possible.
  let directFormat: NumberFormat?

  init(_ fields: FieldList, reading: NumberReader, writing: NumberWriter) {
    self.fields = fields
    self.reading = reading
    self.writing = writing
    directFormat = reading.isPlain ? writing.format : nil
  }

  /// Appends the text of a number in its new form, or throws and appends nothing.
  @inline(__always)
  func write(_ number: NumberText, to output: inout ByteBuffer) throws(ConversionFailure) {
    guard number.isNegative == nil else {
      return try writing.write(try value(of: number), &output)
    }
    guard let directFormat else {
      // Without a choice between two values, none is copied.
      return try writing.write(try parse(number, reading.read), &output)
    }
    try parse(number) { number throws(NumberParseError) in
      try output.appendFitting { memory throws(NumberParseError) in
        try directFormat.format(utf8: number.utf8, into: memory)
      }
    }
  }

  /// Returns the value of a number, whose sign can be in the text after it.
  @inline(__always)
  func value(of number: NumberText) throws(ConversionFailure) -> ExactDecimal {
    let value = try parse(number, reading.read)
    guard let isNegative = number.isNegative else { return value }
    guard !value.isNegative, !number.hasSign, !number.isSignedTwice else {
      throw .secondSign(number.utf8.count)
    }
    return isNegative && !value.isZero ? -value : value
  }

  /// Returns the result of a parser for a number.
  @inline(__always)
  private func parse<Value>(
    _ number: NumberText, _ parser: (NumberText) throws(NumberParseError) -> Value
  ) throws(ConversionFailure) -> Value {
    let count = number.utf8.count
    guard count <= NumberReader.maximumLength else { throw .tooLong(count) }
    do throws(NumberParseError) {
      return try parser(number)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// The text of a number in a field, without what stands around it.
struct NumberText {
  var utf8: Bytes
  /// Whether the number is negative, or `nil` if only its own text says so.
  var isNegative: Bool?
  /// Whether both the text around the number and another field have its sign.
  var isSignedTwice = false
  /// The offset of the number in the content of its field.
  var offset = 0

  /// Whether the text has a plus or minus sign, in any script.
  var hasSign: Bool {
    String(decoding: utf8, as: UTF8.self).unicodeScalars.contains { CharacterClass($0).isSign }
  }
}

extension ByteBuffer {
  /// Appends the bytes that `write` stores in a buffer.
  ///
  /// If `write` returns `nil`, the next buffer is larger.
  @inline(__always)
  mutating func appendFitting<Failure: Error>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?
  ) throws(Failure) {
    var size = 64
    while true {
      reserve(size)
      if let written = try write(free) {
        advance(by: written)
        return
      }
      size = 2 * free.count
    }
  }
}
