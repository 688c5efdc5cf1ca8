import Foundation
import TestSupport
import Testing

/// An article whose code is that of a test.
///
/// The test runs the code and keeps what it prints; then every block of code in the article has to
/// stand in the test's file as it is, and what was printed has to be what the article says behind
/// each `print`.
final class Guide {
  private let article: [Substring]
  private let source: [Substring]
  private var printed: [String] = []

  /// Reads the article `name` of the documentation, and the file of the test.
  convenience init(_ name: String, file: String = #filePath) throws {
    try self.init(page: "Sources/LiveNumber/LiveNumber.docc/\(name).md", file: file)
  }

  /// Reads the page at a path of the repository, and the file of the test.
  init(page: String, file: String = #filePath) throws {
    article = try Self.lines(of: Repository.path(page))
    source = try Self.lines(of: file)
  }

  /// What the code of the article calls to show something.
  ///
  /// Blanks of any kind are plain ones in the article, where nobody would see which they are.
  func print(_ value: Any) {
    printed.append(String("\(value)".map { $0.isWhitespace ? " " : $0 }))
  }

  /// Compares the article with the code that was run.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let blocks = blocks()
    #expect(!blocks.isEmpty, sourceLocation: sourceLocation)
    for block in blocks {
      let stands = source.indices.contains {
        Self.dedented(source[$0...].prefix(block.count)) == block
      }
      #expect(
        stands, "not in the test:\n\(block.joined(separator: "\n"))", sourceLocation: sourceLocation
      )
    }
    let promised = blocks.joined().compactMap { line -> String? in
      guard line.contains("print("), let comment = line.range(of: " // ") else { return nil }
      return String(line[comment.upperBound...])
    }
    #expect(printed == promised, sourceLocation: sourceLocation)
  }

  /// The cells of the article's tables.
  var rows: [[String]] {
    article.filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The article's blocks of Swift, which are indented in lists.
  ///
  /// Those that begin with an import are programs for Apple's systems, which `make lint`
  /// type-checks.
  private func blocks() -> [[Substring]] {
    var blocks: [[Substring]] = []
    var block: [Substring]?
    for line in article {
      let fence = line.drop { $0 == " " }
      if fence == "```swift" {
        block = []
      } else if fence == "```" {
        if let block, block.first?.hasPrefix("import ") != true {
          blocks.append(Self.dedented(block[...]))
        }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// Lines without the blanks that all of them begin with.
  private static func dedented(_ lines: ArraySlice<Substring>) -> [Substring] {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }
  }

  private static func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
