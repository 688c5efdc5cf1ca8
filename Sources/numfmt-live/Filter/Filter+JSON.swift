import LiveNumber
import EscapedText

/// The JSON output of a filter, one object for each number.
extension Filter {
  /// Appends the object of a field, or throws and appends nothing.
  mutating func writeJSON(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    let number = number(in: field, of: record)
    let value: ExactDecimal
    do throws(ConversionFailure) {
      value = try column.value(of: number)
    } catch {
      throw explained(error, of: number, in: field, of: record)
    }
    scratch.truncate(to: 0)
    try column.writing.write(value, &scratch)
    if !column.writing.isPlain { for byte in settings.suffix { scratch.append(byte) } }
    appendHead(field: index)
    output.appendQuoted(Bytes(rebasing: record[field.text]))
    appendResults(value)
    output.append(", \"status\": \"ok\"")
    output.append(Filter.withoutFailure)
  }

  /// Appends the object of a text that isn't a number.
  mutating func appendToJSON(_ failure: ConversionFailure, of text: Bytes, field: Int) {
    appendHead(field: field)
    output.appendQuoted(text)
    appendResults(nil)
    appendFailure(failure, in: text)
  }

  /// Appends the object of an empty field that stays empty.
  mutating func appendEmptyToJSON(field: Int) {
    appendHead(field: field)
    output.append("\"\"")
    appendResults(nil)
    output.append(", \"status\": \"empty\"")
    output.append(Filter.withoutFailure)
  }

  /// Appends the object of a record that's too long to read.
  mutating func appendTooLongToJSON() {
    appendHead(field: nil)
    output.append("null")
    appendResults(nil)
    appendFailure(.recordTooLong(inCSV: false), in: Bytes(start: nil, count: 0))
  }

  // MARK: - Members

  /// Appends the place, if messages name fields, and the key of the input.
  private mutating func appendHead(field: Int?) {
    output.append("{")
    if settings.namesFields, let field {
      output.append("\"line\": \(line), \"field\": \(field), ")
    }
    output.append("\"input\": ")
  }

  /// Appends the value if numbers are read in a locale, and the text, which is in the scratch buffer, if
  /// numbers are written in one.
  private mutating func appendResults(_ value: ExactDecimal?) {
    if !column.reading.isPlain {
      output.append(", \"value\": ")
      if let value {
        output.append(UInt8(ascii: "\""))
        output.appendFitting { value.write(into: $0) }
        output.append(UInt8(ascii: "\""))
      } else {
        output.append("null")
      }
    }
    if !column.writing.isPlain {
      output.append(", \"text\": ")
      if value != nil { output.appendQuoted(scratch.bytes()) } else { output.append("null") }
    }
  }

  private mutating func appendFailure(_ failure: ConversionFailure, in text: Bytes) {
    let start = Filter.scalarCount(text[..<min(failure.range.lowerBound, text.count)])
    let end = Filter.scalarCount(text[..<min(failure.range.upperBound, text.count)])
    output.append(", \"status\": \"error\", \"code\": ")
    output.append(JSONText.quoted(failure.code))
    output.append(", \"offset\": \(start), \"length\": \(end - start), \"message\": ")
    output.append(JSONText.quoted(failure.message))
    output.append("}\n")
  }

  private static let withoutFailure: StaticString =
    ", \"code\": null, \"offset\": null, \"length\": null, \"message\": null}\n"

  /// Returns the number of scalars, where an invalid sequence counts as its replacement character.
  private static func scalarCount(_ bytes: Slice<Bytes>) -> Int {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.count
  }
}

extension OutputBuffer {
  /// Appends UTF-8 text as a JSON string.
  fileprivate mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
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
