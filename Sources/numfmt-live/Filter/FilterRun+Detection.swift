import EscapedText
import LiveNumber

/// What the input tells, and not the options.
extension FilterRun {
  /// The number of bytes in which to look for the convention of the input.
  private static let sampleSize = 1 << 20

  // MARK: - Form

  /// Takes the delimiter and the fields that the start of the input tells.
  mutating func takeForm(of input: FilterInput) throws(Filter.End) {
    guard settings.findsDelimiter || fieldSearch != nil else { return }
    // Lines before the last one of the header can be anything.
    let skip = max(settings.headerCount, settings.recordEnd.skippedLineCount + 1) - 1
    let delimiters = settings.findsDelimiter ? nil : settings.delimiter.character.map { [$0] }
    let shape: FileShape
    do {
      shape = try FileShape(
        of: input, skip: skip, among: delimiters ?? FileShape.delimiters, isTable: true)
    } catch {
      throw .unreadable(error)
    }
    if let problem = shape.problem ?? (settings.findsDelimiter ? shape.doubt : nil) {
      throw .undetected("--csv: \(problem)", exitCode: 64)
    }
    let delimiter = delimiters?.first ?? shape.table?.delimiter ?? ","
    settings.delimiter = FieldDelimiter(delimiter)
    if settings.readsCSV { settings.recordEnd.csvDelimiter = settings.delimiter }
    guard let fieldSearch else { return }
    let table: TableDetection
    do {
      try input.read(upTo: FilterRun.sampleSize)
      let hasHeader = settings.headerCount > settings.recordEnd.skippedLineCount
      table = try TableDetection(
        input, shape, delimiter: delimiter, fieldSearch, hasHeader: hasHeader ? true : nil,
        isSample: true)
    } catch {
      throw .unreadable(error)
    }
    try takeFields(of: TableReport(table))
  }

  /// Takes the decided fields of a table, and the convention if the input tells it.
  private mutating func takeFields(of report: TableReport) throws(Filter.End) {
    let table = report.table
    if settings.findsHeader {
      settings.recordEnd.skippedLineCount = table.shape.skipCount
      settings.headerCount = table.shape.skipCount + (report.header == .present ? 1 : 0)
    }
    let isDetected = if case .detected = reading { true } else { false }
    var detected: [Convention]?
    var fields: [Int] = []
    for (index, column) in report.columns.enumerated() {
      let place = "field \(index + 1), \"\(InvisibleScalar.spelled(table.names[index].text))\""
      switch column.verdict {
      case .decided(let conventions)
      where column.currency == nil && (!isDetected || column.mode == table.search.mode):
        let shared = (detected ?? conventions).filter { one in
          conventions.contains { $0.sample == one.sample }
        }
        guard !isDetected || !shared.isEmpty else {
          throw .undetected(
            "--field auto: \(place) has another convention than the fields before it; "
              + "numfmt-live detect has a command for each", exitCode: 2)
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
      throw .undetected(
        "--field auto: no field has numbers whose decimal separator is decided; "
          + "name the fields with --field or --fields-from-header", exitCode: 2)
    }
    self.fields = FieldList(fields)
    if isDetected { reading = .given(.detected(detected, table.search.mode)) }
  }

  // MARK: - Convention

  /// Returns the way to read the input, whose convention a sample of it can tell.
  func reading(of input: FilterInput) throws(Filter.End) -> NumberReading {
    switch reading {
    case .given(let reading): return reading
    case .detected(let search, let option):
      let (detection, isComplete) = try sampleDetection(search, of: input)
      switch detection.verdict {
      case .decided(let conventions): return .detected(conventions, search.mode)
      // It's enough that all conventions read the same numbers in all of the input.
      case .undecided(let conventions) where isComplete:
        return .detected(conventions, search.mode)
      // Whatever is in the input isn't a number, and the error says so.
      case .noNumbers where isComplete && detection.unreadCount == 0: return .plain
      case .ambiguous, .undecided, .mixed, .noNumbers: break
      }
      let lines = DetectionReport(detection: detection, unit: unit).text.split(separator: "\n")
      let table = lines.dropFirst().map { "\n  \($0)" }.joined()
      throw .undetected(
        "\(option) auto\(isComplete ? "" : ", in a sample of the input"): \(lines.first ?? ""); "
          + "write the locale instead of auto\(table)", exitCode: 2)
    }
  }

  /// Compares conventions on a sample of the input, which ends when one is decided, and returns a Boolean
  /// value that indicates whether the sample is all of the input.
  private func sampleDetection(
    _ search: ConventionSearch, of input: FilterInput
  ) throws(Filter.End) -> (Detection, isComplete: Bool) {
    var settings = settings
    settings.output = .none
    // The run itself reports them.
    settings.invalid = .ignore
    var filter = Filter(
      Column(fields, reading: .plain, writing: .plain), settings,
      state(reading: input.replay(readsOn: true)), pen: pen, detection: search.startDetection())
    try take(arguments, with: &filter)
    var isSample = false
    if arguments.isEmpty {
      isSample = try filter.takeBlocks { filter, byteCount in
        if case .decided? = filter.detection?.verdict { return true }
        let isComplete = input.isComplete && byteCount == input.bytes.count
        return byteCount >= FilterRun.sampleSize && !isComplete
      }
    }
    guard let detection = filter.detection else { preconditionFailure("the filter has one") }
    return (detection, !isSample)
  }
}
