import ArgumentParser
import Foundation
import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

/// No command that `detect` is sure of changes a name that isn't written as the numbers below it.
@Suite struct RandomHeaderTests {
  @Test func namesStayAsTheyAre() throws {
    var random = SeededGenerator(topic: "headers")
    var failures = Failures(seed: Samples.seed)
    let reader = try Reader()
    defer { reader.remove() }
    var (sureCount, dataCount) = (0, 0)
    for _ in 0..<(400 * Samples.factor) {
      let table = RandomHeader(using: &random)
      guard let report = try reader.report(of: table.text), report.isDecided,
        let command = report.command
      else { continue }
      sureCount += 1
      guard report.header == .absent else { continue }
      dataCount += 1
      let others = table.names.indices.filter { index in
        let form = table.names[index].form
        return !table.names[index].text.isEmpty && form != .integer
          && !(form.map(table.forms(ofColumn: index).contains) ?? false)
      }
      guard !others.isEmpty else { continue }
      let run = try FollowedAdviceTests.follow(command, Data(table.text.utf8))
      let names = run.output.prefix { $0 != "\n" }.components(separatedBy: ";")
      guard run.status == 0, names.count == table.names.count else {
        failures.add("\(command): \(run.errors)\n\(table.text)")
        continue
      }
      for index in others {
        let name = table.names[index].text
        failures.expect(
          names[index] == name,
          "\"\(name)\" becomes \"\(names[index])\": \(command)\n\(table.text)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(sureCount > dataCount && dataCount > 0)
  }

  /// A reader of tables in a file, which are read in this process.
  private struct Reader {
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let search: ConventionSearch

    init() throws {
      search = try ConventionSearch(StyleOptions.parse([]), mode: .strict)
    }

    func report(of text: String) throws -> TableReport? {
      try Data(text.utf8).write(to: file)
      let descriptor = try FileDescriptor(readingFrom: file.path)
      let input = FilterInput(descriptor)
      defer { close(descriptor.number) }
      let known = FileShape.Known(
        skipCount: 0, layouts: FileShape.layouts, comment: nil, isTable: false)
      let shape = try FileShape(of: input, known)
      guard shape.problem == nil, let layout = shape.layout else { return nil }
      return TableReport(try TableDetection(input, shape, layout, search, hasHeader: nil))
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
  }
}
