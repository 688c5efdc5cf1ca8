import EscapedText
import LiveNumber
import TerminalUI

extension Filter {
  /// The reason a filter stops before the end of its input.
  enum End: Error {
    /// A text wasn't a number, and the policy is to abort.
    case aborted
    /// The header lacks the fields, so that there are no numbers to convert.
    case headerless
    /// The input doesn't tell its form or its convention, for this reason.
    case undetected(String, exitCode: Int32)
    case unwritable(SystemError)
    case unreadable(SystemError)
    /// Another filter has ended the run.
    case endedElsewhere
  }

  /// Returns the failure of a number with a range in the text of the field as it's written, and
  /// with advice if somebody reads it.
  @inline(never)
  mutating func explained(
    _ failure: ConversionFailure, in field: FieldCutter.Field, of record: Bytes
  ) -> ConversionFailure {
    let number = number(in: field, of: record)
    var failure = failure
    failure.shift(by: number.offset)
    if field.quoting == .quoted {
      failure.range = QuotedText.written(failure.range, in: Bytes(rebasing: record[field.text]))
    }
    if let encoding = plan.settings.encoding,
      failure.code == NumberParseError.Code.invalidUTF8.rawValue
    {
      failure.message = "bytes that have no character in \(encoding.rawValue)"
      return failure
    }
    guard failure.isUnreadable, givesHints else { return failure }
    // The first failures of the input get hints, whichever filters find them.
    givesHints = run.queue.waitForTurn(of: blockNumber) && run.takeHint()
    guard givesHints else { return failure }
    // A hint about empty fields would be wrong if the field has text, but no number.
    if !number.utf8.isEmpty || field.text.isEmpty {
      failure.hint =
        hintOfTable(number.utf8, in: record) ?? plan.conversion.reading.hint(number.utf8)
    }
    return failure
  }

  /// Returns advice on a text that is probably a part of a table, or `nil` if it isn't.
  private mutating func hintOfTable(_ text: Bytes, in record: Bytes) -> String? {
    guard run.progress.unit == "line" else { return nil }
    if let hint = hintOfComment(record) { return hint }
    if !plan.settings.namesFields {
      // No number has one of these in it.
      for delimiter in [";", "\t", "|"] as [Unicode.Scalar] {
        let first = text.firstOffset(of: UInt8(ascii: delimiter), in: 0..<text.count)
        if let first, first > 0, first < text.count - 1 {
          return "The line has fields; numfmt-live detect tells which have numbers."
        }
      }
    }
    countLines()
    guard line == plan.settings.recordEnd.skippedLineCount + 1, !text.isEmpty,
      !text.contains(where: { $0.isDigit || $0 >= 0x80 }), text.contains(where: \.isLetter)
    else { return nil }
    return "If the line is a header, try --header."
  }

  /// Returns advice on a record that is probably a comment, or `nil` if it isn't.
  func hintOfComment(_ record: Bytes) -> String? {
    guard plan.settings.recordEnd.comment == nil, record.starts(with: Form.usualComment) else {
      return nil
    }
    return "If it's a comment, add --comment '#'."
  }

  /// Returns advice on a record that spaces don't divide into as many fields as a command needs,
  /// and another character does, or `nil` if none does.
  func hintOfDelimiter(_ record: Bytes, fieldCount: Int) -> String? {
    guard !plan.settings.layout.isTable else { return nil }
    let found = FileShape.layouts.compactMap(\.delimiter).first { delimiter in
      record.count { $0 == delimiter.firstByte } >= fieldCount - 1
    }
    guard let found, fieldCount > 1 else { return nil }
    return found.firstByte == UInt8(ascii: "\t")
      ? "If tabs divide the fields, add --csv."
      : "If \"\(found.character)\" divides the fields, add --csv."
  }

  /// Reports that the text in `range` didn't convert, or that a record is too long to read if there
  /// is no record; and throws if the policy is to abort, without the output of the record.
  ///
  /// In JSON, the output itself reports the failure.
  mutating func fail(
    _ failure: ConversionFailure, field: Int? = nil, at range: Range<Int> = 0..<0,
    of record: Bytes? = nil
  ) throws(End) {
    let isDry = plan.settings.output == .changes
    // A dry run goes on, and counts what it doesn't show.
    let policy = isDry && plan.settings.invalid == .abort ? .fail : plan.settings.invalid
    if policy.isFailure { hasFailed = true }
    tally.add(failure)
    if isDry, tally.failureCount > Tally.shownCount { return }
    countLines()
    var record = record
    if let text = record { record = wholeRecord(text) }
    if plan.settings.output == .json {
      appendObject(
        record.map { Bytes(rebasing: $0[range]) }, field: field, value: nil, failure: failure)
    } else if policy != .ignore {
      if policy == .abort { dropRecord() }
      var inRecord = failure
      inRecord.shift(by: range.lowerBound)
      let place = plan.settings.namesFields ? field : nil
      // Records before the failure appear before its message.
      messages.append(
        (recordStart ?? 0, text(inRecord, field: place, in: record, isWarning: policy == .warn)))
    }
    if policy == .abort {
      try flush()
      throw .aborted
    }
  }

  /// Returns the first record in a text, without its end.
  func wholeRecord(_ text: Bytes) -> Bytes {
    guard plan.cutsBlocks, isInBlock else { return text }
    let cutter = FieldCutter(text, plan.settings.layout, isRecord: false)
    return cutter.record(endingAt: cutter.recordEnd(from: 0))
  }

  /// Reports why there are no fields to convert, which ends the run whatever the policy is.
  ///
  /// Nothing is written before the names are found, so the header isn't either.
  mutating func endWithoutFields(_ failure: ConversionFailure) throws(End) {
    output.truncate(to: 0)
    messages = messages.map { (0, $0.text) }
    messages.append((output.count, text(failure, field: nil, in: nil, isWarning: false)))
    try flush()
    throw .headerless
  }

  /// Returns the words for a failure, with an excerpt of its record.
  private func text(
    _ failure: ConversionFailure, field: Int?, in record: Bytes?, isWarning: Bool
  ) -> String {
    let head = plan.pen.write(isWarning ? "warning:" : "error:", isWarning ? .waiting : .bad)
    let place = "\(head) \(run.name.prefix(","))\(run.progress.unit) \(line)"
    let message = InvisibleScalar.spelled(failure.message)
    guard let record else { return "\(place): \(message)" }
    let excerpt = Excerpt(of: record, at: failure.range)
    let text =
      "\(place), " + (field.map { "field \($0), " } ?? "") + "column \(excerpt.column): "
      + message + plan.conversion.reading.expectation
      + (failure.hint.map { ". " + InvisibleScalar.spelled($0) } ?? "")
    return record.isEmpty ? text : "\(text)\n  \(excerpt.text)\n  \(excerpt.marks)"
  }
}
