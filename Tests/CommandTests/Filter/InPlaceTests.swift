import Foundation
import TestSupport
import Testing

/// `--in-place`: a file is the old one or the whole new one.
@Suite struct InPlaceTests {
  static let old = "day;sum\n1;1,50\n2;2,50\n"
  static let new = "day;sum\n1;1.50\n2;2.50\n"
  static let convert = "parse --locale de --csv --field sum --in-place"

  /// Calls a closure with a folder that has the file `a.csv`.
  private func withFolder(_ body: (_ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.old.utf8).write(to: folder.appending(path: "a.csv"))
    try body(folder)
  }

  private func text(_ name: String, in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func replacesFiles() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.csv").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try Data("sum\n7,5\n".utf8).write(to: folder.appending(path: "b.csv"))
      let run = try CommandRun("\(Self.convert) a.csv b.csv", "", in: folder)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
      #expect(text("a.csv", in: folder) == Self.new)
      #expect(text("b.csv", in: folder) == "sum\n7.5\n")
      #expect(try names(in: folder) == ["a.csv", "b.csv"])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o640)
    }
  }

  /// The access control list and other attributes stay, and nobody gets more rights.
  @Test func keepsAttributes() throws {
    let list =
      "02000000 01000600ffffffff 02000600feff0000 04000000ffffffff 10000600ffffffff 20000000ffffffff"
    let code = """
      import os, subprocess, sys
      names = ["user.note", "system.posix_acl_access"]
      values = [b"x", bytes.fromhex("\(list)")]
      try:
          for name, value in zip(names, values): os.setxattr("a.csv", name, value)
      except (OSError, AttributeError): sys.exit("skipped")
      subprocess.check_call(sys.argv[1:])
      for file in ["a.csv", "a.csv.bak"]:
          for name, value in zip(names, values): assert os.getxattr(file, name) == value, name
          assert os.stat(file).st_mode == 0o100660
      print("kept")
      """
    try withFolder { folder in
      let run = try CommandRun(
        program: [
          "/bin/sh", "-c", #"cd "$1"; shift; exec python3 -c "$@""#, "sh", folder.path, code,
          Repository.command.path,
        ] + CommandRun.words(of: "\(Self.convert)=.bak a.csv"),
        environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
      #expect(run.output == "kept\n" || run.errors == "skipped\n", "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: ["\(convert)=.bak", "\(convert.replacing("--in-place", with: "-i.bak"))"])
  func keepsTheOldFile(command: String) throws {
    try withFolder { folder in
      try Data("older".utf8).write(to: folder.appending(path: "a.csv.bak"))
      let run = try CommandRun("\(command) a.csv", "", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(text("a.csv", in: folder) == Self.new)
      #expect(text("a.csv.bak", in: folder) == Self.old)
      #expect(try names(in: folder) == ["a.csv", "a.csv.bak"])
    }
  }

  /// What looks like a suffix is the value of another option, if it's behind that.
  @Test func aValueIsNoSuffix() throws {
    let run = try CommandRun(["parse", "--locale", "de", "--suffix", "-i.", "1,5"])
    #expect((run.output, run.status) == ("1.5-i.\n", 0), "\(run.errors)")
    let sed = try CommandRun("parse --locale de -ibak 1,5")
    #expect(sed.errors.contains("--in-place changes files") && sed.status == 64, "\(sed.errors)")
  }

  /// The link stays one, and the file that it leads to has the numbers.
  @Test func followsLinks() throws {
    try withFolder { folder in
      let link = folder.appending(path: "link.csv").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.csv")
      let run = try CommandRun("\(Self.convert) link.csv", "", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.csv")
      #expect(text("a.csv", in: folder) == Self.new)
      let twice = try CommandRun("\(Self.convert) link.csv a.csv", "", in: folder)
      #expect(twice.errors.contains("\"link.csv\" and \"a.csv\" are one file"), "\(twice.errors)")
      #expect(twice.status == 64)
    }
  }

  @Test func saysWhatIsChanged() throws {
    try withFolder { folder in
      try Data("sum\nx\n".utf8).write(to: folder.appending(path: "b.csv"))
      let run = try CommandRun("\(Self.convert) a.csv b.csv", "", in: folder)
      #expect(run.errors.contains("note: changed before this error: a.csv"), "\(run.errors)")
      #expect(run.status == 2)
      #expect(text("a.csv", in: folder) == Self.new)
      #expect(text("b.csv", in: folder) == "sum\nx\n")
    }
  }

  /// A file that couldn't be replaced isn't one that is changed.
  @Test func saysWhatIsNotChanged() throws {
    try withFolder { folder in
      try Data("sum\nx\n".utf8).write(to: folder.appending(path: "b.csv"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "a.csv.b"), withIntermediateDirectories: true)
      let run = try CommandRun("\(Self.convert)=.b a.csv b.csv", "", in: folder)
      #expect(run.errors.contains("error: a.csv: can't keep the old file"), "\(run.errors)")
      #expect(!run.errors.contains("changed before"), "\(run.errors)")
      #expect(text("a.csv", in: folder) == Self.old)
    }
  }

  /// With standard streams closed, messages don't go into the file.
  @Test func hasItsOwnNumber() throws {
    try withFolder { folder in
      let run = try CommandRun(
        script: "cd '\(folder.path)'; \"$0\" \(Self.convert) --stats a.csv >&- 2>&-")
      #expect(run.status == 0)
      #expect(text("a.csv", in: folder) == Self.new)
    }
  }

  /// Runs after which the file is as it was, and nothing else is in the folder.
  static let failures: [(line: String, shell: String, words: String, status: Int32)] = [
    ("\(convert) --locale en a.csv", "", "line 2, field 2", 2),
    ("\(convert) --field other a.csv", "", "no field is named \"other\"", 2),
    ("\(convert) a.csv", "ln a.csv b.csv; trap 'rm b.csv' EXIT;", "2 names (hard links)", 1),
    ("\(convert) pipe", "mkfifo pipe; trap 'rm pipe' EXIT;", "is for regular files", 1),
    ("\(convert) /dev/null", "", "is for regular files", 1),
    // The file is longer than a process may write.
    (
      "format --csv --field 2 --min-fraction 99 --locale de --in-place a.csv",
      "i=0; while [ $i -lt 99 ]; do echo 'a;1'; i=$((i+1)); done >b; mv a.csv c; mv b a.csv; "
        + "trap 'mv c a.csv' EXIT; ulimit -f 4; trap '' XFSZ;",
      "error: the new file for a.csv: File too large", 1
    ),
    ("\(convert)", "", "--in-place changes files", 64),
    ("\(convert) - a.csv", "", "--in-place changes files", 64),
    ("parse --locale de --in-place 1,5", "", "--in-place changes files", 64),
    ("\(convert) --json a.csv", "", "can't be combined", 64),
    ("\(convert) --dry-run a.csv", "", "can't be combined", 64),
    ("\(convert)=/b a.csv", "", "write a text behind the file's name", 64),
    (
      "\(convert)=.b a.csv a.csv.b", "cp a.csv a.csv.b; trap 'rm a.csv.b' EXIT;",
      "write the old \"a.csv\" over \"a.csv.b\"", 64
    ),
    (
      "\(convert)=.b a.csv", "mkdir a.csv.b; trap 'rmdir a.csv.b' EXIT;",
      "can't keep the old file", 1
    ),
  ]

  @Test func leavesTheOldFile() throws {
    for (line, shell, words, status) in Self.failures {
      try withFolder { folder in
        let run = try CommandRun(
          script: "cd '\(folder.path)'; \(shell) \"$0\" \(line) </dev/null")
        #expect(run.errors.contains(words), "\(line): \(run.errors)")
        #expect(run.status == status, "\(line): \(run.errors)")
        #expect(run.output.isEmpty, "\(line): \(run.output)")
        #expect(text("a.csv", in: folder) == Self.old, "\(line)")
        #expect(try names(in: folder) == ["a.csv"], "\(line)")
      }
    }
  }

  /// A failure that isn't the end of the run leaves the text, and converts the others.
  @Test func convertsWhatItCan() throws {
    try withFolder { folder in
      try Data("sum\nx\n7,5\n".utf8).write(to: folder.appending(path: "b.csv"))
      let run = try CommandRun("\(Self.convert) --invalid fail b.csv a.csv", "", in: folder)
      #expect(run.status == 2)
      #expect(text("b.csv", in: folder) == "sum\nx\n7.5\n")
      #expect(text("a.csv", in: folder) == Self.new)
    }
  }

  /// Whenever the process is killed, the file is the old one or the new one; and a signal that
  /// isn't `SIGKILL` leaves no other file.
  @Test func isOneOrTheOther() throws {
    var random = SeededGenerator(topic: #function)
    // Long enough to be written piece by piece.
    let rest = ";" + String(repeating: "x", count: 100) + "\n"
    let old = "sum;rest\n" + String(repeating: "1.234,50\(rest)", count: 10_000)
    let new = "sum;rest\n" + String(repeating: "1234.50\(rest)", count: 10_000)
    try withFolder { folder in
      let file = folder.appending(path: "b.csv")
      func otherNames() throws -> [String] {
        try names(in: folder).filter { $0 != "a.csv" && $0 != "b.csv" }
      }
      var counts = [old: 0, new: 0]
      for (signal, runCount) in [(SIGKILL, 100), (SIGTERM, 10), (SIGALRM, 5)] {
        for _ in 0..<runCount {
          try Data(old.utf8).write(to: file)
          // Beyond the end, it isn't killed.
          let written = Int.random(in: 0...(new.utf8.count * 5 / 4), using: &random)
          let process = Process()
          process.executableURL = Repository.command
          process.arguments = CommandRun.words(of: "\(Self.convert) b.csv")
          process.currentDirectoryURL = folder
          try process.run()
          while process.isRunning {
            let sizes = try otherNames().compactMap { name in
              let path = folder.appending(path: name).path
              return try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            }
            guard written <= new.utf8.count, sizes.contains(where: { $0 >= written }) else {
              continue
            }
            kill(process.processIdentifier, signal)
            break
          }
          process.waitUntilExit()
          let found = try #require(text("b.csv", in: folder))
          guard let count = counts[found] else {
            Issue.record("the file has \(found.utf8.count) bytes")
            return
          }
          counts[found] = count + 1
          let others = try otherNames()
          #expect(others.isEmpty || signal == SIGKILL, "\(others)")
          for other in others {
            try FileManager.default.removeItem(at: folder.appending(path: other))
          }
        }
      }
      #expect(counts.values.allSatisfy { $0 > 0 }, "\(counts.values)")
    }
  }
}
