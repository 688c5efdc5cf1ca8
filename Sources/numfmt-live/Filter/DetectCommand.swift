import ArgumentParser
import EscapedText
import LiveNumber
import TerminalUI

struct DetectCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Finds out which convention numbers are written in.",
    discussion: """
      Without options, finds out whether a file, or standard input, is lines or a table, its delimiter, \
      header, and line ends, and the convention of each column, and prints the command that converts the \
      columns it's sure of. With numbers as arguments, --lines, or --field, it compares the conventions on \
      these numbers alone: how many each one reads, the line that rules it out, and locales that write so.

        numfmt-live detect statement.csv
        numfmt-live detect 1.234,56 1.000
        numfmt-live detect --csv --field amount statement.csv

      A verdict is never a guess: 1.234 alone could be English or German. It's decided if all \
      conventions that read every number have the same decimal separator. Texts that aren't numbers in \
      any convention don't count. Numbers with magnitudes, such as 1.5M, have a command with --accept; a \
      word that can also be a unit or a sign is asked. To convert at once, use parse --locale auto or \
      convert --from auto, and with --csv, --fields auto.

      Exit codes: 0 decided, 1 input or output failed, 2 something is undecided, or there are no numbers, 64 usage.
      """)

  @OptionGroup(title: "Style") var style: StyleOptions
  @OptionGroup(title: "Reading") var reading: ParseOptions
  @OptionGroup(title: "Reading") var forms: AcceptedForms
  @OptionGroup(title: "Lines") var table: TableOptions
  @OptionGroup(title: "Lines") var strip: StripOptions

  @Flag(help: "Take each line for one number, and look for no table.")
  var lines = false

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Numbers in an unknown convention, or files.", valueName: "number-or-file"),
    completion: .file())
  var texts: [String] = []

  var checked = Checked<Checks>()

  /// What the options describe.
  struct Checks {
    /// A run that only compares conventions.
    var run: FilterRun
    var search: ConventionSearch
  }

  func run() throws {
    let run = checked.value.run
    var code: Int32 = 0
    if run.files.isEmpty { code = try detect(run, file: nil) }
    for (index, file) in run.files.enumerated() {
      var run = run
      guard run.open(file) else {
        code = max(code, 1)
        continue
      }
      defer { run.close() }
      if run.files.count > 1, !json {
        try StandardOutput.print((index > 0 ? "\n" : "") + "\(run.inputName):", as: "verdict")
      }
      code = max(code, try detect(run, file: file == InputArguments.standardInput ? nil : file))
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Prints what an input contains, and returns the exit code.
  private func detect(_ run: FilterRun, file: String?) throws -> Int32 {
    let input = FilterInput(run.streams.input, encoding: run.settings.encoding)
    // Options and arguments can say which texts are the numbers.
    guard run.arguments.isEmpty, !table.selectsFields else {
      return try compare(run, input, file: file)
    }
    let report: TableReport
    do {
      var known = run.settings.knownForm
      // The verdict tells whether the table has quotation marks.
      if let delimiter = table.delimiter { known.layouts = [.csv(delimiter)] }
      if lines { known.layouts = [] }
      let shape = try FileShape(of: input, known)
      if let doubt = shape.problem ?? shape.doubt {
        let object: JSONObject = [
          "file": file, "kind": nil, "verdict": "undecided", "reason": doubt,
        ]
        try StandardOutput.print(json ? object.json : "undecided: \(doubt)", as: "verdict")
        return 2
      }
      let columns = try TableDetection(
        input, shape, shape.layout, checked.value.search,
        hasHeader: table.header.map { $0.count != 0 })
      report = TableReport(columns, file: file)
    } catch let error as SystemError {
      FileDescriptor.standardError.print("error: \(run.inputName): \(error)")
      return 1
    }
    try StandardOutput.print(json ? report.json : report.text, as: "verdict")
    return report.isDecided ? 0 : 2
  }

  /// Compares the conventions on single texts, and returns the exit code.
  private func compare(
    _ run: FilterRun, _ input: FilterInput, file: String?
  ) throws -> Int32 {
    var run = run
    run.detection = checked.value.search.startDetection()
    let code = run.run(on: input)
    guard code == 0, let detection = run.detection else { return code }
    let report = DetectionReport(detection: detection, unit: run.unit)
    try StandardOutput.print(
      json ? (["file": file] + report.object()).json : report.text, as: "verdict")
    if case .decided = detection.verdict { return 0 }
    return 2
  }

  func check() throws(UsageError) -> Checks {
    let arguments = try Self.arguments(in: texts, table)
    var settings = FilterSettings()
    settings.output = .none
    settings.invalid = .warn
    try table.apply(to: &settings, hasArguments: !arguments.texts.isEmpty)
    let fields = try table.fields(.none)
    try strip.apply(to: &settings)
    let search = try ConventionSearch(
      style, mode: reading.mode.parseMode, accepting: forms.accept,
      options: style.printed + strip.printed + [table.encoding?.option].compactMap(\.self)
        + forms.printed)
    search.surroundings = settings.surroundings
    search.missing = settings.missing
    // Numbers without a field are compared as they are, however many there are in a line.
    settings.needsFields = false
    var run = FilterRun(
      fields: fields, reading: .given(.plain), writing: .plain, settings: settings,
      arguments: arguments.texts, pen: .plain)
    run.files = arguments.files
    if lines { try table.checkLines() }
    return Checks(run: run, search: search)
  }
}
