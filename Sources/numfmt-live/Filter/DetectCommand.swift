import ArgumentParser
import LiveNumber

struct DetectCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Finds out which convention numbers are written in.",
    discussion: """
      Reads every number in each convention that a locale has, and prints how many each one reads, the \
      line that rules it out, and locales that write so. The numbers are the arguments, the lines of \
      standard input, or the fields that --field, --delimiter, or --csv select.

        numfmt-live detect 1.234,56 1.000
        numfmt-live detect --csv --fields-from-header amount < statement.csv

      A verdict is never a guess: 1.234 alone could be English or German. It's decided if all \
      conventions that read every number have the same decimal separator. Texts that aren't numbers in \
      any convention don't count. To convert at once, use parse --locale auto or convert --from auto.

      Exit codes: 0 decided, 1 input or output failed, 2 undecided, mixed, or no numbers, 64 usage.
      """)

  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var strip: StripOptions

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(parsing: .allUnrecognized, help: "Numbers in an unknown convention.")
  var texts: [String] = []

  var checked = Checked<(run: FilterRun, detection: DetectionInProgress)>()

  func run() throws {
    let (run, detection) = checked.value
    let code = run.run()
    if code != 0 { throw ExitCode(code) }
    let report = DetectionReport(detection: detection.current, unit: run.unit)
    try StandardOutput.print(json ? report.json : report.text, as: "verdict")
    guard case .decided = detection.current.verdict else { throw ExitCode(2) }
  }

  /// Returns a run that writes nothing, and the detection that it fills.
  func check() throws(UsageError) -> (run: FilterRun, detection: DetectionInProgress) {
    let arguments = try NumberArguments.numbers(in: texts, of: Self.self)
    var settings = FilterSettings()
    settings.output = .none
    settings.invalid = .warn
    try table.apply(to: &settings, hasArguments: !arguments.isEmpty)
    let fields = try table.fields(.none)
    try strip.apply(to: &settings)
    let start = Detection(Convention.all(try style.formats()), mode: reading.mode.parseMode)
    let detection = DetectionInProgress(start)
    let run = FilterRun(
      fields: fields, reading: .given(.detecting(detection)), writing: .plain,
      settings: settings, arguments: arguments, pen: Pen(usesColor: false, usesSequences: false))
    return (run, detection)
  }
}
