import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import numfmt_live

/// Each command that is printed is one for the command's own parser, and for the shells that people
/// paste it into, whatever is in the file.
@Suite struct PrintedCommandTests {
  /// Texts with a meaning for a shell or a parser, or without a form of their own on a terminal.
  private static let pieces: [[UInt8]] =
    [
      "-", "--", "---", "=", "==", "'", "\"", "\\", "\\\\", "`", "$", "$(x)", "${x}", "!", "*", "?",
      "~", "%", "%self", "#", "&", ";", "|", " | ", ">", "<", "(", ")", "[", "]", "{a,b}", "^", ",",
      " ", ".", ":", "\t", "\r", "\n", "\u{1B}[2J", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}",
      "\u{2029}", "\u{301}", "e\u{301}", "\u{338}", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{A0}",
      "\u{202F}", "\u{FFFD}", "\u{AD}", "é", "राशि", "金額", "a", "B", "help", "field", "\u{1F600}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80, 0xBF]]

  private static func text(_ maximumCount: Int, using random: inout SeededGenerator) -> [UInt8] {
    (0..<random.number(in: 1...maximumCount)).flatMap { _ in random.pick(pieces) }
  }

  /// A table with random names, and random marks among the numbers of two columns.
  private struct Table {
    let rows: [[[UInt8]]]
    let delimiter: String

    init(using random: inout SeededGenerator) {
      delimiter = random.pick([";", ",", "\t", "|"])
      let names = (0..<3).map { _ in
        random.once(in: 4) ? Array("sum".utf8) : text(4, using: &random)
      }
      let marks = (0..<2).map { _ in
        text(2, using: &random).filter { !$0.isDigit && !$0.isLetter && $0 > 0x20 }
      }
      var rows = [names]
      for row in 0..<random.number(in: 4...7) {
        var cells = [[], Array("x".utf8), []] as [[UInt8]]
        for column in [0, 2] {
          let number = "\(random.number(in: 1...9))\(random.digits(3)),\(random.digits(2))"
          cells[column] =
            row > 1 && random.once(in: 3) ? marks[column / 2] : Array(number.utf8)
        }
        rows.append(cells)
      }
      self.rows = rows
    }

