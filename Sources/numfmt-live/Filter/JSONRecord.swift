import LiveNumber
import Replay

/// The JSON output of a filter, one object for each number.
struct JSONRecord {
  var conversion: Conversion

  /// Appends the object of a converted text.
  ///
  /// If lines are split into fields, `place` is the position of the text.
  func append(
    _ text: UnsafeBufferPointer<UInt8>, place: (line: Int, field: Int)?,
    result: Result<(value: ExactDecimal, text: UnsafeBufferPointer<UInt8>), ConversionFailure>,
    to buffer: inout OutputBuffer
  ) {
    appendHead(place, to: &buffer)
    buffer.appendQuoted(text)
    let failure: ConversionFailure?
    switch result {
    case .success(let converted):
      appendResults(converted, to: &buffer)
      failure = nil
    case .failure(let found):
      appendResults(nil, to: &buffer)
      failure = found
    }
    appendStatus(failure, in: text, to: &buffer)
  }

  /// Appends the object of an empty field that stays empty.
  func appendEmpty(place: (line: Int, field: Int)?, to buffer: inout OutputBuffer) {
    appendHead(place, to: &buffer)
    buffer.append("\"\"")
    appendResults(nil, to: &buffer)
    buffer.append(", \"status\": \"empty\"")
    buffer.append(JSONRecord.withoutFailure)
  }

  /// Appends the object of a record that's too long to read.
  func appendTooLong(line: Int, to buffer: inout OutputBuffer) {
    appendHead(nil, to: &buffer)
    buffer.append("null")
    appendResults(nil, to: &buffer)
    appendStatus(
      .recordTooLong(inCSV: false), in: UnsafeBufferPointer(start: nil, count: 0), to: &buffer)
  }

  private func appendHead(_ place: (line: Int, field: Int)?, to buffer: inout OutputBuffer) {
    buffer.append("{")
    if let place { buffer.append("\"line\": \(place.line), \"field\": \(place.field), ") }
    buffer.append("\"input\": ")
  }

  /// Appends the value if numbers are read in a locale, and the text if numbers are written in one.
  private func appendResults(
    _ converted: (value: ExactDecimal, text: UnsafeBufferPointer<UInt8>)?,
    to buffer: inout OutputBuffer
  ) {
    if conversion.input.hasValues {
      buffer.append(", \"value\": ")
      if let converted {
        buffer.append(UInt8(ascii: "\""))
        buffer.appendFitting { converted.value.write(into: $0) }
        buffer.append(UInt8(ascii: "\""))
      } else {
        buffer.append("null")
      }
    }
    if case .localized = conversion.output {
      buffer.append(", \"text\": ")
      if let converted { buffer.appendQuoted(converted.text) } else { buffer.append("null") }
    }
  }

  private func appendStatus(
    _ failure: ConversionFailure?, in text: UnsafeBufferPointer<UInt8>,
    to buffer: inout OutputBuffer
  ) {
    guard let failure else {
      buffer.append(", \"status\": \"ok\"")
      buffer.append(JSONRecord.withoutFailure)
      return
    }
    let start = JSONRecord.scalarCount(text[..<min(failure.range.lowerBound, text.count)])
    let end = JSONRecord.scalarCount(text[..<min(failure.range.upperBound, text.count)])
    buffer.append(", \"status\": \"error\", \"code\": ")
    buffer.append(JSONText.quoted(failure.code))
    buffer.append(", \"offset\": \(start), \"length\": \(end - start), \"message\": ")
    buffer.append(JSONText.quoted(failure.message))
    buffer.append("}\n")
  }

  private static let withoutFailure: StaticString =
    ", \"code\": null, \"offset\": null, \"length\": null, \"message\": null}\n"

  /// Returns the number of scalars, where an invalid sequence counts as its replacement character.
  private static func scalarCount(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.count
  }
}

extension OutputBuffer {
  /// Appends UTF-8 text as a JSON string.
  mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    let isPlain = text.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else {
      append(JSONText.quoted(String(decoding: text, as: UTF8.self)))
      return
    }
    append(UInt8(ascii: "\""))
    append(text)
    append(UInt8(ascii: "\""))
  }
}
