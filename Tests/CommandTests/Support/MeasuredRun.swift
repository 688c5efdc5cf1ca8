import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#endif

/// A run of the command on a long stream that measures memory.
struct MeasuredRun {
  var status: Int32
  var outputCount: Int
  /// The peak resident memory in bytes.
  var peakMemory: Int

  /// Sends `block` the specified number of times, and reads until `outputCount` bytes arrived.
  init(_ arguments: [String], block: Data, count: Int, outputCount: Int) throws {
    let process = Process()
    process.executableURL = Repository.command
    process.arguments = arguments
    process.environment = [:]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()

    let writer = input.fileHandleForWriting
    let sender = Thread {
      for _ in 0..<count { try? writer.write(contentsOf: block) }
    }
    sender.start()
    var received = 0
    while received < outputCount {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      received += data.count
    }
    // All input is answered, and the child waits for more.
    let peakSoFar = Self.peakMemory(of: process.processIdentifier)
    try writer.close()
    received += try output.fileHandleForReading.readToEnd()?.count ?? 0
    self.outputCount = received
    process.waitUntilExit()
    status = process.terminationStatus
    peakMemory = peakSoFar ?? Self.peakMemoryOfChildren
  }

  /// Returns Linux's count for a running process, or `nil` without `/proc`.
  private static func peakMemory(of process: Int32) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }

  /// The count of a system without `/proc`, in bytes.
  private static var peakMemoryOfChildren: Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_CHILDREN, &usage)
      return Int(usage.ru_maxrss)
    #else
      return 0
    #endif
  }
}
