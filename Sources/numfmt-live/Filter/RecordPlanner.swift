import EscapedText
import LiveNumber
import TerminalUI

/// The way from what the options say to the plan for one input, whose start says the rest: its
/// delimiter, header, fields, and convention.
struct RecordPlanner {
  private let run: InputRun
  private var fields: FieldList
  private var settings: FilterSettings
  private var reading: FilterPlan.Reader
  /// Whether a column stays as it is whose texts look like numbers.
  private(set) var leavesNumbers = false

  private var input: FilterInput { run.input }
  private var pen: Pen { run.plan.pen }

  init(_ run: InputRun) {
    self.run = run
    (fields, settings, reading) = (run.plan.fields, run.plan.settings, run.plan.reading)
  }

  /// Returns the plan, for which it reads the start of the input ahead, if necessary.
  mutating func plan() throws(Filter.End) -> RecordPlan {
    try takeForm()
    return plan(reading: try detectedReading())
  }

  private func plan(reading: NumberReader) -> RecordPlan {
    RecordPlan(
      Conversion(fields, reading: reading, writing: run.plan.writing), settings, pen: pen)
  }

  /// The number of bytes in which to look for the convention of the input.
  private static let sampleSize = 1 << 20

  /// Reads the input ahead.
  private func looking<Value>(
    _ read: () throws(SystemError) -> Value
  ) throws(Filter.End) -> Value {
    do {
      return try read()
    } catch {
      throw .unreadable(error)
    }
  }

  // MARK: - Form

  /// Takes the delimiter and the fields that the start of the input tells.
  private mutating func takeForm() throws(Filter.End) {
    let texts = run.plan.arguments.texts
    guard texts.isEmpty else {
      for text in texts { try checkFields(of: Array(text.utf8)) }
      return
    }
    if settings.layout.isTable { try checkStart() }
    if settings.findsDelimiter || run.plan.fieldSearch != nil { try findForm() }
    if settings.needsFields { try checkFieldsOfFirstRecord() }
  }

  /// Throws an error if the first bytes of the input tell that it isn't text.
  private func checkStart() throws(Filter.End) {
    try looking { () throws(SystemError) in
      try input.read(upTo: Self.startSize) { !input.bytes.isEmpty }
    }
    if let problem = FileShape.problem(ofStart: input.bytes.prefix(Self.startSize)) {
      throw .undetected(problem, exitCode: 64)
    }
  }

  /// The number of bytes that tell that a file isn't text.
  private static let startSize = 16

  private mutating func findForm() throws(Filter.End) {
    let shape = try looking { () throws(SystemError) in
      try FileShape(of: input, settings.knownForm)
    }
    if let problem = shape.problem ?? (settings.findsDelimiter ? shape.doubt : nil) {
      let option = settings.findsDelimiter ? "--csv" : "--field auto"
      throw .undetected("\(option): \(problem)", exitCode: 64)
    }
    if let layout = shape.layout { settings.layout = layout }
    guard let fieldSearch = run.plan.fieldSearch else { return }
    let table = try looking { () throws(SystemError) in
      try input.read(upTo: Self.sampleSize)
      let hasHeader = settings.headerCount > settings.recordEnd.skippedLineCount
      return try TableDetection(
        input, shape, settings.layout, fieldSearch,
        hasHeader: settings.findsHeader ? nil : hasHeader, isSample: true)
    }
    try takeFields(of: TableReport(table), isSample: !input.isComplete)
  }

  // MARK: - Fields that no option names

  /// Throws an error if the first record of the input has more than one field.
  private func checkFieldsOfFirstRecord() throws(Filter.End) {
    var lines = settings.recordEnd.skippedLineCount
    var start = 0
    try looking { () throws(SystemError) in
      try input.read(upTo: RecordReader.maximumLength) {
        let all = input.bytes
        while let end = all[start...].firstIndex(of: settings.recordEnd.terminator) {
          let line = all[start..<end]
          let isBlank = line.allSatisfy { $0 == .carriageReturn }
          let isComment = settings.recordEnd.comment.map(line.starts) ?? false
          guard lines > 0 || isBlank || isComment else { return true }
          lines -= 1
          start = end + 1
        }
        return false
      }
    }
    try checkFields(of: Array(input.bytes[start...]))
  }

  /// Throws an error if the first record of a text has more than one field, and no option says
  /// which fields have numbers.
  private func checkFields(of text: [UInt8]) throws(Filter.End) {
    guard settings.needsFields, !text.isEmpty else { return }
    let fields = text.withUnsafeBufferPointer(fields)
    guard fields.count > 1 else { return }
    let count = Self.listedFieldCount
    let more = fields.count > count ? ", and \(fields.count - count) more" : ""
    throw .undetected(
      "the input has \(fields.count) fields; name those with numbers with --field, or let "
        + "numfmt-live detect find them: \(fields.prefix(count).joined(separator: ", "))\(more)",
      exitCode: 64)
  }

