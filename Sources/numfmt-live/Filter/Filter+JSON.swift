import EscapedText
import LiveNumber

/// The JSON output of a filter, one object for each number.
extension Filter {
  /// Appends the object of a field, or throws and appends nothing.
  mutating func writeJSON(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    let number = number(in: field, of: record)
    let value: ExactDecimal
    do throws(ConversionFailure) {
      value = try plan.conversion.value(of: number)
    } catch {
      throw explained(error, in: field, of: record)
    }
    scratch.truncate(to: 0)
    try plan.conversion.writing.write(value, &scratch)
    if !plan.conversion.writing.isPlain { scratch.append(plan.settings.suffix) }
    appendObject(Bytes(rebasing: record[field.text]), field: index, value: value)
  }

  /// Appends an object: of a number, whose text is in the scratch buffer; of a failure; or of an
  /// empty field or another missing value.
  ///
  /// The input is `nil` if it's a record that's too long to read. The value is there if numbers are
  /// read in a locale, and the text if they're written in one.
  mutating func appendObject(
    _ input: Bytes?, field: Int?, value: ExactDecimal?, failure: ConversionFailure? = nil,
    status emptyStatus: StaticString = "empty"
  ) {
    output.append("{")
    if run.name.isOneOfSeveral {
      output.append("\"file\": ")
      output.append(contentsOf: run.name.file?.json ?? InputArguments.standardInput.json)
      output.append(", ")
    }
    countLines()
    if plan.settings.namesFields {
      let field = field.map { "\($0)" } ?? "null"
      output.append(contentsOf: "\"line\": \(line), \"field\": \(field), ")
    }
    output.append("\"input\": ")
    if let input { output.appendQuoted(input) } else { output.append("null") }
    if !plan.conversion.reading.isPlain {
      output.append(", \"value\": ")
      if let value {
        output.append(UInt8(ascii: "\""))
        output.appendFitting { value.write(into: $0) }
        output.append(UInt8(ascii: "\""))
      } else {
        output.append("null")
      }
    }
    if !plan.conversion.writing.isPlain {
      output.append(", \"text\": ")
      if value != nil { output.appendQuoted(scratch.bytes()) } else { output.append("null") }
    }
    guard let failure else {
      let status: StaticString = value == nil ? emptyStatus : "ok"
      output.append(", \"status\": \"")
      output.append(status)
      output.append("\", \"code\": null, \"offset\": null, \"length\": null, \"message\": null}\n")
      return
    }
    func scalarCount(upTo end: Int) -> Int {
      guard let input else { return 0 }
      // An invalid sequence counts as its replacement character.
      return String(decoding: input[..<min(end, input.count)], as: UTF8.self).unicodeScalars.count
    }
    let start = scalarCount(upTo: failure.range.lowerBound)
    let length = scalarCount(upTo: failure.range.upperBound) - start
    output.append(", \"status\": \"error\", \"code\": ")
    output.append(contentsOf: failure.code.json)
    output.append(contentsOf: ", \"offset\": \(start), \"length\": \(length), \"message\": ")
    output.append(contentsOf: failure.message.json)
    output.append("}\n")
  }
}

extension ByteBuffer {
  /// Appends UTF-8 text as a JSON string.
  fileprivate mutating func appendQuoted(_ text: Bytes) {
    let isPlain = text.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else {
      append(contentsOf: String(decoding: text, as: UTF8.self).json)
      return
    }
    append(UInt8(ascii: "\""))
    append(text)
    append(UInt8(ascii: "\""))
  }
}
