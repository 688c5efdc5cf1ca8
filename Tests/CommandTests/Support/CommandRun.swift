import Foundation
import TestSupport

/// A run of the command or another program to its end.
struct CommandRun {
  /// The exit code, or the negative number of the signal that ended the program.
  var status: Int32
  var output: String
  /// The bytes of the output.
  var data: Data
  var errors: String

  /// Runs the command with only the specified environment.
  init(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws {
    try self.init(
      program: [Repository.command.path] + arguments, input: input, environment: environment)
  }

  /// Runs a command line, in which a word with spaces is between apostrophes.
  init(_ line: String, _ input: String = "", environment: [String: String] = [:]) throws {
    try self.init(Self.words(of: line), input: Data(input.utf8), environment: environment)
  }

  /// Runs a command line in a folder.
  init(_ line: String, _ input: String, in folder: URL) throws {
    try self.init(
      program: ["/bin/sh", "-c", #"cd "$1"; shift; exec "$@""#, "sh", folder.path]
        + [Repository.command.path] + Self.words(of: line),
      input: Data(input.utf8), environment: [:])
  }

  /// Returns the words of a command line.
  static func words(of line: String) -> [String] {
    line.matches(of: /(?:'[^']*'|[^ '])+/).map { String($0.output.replacing("'", with: "")) }
  }

  /// Runs a shell script, in which `$0` is the command.
  init(script: String) throws {
    try self.init(
      program: ["/bin/sh", "-c", script, Repository.command.path],
      environment: ["PATH": "/usr/bin:/bin"])
  }

  /// The options of sanitizers, which apply to the command too.
  private static let sanitizing = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Runs a program.
  init(
    program: [String], input: Data = Data(), environment: [String: String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numfmt-live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    // Files, since a pipe blocks if the output is long.
    let streams = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try input.write(to: streams[0])
    let redirect = ["/bin/sh", "-c", #"input=$1; shift; exec "$@" < "$input""#, "sh"]
    status = try ChildProcess.run(
      redirect + [streams[0].path] + program,
      environment: environment.merging(CommandRun.sanitizing) { given, _ in given },
      output: streams[1], errors: streams[2])
    data = try Data(contentsOf: streams[1])
    output = String(decoding: data, as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self)
  }
}
