import Foundation
import TestSupport
import Testing

/// CONTRIBUTING.md sends readers to files that exist.
@Suite struct ContributingTests {
  @Test func everyNamedFileExists() throws {
    let guide = try String(
      contentsOf: URL(filePath: Repository.path("CONTRIBUTING.md")), encoding: .utf8)
    let names = Set(guide.matches(of: /`([\w+]+\.swift)`/).map { String($0.1) })
    #expect(names.count > 15)
    var files: Set<String> = ["Package.swift"]
    for folder in ["Sources", "Tests", "Examples"] {
      let paths = FileManager.default.enumerator(atPath: Repository.path(folder))
      for case let path as String in try #require(paths) {
        files.insert(URL(filePath: path).lastPathComponent)
      }
    }
    #expect(names.subtracting(files) == [])
  }
}
