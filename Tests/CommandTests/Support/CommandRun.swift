import Foundation

/// One run of the real command, to its end.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the command with nothing of the caller's environment but what is given.
  init(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numfmt-live-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    // Files and not pipes, so that no amount of text can block.
    let streams = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try input.write(to: streams[0])
    try Data().write(to: streams[1])
    try Data().write(to: streams[2])

    let process = Process()
    process.executableURL = Repository.command
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()

    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self)
  }
}
