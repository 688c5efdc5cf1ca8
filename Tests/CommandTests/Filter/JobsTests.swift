import ArgumentParser
import Foundation
import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

/// What a filter writes doesn't depend on the number of its threads, or on where its blocks end.
@Suite struct JobsTests {
  /// What a run wrote: the output, then the messages, or both in one file.
  private struct Result: Hashable {
    var code: Int32
    var output: Data
    var errors: Data
  }

  /// The files of a run, which are used again.
  private final class Files {
    private let folder: URL
    private let input: FileDescriptor
    private let output: FileDescriptor
    private let errors: FileDescriptor

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = ["input", "output", "errors"].map { name in
        FileDescriptor(
          number: open(folder.appending(path: name).path, O_RDWR | O_CREAT | O_APPEND, 0o600))
      }
      self.folder = folder
      (input, output, errors) = (files[0], files[1], files[2])
    }

    deinit {
      for file in [input, output, errors] { close(file.number) }
      try? FileManager.default.removeItem(at: folder)
    }

    func result(
      of run: FilterRun, on bytes: [UInt8], mixed: Bool, comparing detection: Detection? = nil
    ) throws -> (result: Result, detection: Detection?) {
      for file in [input, output, errors] { #expect(ftruncate(file.number, 0) == 0) }
      try bytes.withUnsafeBytes { try input.send($0) }
      lseek(input.number, 0, SEEK_SET)
      var run = run
      run.streams = FilterRun.Streams(
        input: input, output: output, errors: mixed ? output : errors)
      let result = run.input(InputName(), input, FilterOutput(output)).run(comparing: detection)
      func content(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name))
      }
      let written = Result(
        code: result.exitCode, output: try content("output"), errors: try content("errors"))
      return (written, result.detection)
    }
  }

  private static let commands: [(name: String, options: String)] = [
    ("format", "--locale de"),
    ("format", "--locale hi --field - --padding 9"),
    ("format", "--locale en --csv --field 1-"),
    ("format", "--locale de -z"),
    ("parse", "--locale de"),
    ("parse", "--locale de --lenient --csv -d; --field 2 --json"),
    ("parse", "--locale de --csv -d; --header 2"),
    ("parse", "--locale de -d→ --csv --field -"),
    ("parse", "--locale auto --csv -d;"),
    ("convert", "--from de --to en --csv -d; --field a"),
    ("convert", "--from de --to fr --field 2 --empty keep"),
    ("format", "--locale en --skip 3"),
    ("parse", "--locale de --csv --skip 2 --json"),
    ("parse", "--locale auto --csv --skip 1 --header"),
    ("parse", "--locale de --csv --fields auto"),
    ("convert", "--from auto --to en -d; --fields auto"),
    ("convert", "--from de --to en -d; --skip 1 --field a"),
    ("parse", "--locale de --csv -d; --field 2- --invalid warn --stats"),
    ("format", "--locale de --invalid ignore --stats"),
  ]

  private static func run(_ name: String, _ options: String) throws -> FilterRun {
    let words = CommandRun.words(of: options)
    return switch name {
    case "format": FilterRun(try FormatCommand.parse(words).checked.value)
    case "parse": FilterRun(try ParseCommand.parse(words).checked.value)
    default: FilterRun(try ConvertCommand.parse(words).checked.value)
    }
  }

  private static func input(_ random: inout SeededGenerator) -> [UInt8] {
    let texts = [
      "1", "1234", "-5", "1.234,50", "1,5", "1.5", "x", "", " ", ";", ";", "→", ",", "\"", "\"\"",
      "\r\n",
      "\n", "\n", "\n", "\0", "a", "\"a;\n\"", ";\"1.000,00\"", "\n1234567.5\n1\n",
    ]
    let mark = random.once(in: 4) ? "\u{FEFF}" : ""
    let header = random.pick(["", "b;a\n", "\"\nb;a\n", "c\n\nb;a\n1,5;1.000,00\n"])
    // Some files have more failures than there are hints.
    let count = random.number(below: random.once(in: 3) ? 400 : 60)
    return Array((mark + header + (0..<count).map { _ in random.pick(texts) }.joined()).utf8)
  }

  @Test func outputDoesNotDependOnThem() throws {
    var random = SeededGenerator(topic: "jobs")
    var failures = Failures(seed: Samples.seed)
    let files = try Files()
    for (name, options) in Self.commands {
      for invalid in ["abort", "fail", "warn", "ignore"] {
        let options = "\(options) --invalid \(invalid)"
        var run = try Self.run(name, options)
        if case .detected(let search, _) = run.plan.reading {
          // Comparing the conventions of all locales takes long.
          let format = search.format
          search.format = { ["de", "en", "fr", "hi"].contains($0.identifier) ? format($0) : nil }
        }
        for _ in 0..<(3 * Samples.factor) {
          let bytes = Self.input(&random)
          let mixed = random.once(in: 2)
          run.plan.settings.jobs = 1
          let blockSize = random.number(in: 1...(random.once(in: 2) ? 8 : 100))
          // A sample of the input ends with a block.
          run.blockSize = options.contains("auto") ? blockSize : 1 << 17
          let expected = try files.result(of: run, on: bytes, mixed: mixed).result
          for jobs in [1, 2, 3, 8] {
            run.plan.settings.jobs = jobs
            run.blockSize = blockSize
            let found = try files.result(of: run, on: bytes, mixed: mixed).result
            failures.expect(
              found == expected,
              "\(name) \(options), \(jobs) jobs, blocks of \(run.blockSize): "
                + String(decoding: bytes, as: UTF8.self).escaped)
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func verdictDoesNotDependOnThem() throws {
    var random = SeededGenerator(topic: "jobs of a detection")
    var failures = Failures(seed: Samples.seed)
    let files = try Files()
    for options in [["--lenient"], [], ["--csv", "-d;", "--field", "2"]] {
      let checks = try DetectCommand.parse(options).checked.value
      // Finding the conventions of all locales takes longer than comparing them.
      let detection = checks.search.startDetection()
      for _ in 0..<(8 * Samples.factor) {
        let texts = [
          "1", "1.5", "1,5", "1.234", "0.000", "0,00", "x", "1.234,5", ";", "\n", "\n", "\"",
        ]
        let bytes = Array(
          (0..<random.number(below: 80)).map { _ in random.pick(texts) }.joined().utf8)
        let reports = try [1, 2, 3, 8].map { jobs in
          var run = FilterRun(checks.plan)
          run.plan.settings.jobs = jobs
          run.blockSize = jobs == 1 ? 1 << 17 : random.number(in: 1...20)
          let (result, detection) = try files.result(
            of: run, on: bytes, mixed: false, comparing: detection)
          let found = try #require(detection)
          return "\(result.code) \(String(decoding: result.errors, as: UTF8.self))"
            + DetectionReport(detection: found, unit: run.plan.unit).text
        }
        failures.expect(
          Set(reports).count == 1,
          "\(options), \(String(decoding: bytes, as: UTF8.self).escaped): \(reports)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Another thread waits for more input.
  @Test(
    .timeLimit(.minutes(1)), .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskEndsTheRunAtOnce() throws {
    let run = try CommandRun(
      script: """
        f=$(mktemp -d)/f; mkfifo "$f"
        { yes 1234 | head -n 400000; exec sleep 100; } > "$f" &
        "$0" format --jobs 3 < "$f" > /dev/full; echo $?
        kill $!; rm -r "${f%/f}"
        """)
    #expect(run.output == "1\n")
    #expect(run.errors == "error: standard output: No space left on device\n")
  }

  /// Whatever is written when Ctrl-C comes is the start of the whole output.
  @Test(.timeLimit(.minutes(1)))
  func anInterruptLeavesTheStartOfTheOutput() throws {
    // With job control, the shell lets background jobs be interrupted.
    let script = """
      set -m; d=$(mktemp -d); mkfifo "$d/f"
      { seq 1 400000; exec sleep 100; } > "$d/f" & input=$!
      "$0" format --locale en --jobs 3 < "$d/f" > "$d/o" & command=$!
      until [ "$(wc -c < "$d/o")" -gt 2000000 ]; do :; done
      kill -INT $command; wait $command; echo $?; kill $input
      seq 1 400000 | "$0" format --locale en --jobs 1 | head -c "$(wc -c < "$d/o")" |
        cmp - "$d/o" && echo same
      rm -r "$d"
      """
    let run = try CommandRun(
      program: ["bash", "-c", script, Repository.command.path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.output == "130\nsame\n")
  }
}