  /// Returns the number and the text of each field in the first record of a text.
  private func fields(of text: Bytes) -> [String] {
    let cutter = FieldCutter(text, settings.layout, isRecord: false)
    var fields: [String] = []
    let record = cutter.record(endingAt: cutter.countFields().end)
    for field in FieldCutter(record, settings.layout) {
      let text = String(field.content(in: record).prefix(30))
      fields.append("\(fields.count + 1) \"\(InvisibleScalar.spelled(text))\"")
    }
    return fields
  }

  /// The number of fields to list in a message.
  private static let listedFieldCount = 8

  // MARK: - Fields that the input tells

  /// Takes the decided fields of a table, and the convention if the input tells it.
  private mutating func takeFields(
    of report: TableReport, isSample: Bool
  ) throws(Filter.End) {
    let table = report.table
    if settings.findsHeader {
      // A year stays what it is as a plain number, but a locale writes groups in it.
      let keepsYears = run.plan.writing.isPlain && settings.writesOnlyNumbers
      let header = keepsYears ? report.header : table.header
      if header == .undecided, report.columns.contains(where: \.verdict.isNumber) {
        throw .undetected(
          "--field auto: line \(table.shape.skipCount + 1) may be a header or not; write --header 1 "
            + "or --header 0", exitCode: 2)
      }
      settings.recordEnd.skippedLineCount = table.shape.skipCount
      settings.headerCount = table.shape.skipCount + (header == .present ? 1 : 0)
    }
    if settings.fieldCount == nil, table.misfit != nil { settings.fieldCount = table.fieldCount }
    settings.recordEnd.comment = table.shape.comment
    var detected: [Convention]?
    var examples: [String] = []
    var fields: [Int] = []
    var needs: Set<[PrintedOption]> = []
    for (index, column) in report.columns.enumerated() {
      guard let conventions = column.verdict.readers(in: column.detection) else { continue }
      let place = report.place(of: index)
      let hasFooter = settings.invalid == .abort && column.detection.unreadCount > 0
      let options =
        column.reading.options(besidesThoseOf: table.search)
        + (hasFooter ? [PrintedOption("--invalid", "warn")] : [])
      if settings.signField == nil, let sign = report.signs.field(ofColumn: index, signed: index) {
        let isShared = report.signs.field(ofColumn: index) == nil
        let options =
          (isShared ? [PrintedOption("--field", "\(index + 1)")] : []) + [sign.option]
        needs.insert(options)
        leave(place, "it needs \(options.text)")
        continue
      }
      switch reading {
      case .given(let reading):
        guard options.allSatisfy({ $0 == .lenient }) else {
          needs.insert(options)
          leave(place, "it needs \(options.text)")
          continue
        }
        guard let failed = column.firstContradiction(to: reading, conventions) else {
          fields.append(index + 1)
          continue
        }
        guard case .decided = column.verdict else { continue }
        throw .undetected(
          "--field auto: \(place) isn't written as the locale writes numbers: "
            + "\"\(InvisibleScalar.spelled(failed))\" is one in \(conventions[0].sample), such as "
            + "\(conventions[0].locales[0])", exitCode: 2)
      case .detected:
        guard case .decided = column.verdict else { continue }
        guard options.isEmpty else {
          needs.insert(options)
          leave(place, "it needs \(options.text)")
          continue
        }
        let shared = (detected ?? conventions).filter { one in
          conventions.contains { $0.sample == one.sample && $0.meanings == one.meanings }
        }
        guard !shared.isEmpty else {
          throw .undetected(
            "--field auto: \(place) has another convention than the fields before it; "
              + "numfmt-live detect has a command for each", exitCode: 2)
        }
        detected = shared
        examples += column.trial.numbers.prefix(Self.exampleCount)
        fields.append(index + 1)
      }
    }
    let taken = Set(fields)
    for column in report.left where !taken.contains(column.index + 1) {
      if column.isDoubtful {
        leave(column.words)
      } else {
        run.errors.print(
          "\(pen.write("note:", .waiting)) \(run.name.prefix(","))--field auto: \(column.words)")
      }
    }
    guard !fields.isEmpty else {
      let advice =
        needs.count == 1
        ? "add \(needs.first?.text ?? "")"
        : needs.isEmpty
          ? "name the fields with --field"
          : "numfmt-live detect has a command for each field"
      throw .undetected(
        needs.isEmpty
          ? "--field auto: no field has numbers whose decimal separator is decided; \(advice)"
          : "--field auto: no field is read without another option; \(advice)", exitCode: 2)
    }
    self.fields = FieldList(fields)
    if var detected {
      if isSample { detected = conventions(like: detected, of: report, fields, table.search) }
      reading = .given(.detected(detected, table.search.mode, examples: examples))
    }
  }

