/// A new file beside an old one, which takes its name once it's complete.
///
/// At each moment, even if the process is killed, the name is that of the old file or of the whole
/// new one. If the name is that of a symbolic link, the file that it leads to is replaced.
struct FileReplacement {
  /// The descriptor for writing the new file.
  let output: FileDescriptor
  /// The path of the file, without symbolic links.
  private let path: String
  private let newPath: String

  /// An error that says why a file can't be replaced.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts to replace a file, with the same mode, and, if the system allows it, the same owner.
  init(of name: String) throws(Failure) {
    let path = try FileReplacement.checkedPath(name)
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(description: "\(SystemError.last)") }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var template = Array("\(path[..<start]).\(path[start...]).XXXXXX".utf8CString)
    // No signal comes between the file and what removes it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let number = mkstemp(&template)
    let error = SystemError.last
    if number >= 0 { removeOnSignals(template) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard number >= 0 else {
      throw Failure(description: "can't write a new file beside it: \(error)")
    }
    newPath = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    output = FileDescriptor(number: number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    // Only the superuser can give files away; and a new owner takes bits away from the mode.
    _ = fchown(number, status.st_uid, status.st_gid)
    _ = fchmod(number, status.st_mode & 0o7777)
  }

  /// Returns the path of a regular file without symbolic links, or throws an error if it can't be
  /// replaced.
  static func checkedPath(_ name: String) throws(Failure) -> String {
    guard let resolved = realpath(name, nil) else {
      throw Failure(description: "\(SystemError.last)")
    }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw Failure(description: "\(SystemError.last)") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(
        description: "--in-place is for regular files; leave it out, and write > and a name")
    }
    guard status.st_nlink < 2 else {
      throw Failure(
        description:
          "the file has \(status.st_nlink) names (hard links), and --in-place would change "
          + "only one; leave it out, and write > and another name")
    }
    return String(cString: resolved)
  }

  /// Gives the new file the name of the old one, which keeps another name if there's a suffix.
  func finish(backupSuffix: String?) throws(SystemError) {
    do throws(SystemError) {
      try FileReplacement.check(fsync(output.number))
      if let backupSuffix { try keepOld(as: path + backupSuffix) }
      try FileReplacement.check(rename(newPath, path))
      forgetSignals()
    } catch {
      discard()
      throw error
    }
    output.close()
    // The name is on the disk when its folder is. Some systems can't do that for folders.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    if let folder = try? FileDescriptor(readingFrom: folder) {
      _ = fsync(folder.number)
      folder.close()
    }
  }

  /// Removes the new file.
  func discard() {
    unlink(newPath)
    forgetSignals()
    output.close()
  }

  /// Gives the old file a second name, which replaces another file of that name as a whole.
  private func keepOld(as backup: String) throws(SystemError) {
    let temporary = newPath + backup.dropFirst(path.count)
    try FileReplacement.check(link(path, temporary))
    defer { unlink(temporary) }
    try FileReplacement.check(rename(temporary, backup))
  }

  private static func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw SystemError.last }
  }
}

// MARK: - Signals

/// The path of the new file, or `nil` if there's none.
nonisolated(unsafe) private var unfinishedPath: UnsafeMutablePointer<CChar>?

/// Removes a file if a signal ends the process.
private func removeOnSignals(_ path: [CChar]) {
  unfinishedPath = strdup(path)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXCPU, SIGXFSZ] {
    let old = signal(number) { number in
      if let unfinishedPath { unlink(unfinishedPath) }
      signal(number, SIG_DFL)
      raise(number)
    }
    // As `nohup` asks.
    if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, old)
    }
  }
}

private func forgetSignals() {
  let path = unfinishedPath
  unfinishedPath = nil
  free(path)
}
