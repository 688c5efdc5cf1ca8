import ArgumentParser
import EscapedText
import LiveNumber

struct DetectCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Finds out which convention numbers are written in.",
    discussion: """
      Without options, finds out whether standard input is lines or a table, its delimiter, header, and \
      line ends, and the convention of each column, and prints the command that converts the columns it's \
      sure of. With arguments, --lines, --field, or --fields-from-header, it compares the conventions on \
      these numbers alone: how many each one reads, the line that rules it out, and locales that write so.

        numfmt-live detect < statement.csv
        numfmt-live detect 1.234,56 1.000
        numfmt-live detect --csv --fields-from-header amount < statement.csv

      A verdict is never a guess: 1.234 alone could be English or German. It's decided if all \
      conventions that read every number have the same decimal separator. Texts that aren't numbers in \
      any convention don't count. To convert at once, use parse --locale auto or convert --from auto, and \
      with --csv, --fields auto.

      Exit codes: 0 decided, 1 input or output failed, 2 something is undecided, or there are no numbers, 64 usage.
      """)

  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var strip: StripOptions

  @Flag(help: "Take each line for one number, and look for no table.")
  var lines = false

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(parsing: .allUnrecognized, help: "Numbers in an unknown convention.")
  var texts: [String] = []

  var checked = Checked<Checks>()

  /// What the options describe.
  struct Checks {
    /// A run that writes nothing, and fills the detection.
    var run: FilterRun
    var detection: DetectionInProgress
    /// The detection of the form of the file and of its columns, or `nil` if options say which texts to
    /// read.
    var file: FileDetection?
  }

  func run() throws {
    let input = FilterInput(checked.value.run.streams.input)
    guard let file = checked.value.file else { return try compare(input) }
    let result: FileDetection.Result
    do {
      result = try file.run(input)
    } catch {
      StandardError.print("error: standard input: \(error)")
      throw ExitCode(1)
    }
    switch result {
    case .lines(let shape): try compare(input, shape)
    case .table(let report):
      try StandardOutput.print(json ? report.json : report.text, as: "verdict")
      guard report.isDecided else { throw ExitCode(2) }
    case .undecided(let doubt):
      let object: JSONObject = ["kind": nil, "verdict": "undecided", "reason": doubt]
      try StandardOutput.print(json ? object.json : "undecided: \(doubt)", as: "verdict")
      throw ExitCode(2)
    }
  }

  /// Compares the conventions on single texts, which are the lines of a file if it has a shape.
  private func compare(_ input: FilterInput, _ shape: FileShape? = nil) throws {
    var run = checked.value.run
    let code = run.run(on: input)
    if code != 0 { throw ExitCode(code) }
    let report = DetectionReport(
      detection: checked.value.detection.current, unit: checked.value.run.unit)
    let lines = shape.map {
      LineReport(
        report: report, shape: $0, mode: reading.mode.parseMode,
        options: style.words + strip.words)
    }
    let text = json ? lines?.json ?? report.object.json : lines?.text ?? report.text
    try StandardOutput.print(text, as: "verdict")
    guard case .decided = report.detection.verdict else { throw ExitCode(2) }
  }

  func check() throws(UsageError) -> Checks {
    let arguments = try NumberArguments.numbers(in: texts, of: Self.self)
    var settings = FilterSettings()
    settings.output = .none
    settings.invalid = .warn
    try table.apply(to: &settings, hasArguments: !arguments.isEmpty)
    let fields = try table.fields(.none)
    try strip.apply(to: &settings)
    let formats = try style.formats()
    let columns = ColumnReading(
      formats, mode: reading.mode.parseMode, hasWords: try style.resolve() != .number,
      surroundings: settings.surroundings, options: style.words + strip.words)
    let detection = DetectionInProgress(Detection(columns.conventions, mode: columns.mode))
    let run = FilterRun(
      fields: fields, reading: .given(.detecting(detection)), writing: .plain,
      settings: settings, arguments: arguments, pen: Pen(usesColor: false, usesSequences: false))
    var checks = Checks(run: run, detection: detection)
    if lines { try table.checkLines() }
    guard arguments.isEmpty, !lines, !table.selectsFields else { return checks }
    checks.file = FileDetection(
      reading: columns,
      delimiter: table.delimiter?.character, isTable: table.csv || table.delimiter != nil,
      skip: max(settings.headerCount - (table.header == nil ? 0 : 1), 0),
      hasHeader: table.header == nil ? nil : true)
    return checks
  }
}
