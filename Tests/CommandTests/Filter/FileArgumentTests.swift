import Foundation
import Testing

/// Files as arguments, in a folder of their own.
@Suite struct FileArgumentTests {
  /// The files, each with a header of its own.
  static let files = [
    "day.csv": "day;sum\n1;1,50\n2;2,50\n", "other.csv": "day;sum\n3;3,50\n",
    "wrong.csv": "day;sum\n4;abc\n", "2024": "7,5\n", "2024.csv": "8,5\n", "-x.csv": "9,5\n",
    "a b.csv": "sum\n1,5\n", "1.csv": "1,5\n2,5", "a2024": "7",
    "asked.csv": "a;b\n1.234;2,5\nx;y\n", "marked.txt": "\u{FEFF}7,5\n",
  ]

  static let table = "--csv --field 2 --header=1"

  static let cases: [CommandCase] = [
    // A file is read, and a number is one, whatever files exist.
    .init("parse --locale de \(table) day.csv", "", "day;sum\n1;1.50\n2;2.50\n"),
    .init("parse --locale de 2024.csv", "", "8.5\n"),
    .init("parse --locale de 2024", "", "2024\n"),
    .init("parse --locale de ./2024", "", "7.5\n"),
    .init("format --locale de 1.5 2024", "", "1,5\n2.024\n"),
    .init(
      "convert --from de --to en --csv --field auto day.csv", "", "day;sum\n1;1.50\n2;2.50\n",
      errors: ["note"], status: 0),
    .init("parse --locale de ./-x.csv", "", "9.5\n"),
    .init("parse --locale de -- 2024.csv", errors: ["argument 1"]),
    .init("parse --locale de --csv -- day.csv", errors: ["isn't a digit"]),
    // Each of several is read whole, with its own header, and `-` is standard input.
    .init(
      "parse --locale de \(table) day.csv other.csv", "",
      "day;sum\n1;1.50\n2;2.50\nday;sum\n3;3.50\n"),
    .init(
      "parse --locale de \(table) other.csv - other.csv", "day;sum\n5;5,50\n",
      "day;sum\n3;3.50\nday;sum\n5;5.50\nday;sum\n3;3.50\n"),
    .init("parse --locale de -", "1,5\n", "1.5\n"),
    // The mark of a file isn't in the middle of the output.
    .init("parse --locale de marked.txt marked.txt", "", "\u{FEFF}7.5\n7.5\n"),
    // A header without the name ends what is made of its file, and not the run.
    .init(
      "parse --locale de --csv --field sum day.csv 1.csv other.csv", "",
      "day;sum\n1;1.50\n2;2.50\nday;sum\n3;3.50\n",
      errors: ["1.csv, line 1: no field is named \"sum\""], status: 2),
    // A number at the end of a file isn't the start of one in the next file.
    .init("parse --locale de 1.csv 2024.csv", "", "1.5\n2.5\n8.5\n"),
    .init("parse --locale de 2024.csv 1.csv", "", "8.5\n1.5\n2.5"),
    .init("parse --locale de --csv -d; --field 1 - 1.csv", "7,5;x", "7.5;x\n1.5\n2.5"),
    // A message names the file, and the worst exit code is the run's.
    .init(
      "parse --locale de \(table) wrong.csv other.csv", "", "day;sum\n",
      errors: ["error: wrong.csv, line 2"]),
    .init(
      "parse --locale de \(table) --invalid warn wrong.csv other.csv", "",
      "day;sum\n4;abc\nday;sum\n3;3.50\n", errors: ["warning: wrong.csv, line 2"], status: 0),
    .init(
      "parse --locale de \(table) --invalid fail wrong.csv other.csv", "",
      "day;sum\n4;abc\nday;sum\n3;3.50\n", errors: ["error: wrong.csv, line 2"]),
    .init("parse --locale de \(table) wrong.csv", "", "day;sum\n", errors: ["error: line 2"]),
    .init(
      "parse --locale de --csv --field sum dya", errors: ["there's no file \"dya\""], status: 64),
    .init(
      "parse --locale de no\u{1B}.csv",
      errors: ["there's no file \"noU+001B.csv\""], status: 64),
    // Objects name the file, too.
    .init(
      "parse --locale de --json 2024.csv a2024", "",
      #"{"file": "2024.csv", "input": "8,5", "value": "8.5", "status": "ok", "code": null, "#
        + #""offset": null, "length": null, "message": null}"# + "\n"
        + #"{"file": "a2024", "input": "7", "value": "7", "status": "ok", "code": null, "#
        + #""offset": null, "length": null, "message": null}"# + "\n"),
    .init("detect -x.csv", errors: ["for the file, write ./-x.csv"], status: 64),
    // What can't be read is an error that says so.
    .init(
      "detect 1,5.csv", errors: ["there's no file \"1,5.csv\"", "write -- before it"], status: 64),
    .init("parse --locale de --csv loop.csv", errors: ["error: loop.csv: "], status: 1),
    .init("parse --locale de ./folder", errors: ["\"./folder\" is a folder"], status: 64),
    .init("parse --locale de folder", errors: ["\"folder\" is a folder"], status: 64),
    .init(
      "detect -- 1,5.csv", "",
      "no numbers found\nno convention reads argument 1, \"1,5.csv\"\n", status: 2),
    .init(
      "parse --locale de day.csv 5",
      errors: ["\"day.csv\" is a file, and \"5\" isn't one", "-- before them"], status: 64),
    .init("parse --csv --header day.csv", errors: ["write --header 1 before it"], status: 64),
    // A dry run has a line of its own for each file.
    .init(
      "parse --locale de \(table) --dry-run day.csv other.csv", "",
      """
      day.csv: 2 of 2 numbers would change:
        line 2, field 2: "1,50" becomes "1.50"
        line 3, field 2: "2,50" becomes "2.50"
      other.csv: 1 of 1 number would change:
        line 2, field 2: "3,50" becomes "3.50"

      """),
  ]

  @Test func readsFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "loop.csv").path, withDestinationPath: "loop.csv")
    for row in Self.cases { try row.check(in: folder) }

    // Each printed command reads its file as it's written, in a shell.
    let run = try CommandRun(
      "detect day.csv 'a b.csv' ./-x.csv asked.csv -", "x;y\n1;2,5\n", in: folder)
    #expect(run.status == 2, "\(run.errors)")
    let blocks = run.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(
      blocks.map(\.first) == [
        "day.csv:", "a b.csv:", "./-x.csv:", "asked.csv:", "standard input:",
      ])
    let printed = blocks.map { lines in
      lines.filter { $0.hasPrefix("  numfmt-live ") }.map { $0.dropFirst("  numfmt-live ".count) }
    }
    #expect(printed.map(\.count) == [1, 1, 0, 3, 1], "\(printed)")
    for (commands, result) in zip(printed, ["day;sum\n1;1.50\n2;2.50\n", "sum\n1.5\n"]) {
      for command in commands {
        let read = try CommandRun(
          script: "cd '\(folder.path)'; \"$0\" \(command)")
        #expect(read.output == result, "\(command): \(read.errors)")
        // As its last line says for people.
        let converted = command.replacing("parse --locale", with: "convert --to fr --from")
        let people = try CommandRun(script: "cd '\(folder.path)'; \"$0\" \(converted)")
        #expect(people.output == result.replacing(".", with: ","), "\(converted): \(people.errors)")
      }
    }
  }
}