    /// The file, in which the numbers of some columns are plain.
    func bytes(converting columns: [Int] = []) -> [UInt8] {
      var bytes: [UInt8] = []
      for row in rows {
        for (column, cell) in row.enumerated() {
          if column > 0 { bytes += Array(delimiter.utf8) }
          let isNumber = cell.first?.isDigit == true && columns.contains(column)
          let text = isNumber ? cell.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 } : cell
          let mark = UInt8(ascii: "\"")
          bytes += [mark] + text.flatMap { $0 == mark ? [mark, mark] : [$0] } + [mark]
        }
        bytes.append(.lineFeed)
      }
      return bytes
    }
  }

  /// The table and the options of a run of `detect`, and the commands that it prints.
  private struct Run {
    var table: Table
    var commands: [String]
  }

  private func runs(using random: inout SeededGenerator) throws -> [Run] {
    try (0..<(24 * Samples.factor)).map { _ in
      let table = Table(using: &random)
      var options: [String] = []
      for option in ["--strip-suffix", "--strip-prefix"] where random.once(in: 6) {
        let text = String(decoding: Self.text(2, using: &random), as: UTF8.self)
        // A shell removes line ends at the end of what a command prints.
        if !text.hasSuffix("\n"), text.utf8.last != 0x0A { options.append("\(option)=\(text)") }
      }
      let run = try CommandRun(["detect", "--json"] + options, input: Data(table.bytes()))
      guard run.status != 64 else { return Run(table: table, commands: []) }
      let report = try JSONDecoder().decode(FollowedAdviceTests.Report.self, from: run.data)
      return Run(
        table: table,
        commands: [report.command].compactMap(\.self) + (report.choices ?? []).map(\.command))
    }
  }

  /// The options that errors about random texts advise, with their command.
  private func advisedCommands(using random: inout SeededGenerator) throws -> [String] {
    let texts = (0..<(40 * Samples.factor)).map { _ in
      let text = String(decoding: Self.text(2, using: &random), as: UTF8.self)
      return Bool.random(using: &random) ? "5\(text)" : "\(text)5"
    }
    let run = try CommandRun(
      ["parse", "--locale", "en", "--invalid", "warn", "--"] + texts)
    return run.errors.matches(of: /; try (--.+)\.\n|, try (--.+)\.\n/).compactMap { match in
      guard let options = match.1 ?? match.2, !options.contains(" or ") else { return nil }
      return "numfmt-live parse --locale en \(options)"
    }
  }

  @Test func areWhatParserAndShellsRead() throws {
    var random = SeededGenerator(topic: #function)
    let runs = try runs(using: &random)
    let advised = try advisedCommands(using: &random)
    let commands = runs.flatMap(\.commands) + advised
    #expect(runs.flatMap(\.commands).count > runs.count / 2, "\(commands.count)")
    #expect(advised.count > 2)
    var failures = commands.filter(hasHiddenCharacter).map { "hidden: \($0.debugDescription)" }
    let words = try words(of: commands, in: "/bin/sh")
    for shell in Self.shells.dropFirst() where try self.words(of: commands, in: shell) != words {
      for command in commands
      where try self.words(of: [command], in: shell) != self.words(of: [command], in: "/bin/sh") {
        failures.append("\(shell): \(command)")
      }
    }
    for arguments in words {
      do {
        _ = try NumfmtLive.parseAsRoot(arguments.map { String(decoding: $0, as: UTF8.self) })
      } catch {
        failures.append(
          "\(NumfmtLive.fullMessage(for: error)): "
            + arguments.map { String(decoding: $0, as: UTF8.self) }.debugDescription)
      }
    }
    for run in runs { failures += try self.failures(of: run) }
    #expect(
      failures.isEmpty,
      "\(Samples.seed): \(failures.count), \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// Returns which commands for a table don't run, or change anything but numbers.
  private func failures(of run: Run) throws -> [String] {
    let input = Data(run.table.bytes())
    let outputs = [[0], [2], [0, 2]].map { Data(run.table.bytes(converting: $0)) }
    return try run.commands.compactMap { command in
      let next = try FollowedAdviceTests.follow(command, input)
      let isQuestion = command.hasPrefix("numfmt-live detect")
      let isRight = isQuestion ? next.status != 64 : next.status == 0 && outputs.contains(next.data)
      return isRight ? nil : "\(command): \(next.errors)\n\(next.output)\n\(input.debugText)"
    }
  }

  /// Returns whether a text has a character that a terminal doesn't show as it is, or U+FFFD.
  private func hasHiddenCharacter(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .spacingMark,
        .enclosingMark, .unassigned, .privateUse:
        true
      case .spaceSeparator: scalar != " "
      default: scalar == "\u{FFFD}"
      }
    }
  }

  // MARK: - Shells

  /// The shells that are installed; `sh` and `bash` are everywhere.
  private static let shells =
    ["/bin/sh", "bash", "zsh", "fish"].compactMap { name in
      let folders = ["", "/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
      return folders.map { $0 + name }.first(where: FileManager.default.isExecutableFile)
    }

  /// Returns the words that the command is given in each of some command lines, and in each of
  /// their pipes.
  private func words(of commands: [String], in shell: String) throws -> [[[UInt8]]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, output) = (folder.appending(path: "numfmt-live"), folder.appending(path: "words"))
    // A command of a pipe waits for the one before it.
    let script = """
      #!/bin/sh
      cat >/dev/null
      for word do printf 'w%s\\0' "$word"; done >>'\(output.path)'
      printf '\\0' >>'\(output.path)'
      """
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let file = folder.appending(path: "script")
    try Data((commands.joined(separator: "\n") + "\n").utf8).write(to: file)
    let noSettings =
      shell.hasSuffix("zsh") ? ["-f"] : shell.hasSuffix("fish") ? ["--no-config"] : []
    let run = try CommandRun(
      program: [shell] + noSettings + [file.path],
      environment: ["PATH": "\(folder.path):/usr/bin:/bin", "HOME": folder.path])
    #expect(run.errors.isEmpty, "\(shell): \(run.errors)")
    let words = try Data(contentsOf: output).split(separator: 0, omittingEmptySubsequences: false)
    return words.split { $0.isEmpty }.map { $0.map { Array($0.dropFirst()) } }
  }
}

extension Data {
  fileprivate var debugText: String { String(decoding: self, as: UTF8.self).debugDescription }
}
