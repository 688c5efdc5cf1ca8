import EscapedText
import TerminalUI

/// A run of a filter over arguments, files, or standard input.
struct FilterRun {
  var plan: FilterPlan
  var streams = Streams()
  /// The number of bytes to read at once.
  var blockSize = 1 << 17

  struct Streams: Sendable {
    var input = FileDescriptor.standardInput
    var output = FileDescriptor.standardOutput
    var errors = FileDescriptor.standardError
  }

  init(_ plan: FilterPlan) {
    self.plan = plan
  }

  /// Converts all input, and returns the exit code: the worst of several files, of which each is
  /// read whole, with its own header.
  func run() -> Int32 {
    let files = plan.arguments.files
    let output = FilterOutput(streams.output)
    guard !files.isEmpty else {
      return input(InputName(), streams.input, output).run().exitCode
    }
    var code: Int32 = 0
    var changed: [String] = []
    for file in files {
      let name = InputName(file, isOneOfSeveral: files.count > 1)
      let result =
        plan.replacement.map { replace(file, name, $0) } ?? convert(name, to: output)
      code = max(code, result.exitCode)
      if result.ending == .complete { changed.append(name.text) }
      guard result.ending == .final else { continue }
      if plan.replacement != nil, !changed.isEmpty {
        streams.errors.print(
          "\(plan.pen.write("note:", .waiting)) changed before this error: "
            + changed.joined(separator: ", "))
      }
      break
    }
    return code
  }

  /// Returns the run on one input.
  func input(_ name: InputName, _ input: FileDescriptor, _ output: FilterOutput) -> InputRun {
    InputRun(
      plan: plan, name: name, input: FilterInput(input, encoding: plan.settings.encoding),
      output: output, errors: streams.errors, blockSize: blockSize)
  }

  private func convert(_ name: InputName, to output: FilterOutput) -> InputRun.Result {
    do {
      let file = try name.open()
      defer { if name.file != nil { file.close() } }
      return input(name, file, output).run()
    } catch {
      streams.errors.print("error: \(name.text): \(error)")
      return InputRun.Result(.incomplete, exitCode: 1)
    }
  }

  /// Converts a file, and replaces it if all of it is converted.
  private func replace(
    _ file: String, _ name: InputName, _ replacement: FilterPlan.Replacement
  ) -> InputRun.Result {
    do {
      let new = try FileReplacement(of: file)
      let result = input(name, new.input, FilterOutput(new.output)).run()
      if result.ending == .complete {
        try new.finish(backupSuffix: replacement.backupSuffix)
      } else {
        new.discard()
      }
      return result
    } catch {
      streams.errors.print("error: \(name.text): \(error)")
      return InputRun.Result(.incomplete, exitCode: 1)
    }
  }
}
