import TerminalUI

extension Filter {
  /// Passes on a record of the header, and finds the column's fields in the last one.
  mutating func takeHeader(_ record: Bytes) throws(End) {
    countLines()
    guard recordCount > plan.settings.recordEnd.skippedLineCount else { return pass(on: record) }
    let fields = FieldCutter(record, plan.settings.layout)
    var names: [String] = []
    for field in fields {
      names.append(field.content(in: record))
      // Otherwise, the rest of a file could be a part of the header and pass unnoticed.
      if field.quoting == .unclosed {
        try fail(.unclosedQuote, field: names.count, at: field.whole, of: record)
      }
    }
    if hasStrayReturns, let offset = record.firstIndex(of: .carriageReturn),
      !fields.contains(where: { $0.quoting == .quoted && $0.whole.contains(offset) })
    {
      try fail(.strayReturn(0), at: offset..<offset, of: record)
    }
    pass(on: record)
    guard recordCount == plan.settings.headerCount else { return }
    run.header = Array(record.withoutReturn)
    do throws(ConversionFailure) {
      let fields = plan.conversion.fields
      if fields.hasNames { plan = plan.with(fields: try fields.found(in: names)) }
    } catch {
      try endWithoutFields(error)
    }
  }

  /// Reports an end of the input before the end of the header.
  ///
  /// An input without any text is no error: a day can have no records.
  mutating func end() throws(End) {
    guard plan.conversion.fields.hasNames, recordCount < plan.settings.headerCount else { return }
    guard recordCount > 0 else {
      guard plan.settings.output != .json, plan.settings.invalid != .ignore else { return }
      let head = plan.pen.write("warning:", .waiting)
      messages.append(
        (output.count, "\(head) \(run.name.prefix(","))the input is empty, without a header"))
      return
    }
    recordStart = output.count
    try endWithoutFields(.shortHeader(recordCount, expected: plan.settings.headerCount))
  }
}
