import Foundation

/// The files of the checkout.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sorted paths of the fixture files from the root.
  static let fixtures: [String] = {
    let folder = root.appending(path: "Fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted().map { "Fixtures/\($0)" }
  }()

  static func path(_ name: String) -> String {
    root.appending(path: name).path
  }
}
