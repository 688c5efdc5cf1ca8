extension Filter {
  /// The reason a filter stops before the end of its input.
  enum End: Error {
    /// A text wasn't a number, and the policy is to abort.
    case aborted
    case unwritable(SystemError)
    case unreadable(SystemError)
  }

  /// Returns the failure of a number with a range in the text of the field as it's written, and with
  /// advice if somebody reads it.
  mutating func explained(
    _ failure: ConversionFailure, of number: NumberText, in field: FieldCutter.Field,
    of record: Bytes
  ) -> ConversionFailure {
    var failure = failure
    failure.shift(by: number.offset)
    if field.quoting == .quoted {
      failure.range = QuotedText.written(
        failure.range, in: Bytes(rebasing: record[field.text]))
    }
    guard failure.isUnreadable, hintCount > 0 else { return failure }
    hintCount -= 1
    // A hint about empty fields would be wrong if the field has text, but no number.
    if !number.utf8.isEmpty || field.text.isEmpty {
      failure.hint = column.reading.hint(number.utf8)
    }
    return failure
  }

  /// Reports that the text in `range` didn't convert.
  mutating func fail(
    _ failure: ConversionFailure, field: Int, at range: Range<Int>, of record: Bytes
  ) throws(End) {
    if settings.output == .json {
      appendToJSON(failure, of: Bytes(rebasing: record[range]), field: field)
    }
    var inRecord = failure
    inRecord.shift(by: range.lowerBound)
    let place = settings.namesFields ? field : nil
    try fail { report, line in report.text(inRecord, number: line, field: place, in: record) }
  }

  /// Reports the beginning of a record that's too long.
  mutating func failTooLong() throws(End) {
    beginRecord()
    let failure = ConversionFailure.recordTooLong(inCSV: settings.readsCSV)
    if settings.output == .json { appendTooLongToJSON() }
    try fail { report, line in report.text(failure, number: line) }
    // Without the names of the fields, there are no numbers to convert.
    if column.fields.hasNames, recordCount == settings.headerCount { throw .aborted }
  }

  /// Reports a failure, and throws if the policy is to abort; the record isn't written then.
  ///
  /// In JSON, the output itself reports the failure.
  private mutating func fail(_ message: (FailureReport, _ line: Int) -> String) throws(End) {
    let policy = settings.invalid
    if policy.isFailure { hasFailed = true }
    if settings.output != .json {
      if policy == .abort { dropRecord() }
      if policy != .ignore {
        // Records before the failure appear before its message.
        if let recordStart { try flush(upTo: recordStart) }
        progress.interrupt(with: message(report, line))
      }
    }
    if policy == .abort {
      try flush()
      throw .aborted
    }
  }
}
