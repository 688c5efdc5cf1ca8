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
    /// The plan of a run that only compares conventions.
    var plan: FilterPlan
    var search: ConventionSearch
  }

  func run() throws {
    let plan = checked.value.plan
    let files = plan.arguments.files
    var code: Int32 = 0
    if files.isEmpty { code = try detect(InputName(), .standardInput) }
    for (index, file) in files.enumerated() {
      let name = InputName(file, isOneOfSeveral: files.count > 1)
      if name.isOneOfSeveral, !json {
        try StandardOutput.print((index > 0 ? "\n" : "") + "\(name.text):", as: "verdict")
      }
      do {
        let input = try name.open()
        defer { if name.file != nil { input.close() } }
        code = max(code, try detect(name, input))
      } catch let error as SystemError {
        FileDescriptor.standardError.print("error: \(name.text): \(error)")
        code = max(code, 1)
      }
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Prints what an input contains, and returns the exit code.
  private func detect(_ name: InputName, _ descriptor: FileDescriptor) throws -> Int32 {
    let plan = checked.value.plan
    // Options and arguments can say which texts are the numbers.
    guard plan.arguments.texts.isEmpty, !table.selectsFields else {
      return try compare(name, descriptor)
    }
    let input = FilterInput(descriptor, encoding: plan.settings.encoding)
    let file = name.file
    let report: TableReport
    do {
      var known = plan.settings.knownForm
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
      FileDescriptor.standardError.print("error: \(name.text): \(error)")
      return 1
    }
    try StandardOutput.print(json ? report.json : report.text, as: "verdict")
    return report.isDecided ? 0 : 2
  }

  /// Compares the conventions on single texts, and returns the exit code.
  private func compare(_ name: InputName, _ descriptor: FileDescriptor) throws -> Int32 {
    let (plan, search) = (checked.value.plan, checked.value.search)
    let result = FilterRun(plan).input(name, descriptor, FilterOutput(.standardOutput))
      .run(comparing: search.startDetection())
    guard result.exitCode == 0, let detection = result.detection else { return result.exitCode }
    let report = DetectionReport(detection: detection, unit: plan.unit)
    try StandardOutput.print(
      json ? (["file": name.file] + report.object()).json : report.text, as: "verdict")
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
    let plan = FilterPlan(
      fields: fields, reading: .given(.plain), writing: .plain, settings: settings,
      arguments: arguments, pen: .plain)
    if lines { try table.checkLines() }
    return Checks(plan: plan, search: search)
  }
}
