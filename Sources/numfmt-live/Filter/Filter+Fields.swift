import LiveNumber

/// The conversion of single fields.
extension Filter {
  /// Converts the number in a field, or reports why not.
  ///
  /// - Returns: The offset in the record of what follows the number, or of the field if it stays as
  ///   it is.
  mutating func convertField(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(End) -> Int {
    if field.text.isEmpty || !plan.settings.missing.isEmpty,
      isMissing(field, number: index, of: record)
    {
      return field.whole.lowerBound
    }
    let start = output.count
    do throws(ConversionFailure) {
      if let failure = field.failure { throw failure }
      guard plan.settings.output == .text else {
        try takeNumber(field, number: index, of: record)
        tally.numberCount &+= 1
        return field.whole.upperBound
      }
      let end = try write(field, number: index, of: record)
      tally.numberCount &+= 1
      return end
    } catch {
      output.truncate(to: start)
      // Each page can begin with the header.
      if !run.header.isEmpty, wholeRecord(record).withoutReturn.elementsEqual(run.header) {
        return field.whole.lowerBound
      }
      // Spaces without breaks are no number, but blank.
      if field.failure == nil, isMissing(field, number: index, of: record) {
        return field.whole.lowerBound
      }
      let range = field.failure == nil ? field.text : field.whole
      try fail(error, field: index, at: range, of: record)
      return field.whole.lowerBound
    }
  }

  /// Returns whether a field has no number on purpose, which JSON tells.
  @inline(never)
  private mutating func isMissing(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) -> Bool {
    let text = Bytes(rebasing: record[field.text])
    let isKept =
      plan.settings.keepsEmptyFields
      || plan.settings.keepsBlankRecords && field.whole == record.indices
    if isKept, TextKind.isBlank(text), field.quoting != .unclosed {
      if plan.settings.output == .json { appendObject(text, field: index, value: nil) }
      tally.emptyCount += 1
      return true
    }
    guard plan.settings.missing.contains(text) else { return false }
    tally.missingCount += 1
    if plan.settings.output == .json {
      appendObject(text, field: index, value: nil, status: "missing")
    }
    return true
  }

  /// Takes the number in a field if the output isn't the text with its numbers converted.
  @inline(never)
  private mutating func takeNumber(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    switch plan.settings.output {
    case .json: return try writeJSON(field, number: index, of: record)
    case .changes: return try noteChange(field, number: index, of: record)
    case .text, .none: break
    }
    countLines()
    let number = number(in: field, of: record)
    detection?.add(number.utf8, line: line)
  }

  /// Writes a field with its number converted, and returns the offset in the record of what follows
  /// it.
  @inline(__always)
  mutating func write(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) -> Int {
    let start = output.count
    if field.text.lowerBound > field.whole.lowerBound {
      let spaces = Bytes(rebasing: record[field.whole.lowerBound..<field.text.lowerBound])
      if plan.settings.layout.keepsSpaces || plan.settings.alignment.keeps(spaces) {
        output.append(spaces)
      }
    }
    let numberStart = output.count
    do throws(ConversionFailure) {
      try plan.conversion.write(number(in: field, of: record), to: &output)
    } catch {
      throw explained(error, in: field, of: record)
    }
    guard plan.completesFields else { return field.text.upperBound }
    return try complete(field, number: index, of: record, from: start, numberStart: numberStart)
  }

  /// Completes a field whose number is written from `numberStart`, and returns the offset in the
  /// record of what follows it.
  @inline(never)
  private mutating func complete(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes, from start: Int,
    numberStart: Int
  ) throws(ConversionFailure) -> Int {
    if !plan.settings.suffix.isEmpty { output.append(plan.settings.suffix) }
    if let encoder {
      guard let text = encoder.fitting(output.bytes(from: numberStart)) else {
        throw .unencodable(
          String(decoding: output.bytes(from: numberStart), as: UTF8.self), encoder.encoding,
          count: field.text.count)
      }
      output.truncate(to: numberStart)
      output.append(text)
    }
    output.align(
      from: numberStart,
      columns: plan.settings.alignment.columns(for: field, number: index, of: record))
    guard plan.breaksFields else { return field.text.upperBound }
    let text = output.bytes(from: numberStart)
    switch plan.settings.layout.fit(of: text) {
    case .plain: return field.text.upperBound
    case .quoted:
      let end = Bytes(rebasing: record[field.text.upperBound..<field.whole.upperBound])
      quoteField(end, isQuoted: field.quoting == .quoted, from: start, numberStart: numberStart)
      return field.whole.upperBound
    case .none(let code, let fault):
      throw ConversionFailure(
        code: code, range: 0..<field.text.count,
        message: "the result \"\(String(decoding: text, as: UTF8.self))\" \(fault)")
    }
  }

  /// Completes a field of CSV that has to be quoted: its content is written from `numberStart`, and
  /// the field from `start`.
  ///
  /// If the field was quoted before, `end`, the rest of the old field, has the closing mark.
  private mutating func quoteField(
    _ end: Bytes, isQuoted: Bool, from start: Int, numberStart: Int
  ) {
    let textStart = isQuoted ? numberStart : start
    scratch.truncate(to: 0)
    scratch.append(output.bytes(from: textStart))
    output.truncate(to: textStart)
    if !isQuoted { output.append(.quotationMark) }
    output.appendDoublingMarks(scratch.bytes())
    output.append(end)
    if !isQuoted { output.append(.quotationMark) }
  }

  // MARK: - Numbers

  /// Returns the text of the number in a field.
  @inline(__always)
  mutating func number(in field: FieldCutter.Field, of record: Bytes) -> NumberText {
    let text = Bytes(rebasing: record[field.text])
    guard field.quoting == .quoted || plan.settings.surroundings != nil else {
      return NumberText(utf8: text, isNegative: isNegativeRecord)
    }
    return number(in: text, isQuoted: field.quoting == .quoted)
  }

  /// Returns the number in the text of a field, which can have doubled quotation marks or other
  /// text around the number.
  @inline(never)
  private mutating func number(in text: Bytes, isQuoted: Bool) -> NumberText {
    var text = text
    if isQuoted, QuotedText.hasMarks(text) {
      content.truncate(to: 0)
      content.appendContent(ofQuoted: text)
      text = content.bytes()
    }
    guard let surroundings = plan.settings.surroundings else {
      return NumberText(utf8: text, isNegative: isNegativeRecord)
    }
    let (range, isNegative) = surroundings.number(in: text)
    return NumberText(
      utf8: Bytes(rebasing: text[range]), isNegative: isNegative ?? isNegativeRecord,
      isSignedTwice: isNegative != nil && isNegativeRecord != nil, offset: range.lowerBound)
  }
}

// MARK: - Dry runs

extension Filter {
  /// Converts the number in a field, and only notes what changes.
  @inline(never)
  fileprivate mutating func noteChange(
    _ field: FieldCutter.Field, number index: Int, of record: Bytes
  ) throws(ConversionFailure) {
    let start = output.count
    let end = try write(field, number: index, of: record)
    // With the closing quotation mark.
    output.append(Bytes(rebasing: record[end..<max(end, field.whole.upperBound)]))
    let after = output.bytes(from: start)
    let before = Bytes(rebasing: record[field.whole.lowerBound..<max(end, field.whole.upperBound)])
    if !after.elementsEqual(before) {
      tally.changeCount += 1
      if tally.needsChange {
        countLines()
        tally.add(
          Tally.Change(
            line: line, field: plan.settings.namesFields ? index : nil,
            before: String(decoding: before, as: UTF8.self),
            after: String(decoding: after, as: UTF8.self)))
      }
    }
    output.truncate(to: start)
  }
}