  /// Returns the conventions of all locales that read the numbers of some fields as these do.
  ///
  /// The search asks only the likely locales for money, and numbers after the sample can be in the
  /// form of others, such as `1,234.50 €` after `17.50 €`.
  private func conventions(
    like detected: [Convention], of report: TableReport, _ fields: [Int], _ search: ConventionSearch
  ) -> [Convention] {
    guard search.hasWords else { return detected }
    let numbers = fields.flatMap { report.columns[$0 - 1].trial.numbers }
    let values = numbers.map { text in
      text.withUTF8Bytes { bytes in
        detected.lazy.compactMap { $0.read(bytes, mode: search.mode) }.first
      }
    }
    let others = search.conventions(inAllLocales: true).filter { convention in
      zip(numbers, values).allSatisfy { text, value in
        text.withUTF8Bytes { convention.read($0, mode: search.mode) } == value
      }
    }
    return others.isEmpty ? detected : others
  }

  /// The number of texts of a column that tell the form of nearly all: each has another shape.
  private static let exampleCount = 16

  /// Warns of a column that stays as it is.
  private mutating func leave(_ place: String, _ reason: String) {
    leave("\(place) stays as it is; \(reason)")
  }

  private mutating func leave(_ words: String) {
    if settings.invalid.isFailure { leavesNumbers = true }
    run.errors.print(
      "\(pen.write("warning:", .waiting)) \(run.name.prefix(","))--field auto: \(words)")
  }

  // MARK: - Convention

  /// Returns the way to read the input, whose convention a sample of it can tell.
  private func detectedReading() throws(Filter.End) -> NumberReader {
    switch reading {
    case .given(let reading): return reading
    case .detected(let search, let option):
      let (detection, isComplete) = try sampleDetection(search)
      switch detection.verdict {
      case .decided(let conventions): return .detected(conventions, search.mode)
      // It's enough that all conventions read the same numbers in all of the input.
      case .undecided(let conventions) where isComplete:
        return .detected(conventions, search.mode)
      // Whatever is in the input isn't a number, and the error says so.
      case .noNumbers where isComplete && detection.unreadCount == 0: return .plain
      case .ambiguous, .undecided, .doubtful, .ordinals, .mixed, .noNumbers: break
      }
      let lines = DetectionReport(detection: detection, unit: run.plan.unit).text.split(
        separator: "\n")
      let table = lines.dropFirst().map { "\n  \($0)" }.joined()
      throw .undetected(
        "\(option) auto\(isComplete ? "" : ", in a sample of the input"): \(lines.first ?? ""); "
          + "write the locale instead of auto\(table)", exitCode: 2)
    }
  }

  /// Compares conventions on a sample of the input, which ends when one is decided, and returns a
  /// Boolean value that indicates whether the sample is all of the input.
  private func sampleDetection(
    _ search: ConventionSearch
  ) throws(Filter.End) -> (Detection, isComplete: Bool) {
    var settings = settings
    settings.output = .none
    // The run itself reports them.
    settings.invalid = .ignore
    let plan = RecordPlan(
      Conversion(fields, reading: .plain, writing: .plain), settings, pen: pen)
    var filter = Filter(
      plan, run.state(settings, reading: input.replay(readsOn: true)),
      detection: search.startDetection())
    let texts = run.plan.arguments.texts
    try run.take(texts, with: &filter)
    var isSample = false
    if texts.isEmpty {
      isSample = try filter.takeBlocks { filter, byteCount in
        if case .decided? = filter.detection?.verdict { return true }
        let isComplete = input.isComplete && byteCount == input.bytes.count
        return byteCount >= Self.sampleSize && !isComplete
      }
    }
    guard let detection = filter.detection else { preconditionFailure("the filter has one") }
    return (detection, !isSample)
  }
}

extension ColumnFinding.Verdict {
  /// The conventions that read all numbers of a column, or `nil` if there are none or other texts.
  fileprivate func readers(in detection: Detection) -> [Convention]? {
    switch self {
    case .decided(let conventions): conventions
    case .undecided where detection.unreadCount == 0 && detection.readCount > 0:
      detection.tallies.filter { $0.count == detection.readCount }.map(\.convention)
    case .undecided, .empty, .texts, .unsigned, .sameInAll: nil
    }
  }
}

extension Reading {
  /// Returns the options that the numbers need and a search doesn't have.
  fileprivate func options(besidesThoseOf search: ConventionSearch) -> [PrintedOption] {
    options.filter { option in
      option == .lenient
        ? search.mode == .strict
        : option != notations.option || !search.notations.isSuperset(of: notations)
    }
  }
}

extension ColumnFinding {
  /// Returns the first number that a reading doesn't read, or reads as another value than the
  /// conventions that read the column, or `nil` if there's none.
  fileprivate func firstContradiction(
    to reading: NumberReader, _ conventions: [Convention]
  ) -> String? {
    func value(_ text: String) -> ExactDecimal? {
      text.withUTF8Bytes { try? reading.read(NumberText(utf8: $0)) }
    }
    if let unread = trial.numbers.first(where: { value($0) == nil }) { return unread }
    guard case .decided = verdict else { return nil }
    return trial.numbers.first { text in
      let value = value(text)
      return text.withUTF8Bytes { bytes in
        !conventions.contains { $0.read(bytes, mode: self.reading.mode) == value }
      }
    }
  }
}
