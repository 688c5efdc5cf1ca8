import Foundation

/// One run of a script of the shell, in which `$0` is the command.
struct ShellRun {
  var output: String
  var errors: String

  init(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Repository.command.path]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Scripts here say little, so that reading one after the other cannot block.
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    self.output = String(decoding: said, as: UTF8.self)
    self.errors = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
  }
}
