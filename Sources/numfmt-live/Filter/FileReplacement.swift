import CFileAttributes

/// A new file beside an old one, which takes its name once it's complete.
///
/// At each moment, even if the process is killed, the name is that of the old file or of the whole
/// new one. If the name is that of a symbolic link, the file that it leads to is replaced.
struct FileReplacement {
  /// The descriptor for reading the old file.
  let input: FileDescriptor
  /// The descriptor for writing the new file.
  var output: FileDescriptor { new.descriptor }

  /// The path of the old file, without symbolic links, and with its terminator.
  ///
  /// Its folders may have names that aren't UTF-8.
  private let path: [CChar]
  private let status: stat
  private let new: TemporaryFile

  /// An error that says why a file can't be replaced.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Starts to replace a file.
  init(of name: String) throws(Failure) {
    path = try FileReplacement.checkedPath(name)
    do throws(SystemError) {
      input = try FileDescriptor(readingFrom: path)
    } catch {
      throw Failure("\(error)")
    }
    var status = stat()
    fstat(input.number, &status)
    self.status = status
    do throws(SystemError) {
      new = try TemporaryFile(beside: path)
    } catch {
      input.close()
      throw Failure("can't write a new file beside it: \(error)")
    }
  }

  /// Returns the path of a regular file without symbolic links, or throws an error if it can't be
  /// replaced.
  static func checkedPath(_ name: String) throws(Failure) -> [CChar] {
    guard let resolved = realpath(name, nil) else { throw Failure("\(SystemError.last)") }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw Failure("\(SystemError.last)") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("--in-place is for regular files; leave it out, and write > and a name")
    }
    guard status.st_nlink < 2 else {
      throw Failure(
        "the file has \(status.st_nlink) names (hard links), and --in-place would change only one; "
          + "leave it out, and write > and another name")
    }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved) + 1))
  }

  /// Returns a path with a text behind it.
  static func path(_ path: [CChar], with suffix: String) -> [CChar] {
    path.dropLast() + suffix.utf8CString
  }

  /// Gives the new file the name and the attributes of the old one, of which a copy stays under
  /// another name if there's a suffix.
  func finish(backupSuffix: String?) throws(Failure) {
    defer { input.close() }
    do throws(SystemError) {
      try copyAttributes(to: new)
    } catch {
      new.discard()
      throw Failure("can't give the new file its attributes: \(error)")
    }
    let backup = backupSuffix.map { FileReplacement.path(path, with: $0) }
    let isBackupNew = backup.map { access($0, F_OK) != 0 } ?? false
    do throws(SystemError) {
      if let backup { try copyOld(to: backup) }
    } catch {
      new.discard()
      throw Failure("can't keep the old file with \(backupSuffix ?? "") behind its name: \(error)")
    }
    do throws(SystemError) {
      try new.rename(to: path)
    } catch {
      new.discard()
      if let backup, isBackupNew { unlink(backup) }
      throw Failure("\(error)")
    }
    // The name is on the disk when its folder is. Some systems can't do that for folders.
    if let folder = try? FileDescriptor(readingFrom: TemporaryFile.folder(of: path) + [0]) {
      fsync(folder.number)
      folder.close()
    }
  }

  /// Removes the new file.
  func discard() {
    new.discard()
    input.close()
  }

  private func copyOld(to backup: [CChar]) throws(SystemError) {
    let copy = try TemporaryFile(beside: path)
    do throws(SystemError) {
      guard lseek(input.number, 0, SEEK_SET) == 0 else { throw SystemError.last }
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 1)
      defer { buffer.deallocate() }
      while true {
        let count = try input.receive(into: buffer)
        if count == 0 { break }
        try copy.descriptor.send(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
      try copyAttributes(to: copy)
      try copy.rename(to: backup)
    } catch {
      copy.discard()
      throw error
    }
  }

  /// Gives a file the owner of the old one, if the system allows it, and its rights, but to nobody
  /// else: only the superuser gives files away.
  private func copyAttributes(to file: TemporaryFile) throws(SystemError) {
    let number = file.descriptor.number
    var mode = status.st_mode & 0o7777
    if fchown(number, status.st_uid, status.st_gid) != 0 {
      mode &= 0o777
      // Who isn't in the new group has the rights of others, but never more than before.
      if fchown(number, uid_t.max, status.st_gid) != 0 { mode &= 0o700 | (mode >> 3) & 7 }
    }
    guard file_attributes_copy(input.number, number) == 0 else { throw SystemError.last }
    // A new owner takes bits away from the mode.
    guard fchmod(number, mode) == 0 else { throw SystemError.last }
  }
}

/// A file in the folder of another one, which is removed if a signal ends the process.
private struct TemporaryFile {
  let path: [CChar]
  let descriptor: FileDescriptor

  /// Returns the path of the folder of a file, with a slash at its end.
  static func folder(of path: [CChar]) -> [CChar] {
    Array(path[...(path.lastIndex(of: CChar(UInt8(ascii: "/"))) ?? 0)])
  }

  /// Creates a file that only its owner can read.
  init(beside other: [CChar]) throws(SystemError) {
    var template = TemporaryFile.folder(of: other) + ".numfmt-live-XXXXXX".utf8CString
    // No signal comes between the file and what removes it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let number = mkstemp(&template)
    let error = SystemError.last
    if number >= 0 { Unfinished.add(template) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard number >= 0 else { throw error }
    path = template
    // If a standard stream is closed, the file would get its number, and messages.
    let unlike = fcntl(number, F_DUPFD_CLOEXEC, 3)
    descriptor = FileDescriptor(number: unlike < 0 ? number : unlike)
    if unlike >= 0 { close(number) }
  }

  /// Gives the file another name, under which all of it is on the disk.
  func rename(to name: [CChar]) throws(SystemError) {
    guard fsync(descriptor.number) == 0, systemRename(path, name) == 0 else {
      throw SystemError.last
    }
    Unfinished.remove(path)
    descriptor.close()
  }

  func discard() {
    unlink(path)
    Unfinished.remove(path)
    descriptor.close()
  }
}

/// Renames a file where a method hides the function of the system.
private func systemRename(_ old: [CChar], _ new: [CChar]) -> Int32 { rename(old, new) }

/// The files that a signal that ends the process removes.
private enum Unfinished {
  /// The new file, and the copy of the old one.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var second: UnsafeMutablePointer<CChar>?

  static func add(_ path: [CChar]) {
    if first == nil { first = strdup(path) } else { second = strdup(path) }
    for number in EndingSignals.all {
      let old = signal(number) { number in
        if let path = Unfinished.first { unlink(path) }
        if let path = Unfinished.second { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      // As `nohup` asks.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, old)
      }
    }
  }

  static func remove(_ path: [CChar]) {
    if let known = first, strcmp(known, path) == 0 {
      first = nil
      free(known)
    } else if let known = second, strcmp(known, path) == 0 {
      second = nil
      free(known)
    }
  }
}
