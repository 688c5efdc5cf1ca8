import Foundation
import TestSupport
import Testing

/// CONTRIBUTING.md and the list of decisions send readers to pages that exist.
@Suite struct ContributingTests {
  @Test func everyNamedFileExists() throws {
    let guide = try String(
      contentsOf: URL(filePath: Repository.path("CONTRIBUTING.md")), encoding: .utf8)
    let names = Set(guide.matches(of: /`([\w+]+\.swift)`/).map { String($0.1) })
    #expect(names.count > 15)
    var files: Set<String> = ["Package.swift"]
    for folder in ["Sources", "Tests", "Examples", "Web", "Tools", "Fuzz"] {
      let paths = FileManager.default.enumerator(atPath: Repository.path(folder))
      for case let path as String in try #require(paths) {
        files.insert(URL(filePath: path).lastPathComponent)
      }
    }
    #expect(names.subtracting(files) == [])
  }

  @Test func everyDecisionIsListedByItsTitle() throws {
    let folder = URL(filePath: Repository.path("Decisions"))
    let list = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("0")
    }
    #expect(names.count > 15)
    for name in names.sorted() {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let title = page.prefix { $0 != "\n" }.trimmingPrefix("# ")
      #expect(list.contains("- [\(title)](\(name))"), "\(name)")
    }
  }
}
