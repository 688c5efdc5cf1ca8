import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
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
    let input = Pipe()
    let output = Pipe()
    // Otherwise, the child would keep its own input open.
    for pipe in [input, output] {
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    let child = try MeasuredRun.spawn(
      arguments, input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()

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
    let peakSoFar = MeasuredRun.peakMemory(of: child)
    try writer.close()
    received += try output.fileHandleForReading.readToEnd()?.count ?? 0
    self.outputCount = received

    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    // This value is in bytes on systems without `/proc`.
    peakMemory = peakSoFar ?? Int(usage.ru_maxrss)
  }

  /// Returns Linux's count for a running process; `rusage` includes the parent's memory before
  /// `exec`.
  private static func peakMemory(of process: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }

  private static func spawn(
    _ arguments: [String], input: Int32, output: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    let command = Repository.command.path
    var words = ([command] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let code = posix_spawn(&child, command, &actions, nil, &words, &environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return child
  }
}
