import Foundation
import TestSupport

extension Repository {
  /// The sorted paths of the fixture files from the root.
  static let fixtures: [String] = {
    let names = FileManager.default.enumerator(atPath: path("Fixtures"))?
      .compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted().map { "Fixtures/\($0)" }
  }()
}
