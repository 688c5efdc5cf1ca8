import EscapedText
import LiveNumber

extension FilterRun {
  /// Takes the delimiter and the fields that the start of the input tells, or reports why it doesn't tell
  /// them and returns an exit code.
  mutating func resolve(_ input: FilterInput) throws(Filter.End) -> Int32? {
    guard settings.findsDelimiter || columnReading != nil else { return nil }
    do throws(SystemError) {
      // Lines before the last one of the header can be anything.
      let skip = max(settings.headerCount, settings.recordEnd.skippedLineCount + 1) - 1
      let delimiters = settings.findsDelimiter ? nil : settings.delimiter.character.map { [$0] }
      let shape = try FileShape(
        of: input, skip: skip, among: delimiters ?? FileShape.delimiters, isTable: true)
      if let problem = shape.problem ?? (settings.findsDelimiter ? shape.doubt : nil) {
        return report("--csv: \(problem)", code: 64)
      }
      let delimiter = delimiters?.first ?? shape.table?.delimiter ?? ","
      settings.delimiter = FieldDelimiter(delimiter)
      if settings.readsCSV { settings.recordEnd.csvDelimiter = settings.delimiter }
      return try columnReading.flatMap { reading throws(SystemError) in
        try takeFields(reading, of: input, shape, delimiter)
      }
    } catch {
      throw .unreadable(error)
    }
  }

  /// Takes the decided fields of a table, and the locale if the input tells it.
  private mutating func takeFields(
    _ reading: ColumnReading, of input: FilterInput, _ shape: FileShape, _ delimiter: Unicode.Scalar
  ) throws(SystemError) -> Int32? {
    try input.read(upTo: FilterRun.sampleSize)
    let hasHeader = settings.headerCount > settings.recordEnd.skippedLineCount
    let start = TableDetection(
      shape, delimiter: delimiter, reading: reading, hasHeader: hasHeader ? true : nil)
    var table = try start.withoutPaddedLines(input)
    try table.read(input.replay(), isComplete: input.isComplete)
    let report = TableReport(table)
    if settings.findsHeader {
      settings.recordEnd.skippedLineCount = table.shape.skipCount
      settings.headerCount = table.shape.skipCount + (report.header == .present ? 1 : 0)
    }
    var detected: [Convention]?
    var fields: [Int] = []
    for (index, column) in report.columns.enumerated() {
      let place = "field \(index + 1), \"\(InvisibleScalar.spelled(table.names[index].text))\""
      switch column.verdict {
      case .decided(let conventions)
      where column.currency == nil && (!isDetected || column.mode == reading.mode):
        let shared = (detected ?? conventions).filter { one in
          conventions.contains { $0.sample == one.sample }
        }
        guard !isDetected || !shared.isEmpty else {
          return self.report(
            "--field auto: \(place) has another convention than the fields before it; "
              + "numfmt-live detect has a command for each", code: 2)
        }
        detected = shared
        fields.append(index + 1)
      case .decided, .undecided:
        streams.errors.print(
          "\(pen.write("warning:", .waiting)) --field auto: \(place) stays as it is; "
            + report.words(for: column))
      case .empty, .texts, .sameInAll: break
      }
    }
    guard let detected else {
      return self.report(
        "--field auto: no field has numbers whose decimal separator is decided; "
          + "name the fields with --field or --fields-from-header", code: 2)
    }
    self.fields = FieldList(fields)
    if isDetected { self.reading = .given(.detected(detected, reading.mode)) }
    return nil
  }

  /// A Boolean value that indicates whether the input tells the convention of its numbers.
  private var isDetected: Bool {
    if case .detected = reading { true } else { false }
  }

  private func report(_ message: String, code: Int32) -> Int32 {
    streams.errors.print("\(pen.write("error:", .bad)) \(message)")
    return code
  }
}
